import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '@so-the/ui';
import { EngineFields } from '../form/EngineFields.tsx';
import { useTextDraft } from '../form/useTextDraft.ts';
import { ConfirmFacts, WHY, type MoneyFacts } from './ConfirmFacts.tsx';
import { useMoneyForm, type MoneyFormOptions } from './useMoneyForm.ts';

/** Props of {@link MoneyDialog}. */
export interface MoneyDialogProps<Values extends FieldValues> extends MoneyFormOptions<Values> {
  /** Names the form and its confirmation: "Thu tiền khách". */
  title: string;
  /** What checked values mean, for the confirmation, which was asked for at `askedAt` in milliseconds. */
  facts: (values: Values, askedAt: number) => MoneyFacts;
  /** Width of the form. Default `medium`. */
  size?: FormDialogProps['size'];
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

/**
 * The one way money is moved on a screen: a form, a confirmation that repeats everything, one sending, a toast. A fault
 * of a field leads back to it; a refusal or a lost answer is shown in the confirmation; going back finds everything as it
 * was typed.
 */
export function MoneyDialog<Values extends FieldValues>(props: MoneyDialogProps<Values>) {
  const { title, facts, size, children, ...options } = props;
  const { engine, asked, ask, back, confirm, needsReason } = useMoneyForm(options);
  const reasonDraft = useTextDraft(`${options.draft}/reason`);
  const factsOf = ({ values, at, warnings }: NonNullable<typeof asked>): MoneyFacts => {
    const told = facts(values, at);
    const reason = told.reason ?? (needsReason ? WHY : undefined);
    return {
      ...told,
      reason: reason && { ...reason, ...reasonDraft },
      warnings: [...warnings, ...(told.warnings ?? [])],
    };
  };
  return (
    <>
      <FormDialog
        title={title}
        size={size}
        dirty={engine.form.formState.isDirty}
        submitLabel="Tiếp tục"
        onSubmit={ask}
        onClose={engine.close}
      >
        <EngineFields engine={engine}>{children}</EngineFields>
      </FormDialog>
      {asked && <ConfirmFacts title={title} facts={factsOf(asked)} onConfirm={confirm} onClose={back} />}
    </>
  );
}
