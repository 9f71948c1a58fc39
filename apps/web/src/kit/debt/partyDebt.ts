import type { DebtDocument, DebtParty } from '@so-the/api-client';
import type { SelectOption } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** A party as the debt forms need it. */
export interface PartyDebt {
  PartyID: number;
  Code: string;
  Name: string;
  /** What the party owes now, in đồng; negative: the shop owes. */
  debt: number;
  /** What of it belongs to orders still being worked on, and is settled on them. */
  inWork: number;
  /** The most a payment by the party may take now. */
  collectable: number;
  /** The most that may be paid to the party now. */
  payable: number;
  /** What of `payable` are shares of orders whose customer the partner brought (domain §2(d), case 3). */
  shares: number;
  /** Orders with something open that a payment may go to. */
  openOrders: readonly OrderDebt[];
  /** Orders still being worked on with something open. */
  ordersInWork: readonly OrderDebt[];
}

/** What an order left open. */
export type OrderDebt = DebtDocument & { ScheduleID: number };

const RECIPROCAL = 3;

/** A party as the debts tell it: what may be paid apart from what belongs to orders in work. */
export function partyDebtOf(party: DebtParty, documents: readonly DebtDocument[]): PartyDebt {
  const { PartyID, Code, Name, Closing: debt, InWork: inWork = 0 } = party;
  const { Collectable: collectable = Math.max(0, debt) } = party;
  const open = documents.filter((one): one is OrderDebt => one.ScheduleID !== undefined && isOpenOrder(one));
  const openOrders = open.filter(({ IsInWork }) => !IsInWork);
  const shares = openOrders.filter(({ PartnerMode, Remain }) => PartnerMode === RECIPROCAL && Remain < 0);
  return {
    PartyID,
    Code,
    Name,
    debt,
    inWork,
    collectable,
    payable: collectable - (debt - inWork),
    shares: -shares.reduce((sum, { Remain }) => sum + Remain, 0),
    openOrders,
    ordersInWork: open.filter(({ IsInWork }) => IsInWork),
  };
}

/** A payment of an order names the order too: only the order itself has something left open. */
function isOpenOrder({ DebtID, Remain }: DebtDocument): boolean {
  return DebtID === undefined && Remain !== 0;
}

/** Orders a payment in one direction can go to first: 1 the party pays, 2 the shop pays. */
export function openOrderChoices(orders: readonly OrderDebt[], direction: 1 | 2): SelectOption<number>[] {
  const sign = direction === 1 ? 1 : -1;
  return orders.flatMap(({ ScheduleID, ScheduleCode, Remain }) =>
    Remain * sign > 0
      ? [{ value: ScheduleID, label: `${ScheduleCode || `Đơn số ${ScheduleID}`} – còn ${formatMoney(Remain * sign)}` }]
      : [],
  );
}
