/** A commission that waits for its customer is told with its amount, on its order and of its collaborator; it is in no balance yet (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { commissionStanding, commissionWhen } from '../ledger/commissionStanding.ts';
import { COMMISSION_WHEN } from '../records/account.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { settlementOf } from './settlement.ts';

/** How commissions stand: owed, waiting for the customer, or not owed since debt was written off. */
const STATE = { owed: 1, waiting: 2, lost: 3 } as const;

/** What an order tells of a commission that waits for its customer, or will once it is settled. */
export type ToldCommission = Pick<Schemas['Schedule'], 'CommissionState' | 'CommissionAmount'>;

/** How the commission of an order stands; nothing where it is owed with the settlement, or there is none. */
export function toldCommission(world: World, order: Schedule): ToldCommission {
  const isOver = order.Status === SCHEDULE_STATUS.cancelled;
  if (order.AffID === undefined || isOver || commissionWhen(world, order) !== COMMISSION_WHEN.paid) return {};
  const CommissionAmount = settlementOf(world, order).AffAmount;
  if (CommissionAmount === 0) return {};
  const standing = commissionStanding(world, order);
  if (standing?.isOwed) return { CommissionState: STATE.owed, CommissionAmount };
  return { CommissionState: standing?.isLost ? STATE.lost : STATE.waiting, CommissionAmount };
}

/** Commissions of a collaborator's settled orders that wait for their customers; nothing where none waits. */
export function waitingCommissions(
  world: World,
  affId: number,
): Pick<Schemas['DebtParty'], 'CommissionWaiting' | 'CommissionWaitingCount'> {
  const waiting = world.schedules
    .by('affStanding', affId)
    .map((order) => waitingCommission(world, order).CommissionWaiting ?? 0)
    .filter((amount) => amount > 0);
  if (waiting.length === 0) return {};
  return { CommissionWaiting: sumOf(waiting, (amount) => amount), CommissionWaitingCount: waiting.length };
}

/** The commission of a settled order that waits for its customer; nothing of any other. */
export function waitingCommission(world: World, order: Schedule): Pick<Schemas['DebtDocument'], 'CommissionWaiting'> {
  if (order.Status < SCHEDULE_STATUS.transferring) return {};
  const { CommissionState, CommissionAmount } = toldCommission(world, order);
  return CommissionState === STATE.waiting ? { CommissionWaiting: CommissionAmount } : {};
}
