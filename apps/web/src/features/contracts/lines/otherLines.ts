import type { LogWithdrawal, MoneyLine } from '@so-the/api-client';
import { fundBody, type FundBody } from '../../../kit/document/funds/fund.ts';
import type { OtherLine } from '../../../kit/document/guardRails.ts';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';

/** The lines of one kind that wait or are booked, without the one that is being confirmed, as the guard rails see them. */
export function otherLines(lines: readonly MoneyLine[], confirmed: MoneyLine | undefined): OtherLine[] {
  return lines
    .filter((line) => line.PaymentID !== confirmed?.PaymentID && counts(line))
    .map((line) => other(line, fundPlace(line)));
}

/** The swipes of an order that wait or are booked, without the one that is being confirmed. */
export function otherSwipes(swipes: readonly LogWithdrawal[], confirmed: LogWithdrawal | undefined): OtherLine[] {
  return swipes
    .filter((swipe) => swipe.logWithdrawalId !== confirmed?.logWithdrawalId && counts(swipe))
    .map((swipe) => other(swipe, posPlace(swipe.PosID)));
}

/** A name of a fund that no other has. */
export function fundPlace(fund: FundBody): string {
  return `fund/${fundBody(fund).BankCardID ?? 'cash'}`;
}

/** A name of a POS that no other has. */
export function posPlace(posId: number | null | undefined): string {
  return `pos/${posId ?? ''}`;
}

type Line = Pick<MoneyLine, 'Amount' | 'Status' | 'CreatedDate' | 'UpdatedDate'>;

function counts({ Status }: Line): boolean {
  return Status === LINE_STATUS.waiting || Status === LINE_STATUS.done;
}

function other({ Amount, Status, CreatedDate, UpdatedDate }: Line, place: string): OtherLine {
  return { amount: Amount, place, waits: Status === LINE_STATUS.waiting, at: UpdatedDate ?? CreatedDate };
}
