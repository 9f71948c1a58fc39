import type { BadExpense, BadExpenseInput } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';
import { fundBody, type FundValues } from '../../kit/document/funds/fund.ts';

/** Who bears a loss: the customer's debt is written off, or a fund paid. */
export type Bearer = 'debt' | 'fund';

/** What is entered about a loss. */
export interface LossValues extends FundValues {
  Kind: BadExpenseInput['Kind'] | null;
  Bearer: Bearer | null;
  CustomerID: number | null;
  /** Name and debt of the chosen customer, for the confirmation. */
  CustomerName: string;
  CustomerDebt: number;
  CardDataID: number | null;
  ScheduleID: number | null;
  /** What the write-off makes of the commission of the chosen order, for the confirmation. */
  CommissionNote: string;
  Amount: number | null;
  /** ISO date; never in the future. */
  Date: string;
  Reason: string;
}

/** What is sent of a new loss: a fund only where one paid. */
export function lossBody({ Kind, Bearer, CardDataID, ScheduleID, Amount, Date, Reason, ...fund }: LossValues) {
  return {
    Kind: Kind ?? 4,
    Amount: Amount ?? 0,
    Date,
    Reason,
    ...(CardDataID && { CardDataID }),
    ...(ScheduleID && { ScheduleID }),
    ...(Bearer === 'fund' && { Fund: fundBody(fund) }),
  } satisfies BadExpenseInput;
}

/** Names whose loss it is: customer, card, order; else what happened. */
export function lossName({ CustomerName, CardLast4, ScheduleCode, Reason }: BadExpense): string {
  return joined(CustomerName, CardLast4 && `thẻ ···${CardLast4}`, ScheduleCode) || Reason;
}
