import { labelOf, methodOptions, type ScheduleHistory } from '@so-the/api-client';
import { changeOf } from '../../../kit/document/funds/cashGiven.ts';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';

/** Money that the customer paid on an order, as the receipt tells it. */
export interface ReceiptPayment {
  /** đồng. */
  amount: number;
  /** Where it went: "Tiền mặt", an account, or the POS that the card was swiped on. */
  into: string;
  /** Cash that was handed over for all that was paid with it, in đồng; undefined where nobody noted it. */
  given: number | undefined;
  /** What was given back of it, in đồng. */
  back: number | undefined;
  /** When, as the wire has it. */
  at: string;
  /** Who took it. */
  by: string | undefined;
}

/** Kinds of a debt document that are money from the customer: paid, and paid by card. */
const PAID: ReadonlySet<number> = new Set([1, 2]);

/** What the customer paid on an order, oldest first: money in the order, and what payments of the debt brought to it. What waits or was cancelled is not paid. */
export function receiptPayments(scheduleId: number, history: ScheduleHistory): ReceiptPayment[] {
  const collected = history.TopUps.filter(({ Status }) => Status === LINE_STATUS.done).map((line) => ({
    amount: line.Amount,
    into: line.BankCardName ?? labelOf(methodOptions, line.Method),
    given: line.CashGiven,
    back: backOf(line.Amount, line.CashGiven),
    at: line.PaidAt,
    by: line.CreatedByName,
  }));
  const debts = history.Adjustments.filter(({ Kind, CancelReason }) => PAID.has(Kind) && !CancelReason).map(
    ({ Amount, Allocations, ScheduleID, Method = 1, ...document }) => ({
      amount: ScheduleID === scheduleId && !Allocations ? -Amount : allocated(scheduleId, Allocations),
      into: document.PosName ?? document.BankCardName ?? labelOf(methodOptions, Method),
      given: document.CashGiven,
      back: backOf(-Amount, document.CashGiven),
      at: document.At,
      by: document.CreatedByName,
    }),
  );
  return [...collected, ...debts]
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function backOf(paid: number, given: number | undefined): number | undefined {
  return given === undefined ? undefined : changeOf(paid, given);
}

function allocated(scheduleId: number, parts: ScheduleHistory['Adjustments'][number]['Allocations'] = []): number {
  return parts.reduce((sum, { ScheduleID, Amount }) => (ScheduleID === scheduleId ? sum + Amount : sum), 0);
}
