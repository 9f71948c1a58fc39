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
    .filter((order) => order.Status >= SCHEDULE_STATUS.transferring)
    .map((order) => toldCommission(world, order))
    .filter(({ CommissionState }) => CommissionState === STATE.waiting);
  if (waiting.length === 0) return {};
  const CommissionWaiting = sumOf(waiting, ({ CommissionAmount = 0 }) => CommissionAmount);
  return { CommissionWaiting, CommissionWaitingCount: waiting.length };
}
