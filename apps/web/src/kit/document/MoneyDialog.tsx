import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ConfirmMoney, FormDialog, Notice, type ConfirmMoneyProps, type FormDialogProps } from '@so-the/ui';
import { FieldRailsContext } from '../form/fieldRails.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { useMoneyForm, type MoneyFormOptions } from './useMoneyForm.ts';

/** What the confirmation repeats: who, how much, which fund, what becomes of the debt; and the reason it asks for. */
export interface MoneyFacts extends Pick<
  ConfirmMoneyProps,
  'party' | 'amount' | 'fund' | 'fundLabel' | 'balance' | 'debt' | 'warnings' | 'reason'
> {
  /** Anything else worth knowing, in a sentence. */
  note?: string;
}

/** The reason the server asks for when money is unusual: five characters, as for every cancel. */
export const WHY = { label: 'Lý do', minLength: 5 } as const;

/** Props of {@link MoneyDialog}. */
export interface MoneyDialogProps<Values extends FieldValues> extends Omit<MoneyFormOptions<Values>, 'onDone'> {
  /** Names the form and its confirmation: "Thu tiền khách". */
  title: string;
  /** What checked values mean, for the confirmation, which was asked for at `askedAt` in milliseconds. */
  facts: (values: Values, askedAt: number) => MoneyFacts;
  /** Called once the money has moved, or the person closes the form. */
  onClose: () => void;
  /** Width of the form. Default `medium`. */
  size?: FormDialogProps['size'];
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

/**
 * The one way money is moved on a screen: a form, a confirmation that repeats everything, one sending, a toast. A refusal
 * or a lost answer is shown in the confirmation; going back finds everything as it was typed.
 */
export function MoneyDialog<Values extends FieldValues>(props: MoneyDialogProps<Values>) {
  const { title, facts, onClose, size, children } = props;
  const leaving = useRef(false);
  const close = () => {
    leaving.current = true;
    onClose();
  };
  const { form, rails, asked, ask, back, confirm, needsReason, restored } = useMoneyForm({ ...props, onDone: close });
  const dirty = form.formState.isDirty;
  const factsOf = ({ values, at, warnings }: NonNullable<typeof asked>): MoneyFacts => {
    const told = facts(values, at);
    const reason = told.reason ?? (needsReason ? WHY : undefined);
    return { ...told, reason, warnings: [...warnings, ...(told.warnings ?? [])] };
  };
  return (
    <>
      <FormDialog title={title} size={size} dirty={dirty} submitLabel="Tiếp tục" onSubmit={ask} onClose={close}>
        <LeaveGuard when={dirty} passing={leaving} />
        {restored && (
          <Notice tone="info">
            Đã khôi phục nội dung bạn nhập trước khi phiên đăng nhập hết hạn. Chưa có khoản tiền nào được ghi.
          </Notice>
        )}
        <FieldRailsContext value={rails}>
          <FormProvider {...form}>{children}</FormProvider>
        </FieldRailsContext>
      </FormDialog>
      {asked && <ConfirmFacts title={title} facts={factsOf(asked)} onConfirm={confirm} onClose={back} />}
    </>
  );
}

/** Props of {@link ConfirmFacts}. */
export interface ConfirmFactsProps extends Omit<ConfirmMoneyProps, Exclude<keyof MoneyFacts, 'reason'> | 'children'> {
  facts: MoneyFacts;
}

/** The confirmation of a money call, its note included. */
export function ConfirmFacts({ facts, ...props }: ConfirmFactsProps) {
  const { note, ...repeated } = facts;
  return (
    <ConfirmMoney {...props} {...repeated} reason={props.reason ?? facts.reason}>
      {note && <p>{note}</p>}
    </ConfirmMoney>
  );
}
