/** What waits for its revenue opens into the orders that wait, with the fee to come of each, and into the swipes whose fees are posted already (domain §2(p)). */
import { amountOn, type Period } from '../../ledger/balance.ts';
import { accounts } from '../../records/accounts.ts';
import type { Entry } from '../../records/entry.ts';
import { waitingByOrder } from '../../schedules/unsettledOrders.ts';
import type { World } from '../../store/world.ts';
import type { IsoDate } from '../../values/dates.ts';
import type { FigureQuery, FindRecords, Reading } from './figureQuery.ts';
import { recordViews, type FigureRecord } from './recordViews.ts';

/** The swipes behind the machine or partner fees that wait at the end of a period. */
export function readUnsettled(world: World, { to }: Period, { Figure }: FigureQuery): Reading {
  const account = Figure === 'PartnerAmount' ? accounts.partnerShare : accounts.posFee;
  const amountIn = (shopId: number) => {
    const waiting = waitingByOrder(world, [shopId], lastDay(to));
    return (entry: Entry) => {
      const isOfOrder = entry.RefType === 'CardPayment' || entry.RefType === 'Swipe';
      const waits = isOfOrder && entry.ScheduleID !== undefined && waiting.has(entry.ScheduleID);
      return waits ? amountOn(entry, account) : 0;
    };
  };
  return { period: { to }, account, amountIn };
}

/** What finds the orders that wait, or what each is to bring; `undefined` for fees, which are made of entries. */
export function unsettledRecords({ Figure }: Pick<FigureQuery, 'Figure'>): FindRecords | undefined {
  if (Figure !== 'OrderCount' && Figure !== 'FeeAmount') return undefined;
  return (world, shopId, { to }) =>
    [...waitingByOrder(world, [shopId], lastDay(to))].flatMap(([id, { FeeAmount }]): FigureRecord[] => {
      const row = world.schedules.get(id);
      if (!row) return [];
      const record = recordViews(world).order(row);
      if (Figure === 'OrderCount') return [record];
      return FeeAmount === 0 ? [] : [{ ...record, Amount: FeeAmount }];
    });
}

function lastDay(to: IsoDate | undefined): IsoDate {
  return to ?? '9999-12-31';
}
