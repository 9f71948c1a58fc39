import type { MoneyLine, Schedule } from '@so-the/api-client';
import { cashBody, type CashValues } from '../../../kit/document/funds/cashGiven.ts';
import { fundBody } from '../../../kit/document/funds/fund.ts';
import { asksReason, lineRails, ORDER_TIMES, stillMissing } from '../../../kit/document/guardRails.ts';
import { WHY, type MoneyFacts } from '../../../kit/document/ConfirmFacts.tsx';
import { useFundBalance } from '../../../kit/document/funds/useFundBalance.ts';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { paidCommission } from '../../../kit/order/commissionWords.ts';
import { debtEffect } from '../../../kit/order/orderMoney.ts';
import { linePlans, type LineName } from './moneyLinePlan.ts';
import { fundPlace, otherLines } from './otherLines.ts';

/** What the form of a money line holds. */
export interface LineValues extends CashValues {
  Amount: number | null;
  TargetAccount: string;
  PaidAt: string | null;
  RefNo: string;
  Note: string;
  /** Noted only: the money has not moved yet. */
  Waiting: boolean;
}

/** Which line is entered. */
export interface EnteredLine {
  order: Schedule;
  name: LineName;
  /** The lines of the order that are of this kind. */
  lines: readonly MoneyLine[];
  /** Waiting line to confirm; absent to add a line. */
  waiting?: MoneyLine;
}

/** What a new line starts with, and what the confirmation of a line says of it. */
export interface LineFacts {
  /** What the order still misses, less what waits, in đồng; null when nothing. */
  proposed: number | null;
  /** `askedAt` in milliseconds. */
  factsOf: (values: LineValues, askedAt: number) => MoneyFacts;
}

/** What an order's money says about a line that is being entered, what is unusual about it included. */
export function useLineFacts({ order, name, lines, waiting }: EnteredLine): LineFacts {
  const plan = linePlans[name];
  const { nameOf } = useFunds();
  const balanceOf = useFundBalance();
  const others = otherLines(lines, waiting);
  const missingOf = (waits: boolean) => plan.missing(order, waits) ?? 0;
  const factsOf = (values: LineValues, askedAt: number): MoneyFacts => {
    const amount = values.Amount ?? 0;
    const given = name === 'topUp' ? cashBody(values).CashGiven : undefined;
    const balance = values.Waiting ? undefined : balanceOf(fundBody(values));
    const guarded = {
      amount,
      missing: missingOf(values.Waiting),
      orderAmount: order.Amount,
      place: fundPlace(fundBody(values)),
      others,
      now: askedAt,
      balance: plan.sign === 1 ? balance : undefined,
    };
    return {
      party: order.CustomerName,
      amount,
      fund: nameOf(values),
      fundLabel: plan.fundLabel,
      balance: balance === undefined ? undefined : { before: balance, after: balance - plan.sign * amount },
      cash: given === undefined ? undefined : { amount, given },
      debt: values.Waiting ? undefined : debtEffect(order, plan.sign * amount),
      note: values.Waiting
        ? 'Ghi là chờ xử lý: quỹ và công nợ chưa thay đổi.'
        : paidCommission(order, 0 - plan.sign * amount),
      warnings: lineRails(guarded),
      reason: name !== 'sendMoney' && asksReason(guarded, ORDER_TIMES[name]) ? WHY : undefined,
    };
  };
  const missing = stillMissing({ missing: missingOf(false), others });
  const most = plan.proposes ? (plan.proposes(order) ?? 0) : missing;
  return { proposed: Math.min(missing, most) || null, factsOf };
}
