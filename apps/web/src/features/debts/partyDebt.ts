import type { DebtByCard, DebtDocument } from '@so-the/api-client';
import type { SelectOption } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** A customer as the debt forms need it. */
export interface DebtCustomer {
  CustomerID: number;
  Name: string;
  /** What the customer owes now, in đồng; negative: the shop owes. */
  debt: number;
  /** Orders with something open. */
  openOrders: readonly DebtDocument[];
}

/** What a customer owes now: the balances of the cards and of what belongs to no order add up to it. */
export function debtNow(cards: readonly DebtByCard[]): number {
  return cards.reduce((total, { Debt }) => total + Debt, 0);
}

/** Orders a payment in one direction can go to first: 1 the customer pays, 2 the shop pays back. */
export function openOrderChoices(orders: readonly DebtDocument[], direction: 1 | 2): SelectOption<number>[] {
  const sign = direction === 1 ? 1 : -1;
  return orders.flatMap(({ ScheduleID, ScheduleCode, Remain }) =>
    ScheduleID !== undefined && Remain * sign > 0
      ? [{ value: ScheduleID, label: `${ScheduleCode ?? ''} – còn ${formatMoney(Remain * sign)}` }]
      : [],
  );
}
