/** What may be paid is what is open: order by order, oldest first, and never an order that is still being worked on. */
import { accounts } from '../records/accounts.ts';
import { bookOf, openOrders } from '../ledger/balance.ts';
import { sumOf } from '../values/money.ts';
import type { Allocation } from '../records/debt.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { done, refuse, type Refusal, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** One open part of a customer's debt. */
export interface OpenDebt {
  /** 0 for what belongs to no order. */
  ScheduleID: number;
  order?: Schedule;
  /** Đồng, above zero: what is still open in the direction asked for. */
  Amount: number;
}

/** Which way a payment goes: 1 the customer pays, 2 the shop pays back. */
export type Direction = 1 | 2;

/** Open parts of a customer's debt that a payment may go to, oldest first. */
export function openDebts(world: World, shopId: number, customerId: number, direction: Direction): OpenDebt[] {
  return openParts(world, shopId, accounts.customer(customerId), direction);
}

/** Open parts of the account of any party that a payment may go to, oldest first: 1 what it owes, 2 what is owed to it. */
export function openParts(world: World, shopId: number, account: string, direction: Direction): OpenDebt[] {
  const sign = direction === 1 ? 1 : -1;
  const open: OpenDebt[] = [];
  for (const [ScheduleID, balance] of bookOf(world, shopId, account)?.orders ?? []) {
    const order = world.schedules.get(ScheduleID || undefined);
    if (balance * sign > 0 && !isInWork(order)) open.push({ ScheduleID, order, Amount: balance * sign });
  }
  return open;
}

/** What a customer or partner owes, told apart by whether it may be collected, in đồng. */
export interface CollectableDebt {
  /** Balance on orders still being worked on: it is settled on them. */
  InWork: number;
  /** What a payment by the party may take at most. */
  Collectable: number;
}

/** What of the debt on an account may be collected now, and what belongs to orders still being worked on. */
export function collectableDebt(world: World, shopId: number, account: string): CollectableDebt {
  return {
    InWork: sumOf(ordersInWork(world, shopId, account), ({ balance }) => balance),
    Collectable: sumOf(openParts(world, shopId, account, 1), ({ Amount }) => Amount),
  };
}

/** A payment of a customer's debt, or a fall of it. */
export interface DebtPart {
  shopId: number;
  customerId: number;
  direction: Direction;
  /** Đồng, above zero. */
  amount: number;
  /** Order taken first. */
  chosen?: number;
}

/** Spreads an amount over a customer's open debts: the chosen order first, then the oldest. Refuses more than is open, and names the orders in work that hold the rest. */
export function allocate(world: World, part: DebtPart): Result<Allocation[]> {
  const { shopId, customerId, direction, amount, chosen } = part;
  const open = openDebts(world, shopId, customerId, direction);
  const isOpen = chosen === undefined ? open.length > 0 : open.some(({ ScheduleID }) => ScheduleID === chosen);
  if (!isOpen) return refuseNothingOpen(world, part);
  if (amount > sumOf(open, (debt) => debt.Amount)) {
    return refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
  }
  const ordered = open.toSorted((a, b) => Number(b.ScheduleID === chosen) - Number(a.ScheduleID === chosen));
  const allocations: Allocation[] = [];
  let rest = amount;
  for (const { ScheduleID, Amount } of ordered) {
    const part = Math.min(rest, Amount);
    if (part > 0) allocations.push({ ScheduleID, Amount: part });
    rest -= part;
  }
  return done(allocations);
}

/** Where the money is that cannot be paid here, or that there is none. */
function refuseNothingOpen(world: World, { shopId, customerId, direction, chosen }: DebtPart): Refusal {
  const sign = direction === 1 ? 1 : -1;
  const inWork = ordersInWork(world, shopId, accounts.customer(customerId)).filter(
    ({ order, balance }) => balance * sign > 0 && (chosen === undefined || order.ScheduleID === chosen),
  );
  const codes = inWork.map(({ order }) => order.Code).join(', ');
  if (codes !== '') {
    const where = direction === 1 ? 'hãy thu tại đơn' : 'hãy chuyển tiền tại đơn';
    return refuse('NoDebt', `Đơn ${codes} đang thực hiện, ${where}`, chosen === undefined ? undefined : 'ScheduleID');
  }
  return chosen === undefined
    ? refuse('NoDebt', 'Khách hàng không có công nợ để thanh toán')
    : refuse('NoDebt', 'Đơn đã chọn không còn công nợ để thanh toán', 'ScheduleID');
}

/** Orders still being worked on that hold a balance of an account, oldest first. */
export function ordersInWork(world: World, shopId: number, account: string): { order: Schedule; balance: number }[] {
  return openOrders(world, shopId, account).flatMap(([id, balance]) => {
    const order = world.schedules.get(id || undefined);
    return order && isInWork(order) ? [{ order, balance }] : [];
  });
}

/** Whether an order is still being worked on: its money is settled on it, not as a debt. */
export function isInWork(order: Schedule | undefined): boolean {
  return order?.Status === SCHEDULE_STATUS.working;
}
