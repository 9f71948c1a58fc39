import type { DebtDocument, DebtParty } from '@so-the/api-client';
import type { SelectOption } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** A customer as the debt forms need it. */
export interface DebtCustomer {
  CustomerID: number;
  Code: string;
  Name: string;
  /** What the customer owes now, in đồng; negative: the shop owes. */
  debt: number;
  /** What of it belongs to orders still being worked on, and is settled on them. */
  inWork: number;
  /** The most a payment by the customer may take now. */
  collectable: number;
  /** The most that may be paid back to the customer now. */
  payable: number;
  /** Orders with something open that a payment may go to. */
  openOrders: readonly DebtDocument[];
  /** Orders still being worked on with something open. */
  ordersInWork: readonly OrderDebt[];
}

/** What an order left open. */
type OrderDebt = DebtDocument & { ScheduleID: number };

/** A customer as the debts tell it: what may be paid apart from what belongs to orders in work. */
export function debtCustomerOf(party: DebtParty, documents: readonly DebtDocument[]): DebtCustomer {
  const { PartyID: CustomerID, Code, Name, Closing: debt, InWork: inWork = 0, Collectable: collectable = 0 } = party;
  const open = documents.filter((one): one is OrderDebt => one.ScheduleID !== undefined && one.Remain !== 0);
  return {
    CustomerID,
    Code,
    Name,
    debt,
    inWork,
    collectable,
    payable: collectable - (debt - inWork),
    openOrders: open.filter(({ IsInWork }) => !IsInWork),
    ordersInWork: open.filter(({ IsInWork }) => IsInWork),
  };
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
