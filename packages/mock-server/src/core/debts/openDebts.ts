/** What may be paid is what is open: order by order, oldest first, and never an order that is still being worked on. */
import { accounts } from '../ledger/accounts.ts';
import { bookOf } from '../ledger/balance.ts';
import { sumOf } from '../money.ts';
import type { Allocation } from '../records/debt.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { done, refuse, type Result } from '../result.ts';
import type { World } from '../world.ts';

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
    if (balance * sign > 0 && order?.Status !== SCHEDULE_STATUS.working)
      open.push({ ScheduleID, order, Amount: balance * sign });
  }
  return open;
}

/** Spreads an amount over open debts: the chosen order first, then the oldest. Refuses more than is open. */
export function allocate(open: readonly OpenDebt[], amount: number, chosen: number | undefined): Result<Allocation[]> {
  if (open.length === 0) return refuse('NoDebt', 'Khách hàng không có công nợ để thanh toán');
  if (chosen !== undefined && !open.some((debt) => debt.ScheduleID === chosen)) {
    return refuse('NoDebt', 'Đơn đã chọn không còn công nợ để thanh toán', 'ScheduleID');
  }
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
