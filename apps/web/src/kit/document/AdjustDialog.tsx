import { Notice } from '@so-the/ui';
import { reasonRule } from '../form/fieldRules.ts';
import { formFields } from '../form/formFields.tsx';
import { ADJUST_REASON_LENGTH } from './adjustReason.ts';
import type { MoneyFacts } from './ConfirmFacts.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';

interface AdjustValues {
  Amount: number | null;
  Reason: string;
}

const Field = formFields<AdjustValues>();

/** The amount of an adjustment: never 0, of either sign. */
export interface AdjustedAmount {
  label: string;
  /** What each sign means. */
  hint: string;
  /** What the field starts with, in đồng. Default: nothing. */
  start?: number;
  /** Why an amount cannot be, in Vietnamese. Default: any but 0 can. */
  rule?: (amount: number) => string | undefined;
}

/** Props of {@link AdjustDialog}. */
export interface AdjustDialogProps {
  /** Names the form and its confirmation: "Điều chỉnh tiền về". */
  title: string;
  /** Names what is typed, and about whom. */
  draft: string;
  /** Whose figure is adjusted. */
  party: string;
  /** Where the amount goes in the books. Default "Không qua quỹ". */
  fund?: string;
  /** The figure before and after an amount, in đồng. */
  debt: (amount: number) => MoneyFacts['debt'];
  amount: AdjustedAmount;
  /** The write that a second person may have to approve, by its amount. Default: it needs nobody. */
  second?: (amount: number) => MoneyFacts['second'];
  /** What to do instead, above the fields. Default: nothing is said. */
  notice?: string;
  /** Sends amount and reason under a key; rejects with what the server refuses. */
  send: (amount: number, reason: string, idempotencyKey: string) => Promise<unknown>;
  /** What is told once it is sent. */
  done: string | (() => string);
  onClose: () => void;
}

/** Changes a figure without money, for a reason of at least ten characters that stays with it (domain §3 Debt). */
export function AdjustDialog({
  party,
  fund = 'Không qua quỹ',
  debt,
  second,
  amount,
  notice,
  ...props
}: AdjustDialogProps) {
  const { label, hint, start = null, rule } = amount;
  return (
    <MoneyDialog<AdjustValues>
      {...props}
      values={{ Amount: start, Reason: '' }}
      facts={({ Amount, Reason }) => ({
        party,
        amount: Amount ?? 0,
        fund,
        debt: debt(Amount ?? 0),
        second: second?.(Amount ?? 0),
        note: `Lý do: ${Reason.trim()}`,
      })}
      send={({ Amount, Reason }, idempotencyKey) => props.send(Amount ?? 0, Reason, idempotencyKey)}
    >
      {notice !== undefined && <Notice tone="info">{notice}</Notice>}
      <Field.Money
        name="Amount"
        label={label}
        hint={hint}
        allowNegative
        rule={(typed) => (typed === 0 ? 'Số tiền phải khác 0' : rule?.(typed))}
        required
      />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}
