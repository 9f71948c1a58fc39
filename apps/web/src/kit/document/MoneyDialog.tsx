import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '@so-the/ui';
import { EngineFields } from '../form/EngineFields.tsx';
import { ConfirmFacts, type MoneyFacts } from './ConfirmFacts.tsx';
import { LockedDayNotice } from './LockedDayNotice.tsx';
import { useAskedFacts } from './useAskedFacts.ts';
import { useMoneyForm, type MoneyForm, type MoneyFormOptions } from './useMoneyForm.ts';

/** Props of {@link MoneyDialog}. */
export interface MoneyDialogProps<Values extends FieldValues> extends MoneyFormOptions<Values> {
  /** Names the form and its confirmation: "Thu tiền khách". */
  title: string;
  /** What checked values mean, for the confirmation, which was asked for at `askedAt` in milliseconds. */
  facts: (values: Values, askedAt: number) => MoneyFacts;
  /** It posts on an open day: false for what may be entered while the day is closed, as a count. Default true. */
  postsToday?: boolean;
  /** Width of the form. Default `medium`. */
  size?: FormDialogProps['size'];
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

/**
 * The one way money is moved on a screen: a form, a confirmation that repeats everything, one sending, a toast. A refusal,
 * a fault or a lost answer is shown in the confirmation; going back finds everything as it was typed, and the focus at the
 * first field with a fault.
 */
export function MoneyDialog<Values extends FieldValues>(props: MoneyDialogProps<Values>) {
  const { title, facts, size, postsToday, children, ...options } = props;
  const money = useMoneyForm(options);
  const told = useAskedFacts(money, facts, options.draft);
  return (
    <>
      <MoneyFormDialog title={title} size={size} postsToday={postsToday} money={money}>
        {children}
      </MoneyFormDialog>
      {told && <ConfirmFacts title={title} facts={told} onConfirm={money.confirm} onClose={money.back} />}
    </>
  );
}

/** Props of {@link MoneyFormDialog}. */
export interface MoneyFormDialogProps<Values extends FieldValues> extends Pick<
  MoneyDialogProps<Values>,
  'title' | 'size' | 'postsToday' | 'children'
> {
  money: MoneyForm<Values>;
}

/** All fields of a money form in a dialog; Enter asks for confirmation. */
export function MoneyFormDialog<Values extends FieldValues>(props: MoneyFormDialogProps<Values>) {
  const { title, size, postsToday = true, children, money } = props;
  const { engine, ask } = money;
  return (
    <FormDialog
      title={title}
      size={size}
      dirty={engine.form.formState.isDirty}
      submitLabel="Tiếp tục"
      onSubmit={ask}
      onClose={engine.close}
    >
      {postsToday && <LockedDayNotice />}
      <EngineFields engine={engine}>{children}</EngineFields>
    </FormDialog>
  );
}
