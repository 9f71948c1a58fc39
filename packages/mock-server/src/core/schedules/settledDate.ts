/** A settlement is of an open day that is neither to come nor before the last line of its order; settled again, the order keeps its day (domain §2(p)). */
import type { Context } from '../command/context.ts';
import { firstRefusal, invalid, refuse, type Refusal } from '../command/result.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import { refuseDate } from '../ledger/post.ts';
import { LINE_KIND, LINE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { addDays, displayDate, isAfter, isIsoDate, type IsoDate } from '../values/dates.ts';
import { refuseSettleOn } from './settlement.ts';
import { dayOfStep, settlingStep } from '../ledger/settlingStep.ts';

/** Field of the command that names the day. */
const FIELD = 'SettledDate';

/**
 * Day on which an order settles when none is told: today for the first time. Settled again it keeps the day it was
 * settled on, or the first open one after it that is not before the last line; the answer tells which.
 */
export function usualSettledDate(world: World, order: Schedule, context: Context): IsoDate {
  const kept = keptDate(world, order);
  if (kept === undefined) return context.businessDate;
  const first = firstSettledDate(world, order);
  const lock = world.shops.get(order.ShopID)?.LockDate;
  const open = lock === undefined ? kept : latest(kept, addDays(lock, 1));
  const date = latest(open, first);
  return date > context.businessDate ? context.businessDate : date;
}

/** First day an order may be settled on, open or not: that of its last confirmed line. Money of the customer that came or went after an earlier settlement does not move it. */
export function firstSettledDate(world: World, order: Schedule): IsoDate {
  const wasSettled = keptDate(world, order) !== undefined;
  const money = world.moneyLines
    .by('schedule', order.ScheduleID)
    .filter(({ Kind }) => !wasSettled || Kind === LINE_KIND.payCard);
  let last = '';
  for (const { Status, BusinessDate } of [...money, ...world.swipes.by('schedule', order.ScheduleID)]) {
    if (Status === LINE_STATUS.done) last = latest(last, BusinessDate);
  }
  return last;
}

/** Refuses a day that an order may not be settled on: locked for the shop or a party, to come, or before its last line. */
export function refuseSettledDate(
  world: World,
  order: Schedule,
  told: IsoDate | undefined,
  context: Context,
): Refusal | undefined {
  if (told !== undefined && !isIsoDate(told)) return invalid('Ngày quyết toán', FIELD);
  const date = told ?? usualSettledDate(world, order, context);
  const first = firstSettledDate(world, order);
  const refused = firstRefusal(
    date > context.businessDate ? refuse('FutureDate', 'Ngày quyết toán không được ở tương lai') : undefined,
    refuseDate(world, order.ShopID, date, context),
    date < first
      ? refuse('Invalid', `Ngày quyết toán không được trước dòng cuối cùng của đơn (${displayDate(first)})`)
      : undefined,
    refuseSettleOn(world, order, date),
  );
  return refused && told !== undefined ? { ...refused, field: FIELD } : refused;
}

/** Day of the last settlement of an order, even of one that was taken back. */
function keptDate(world: World, order: Schedule): IsoDate | undefined {
  const step = settlingStep(world, order.ScheduleID);
  const entry = entriesOfOrder(world, order.ScheduleID).findLast(
    ({ RefType, ReversesID }) => RefType === 'Settlement' && ReversesID === undefined,
  );
  if (entry && !(step && isAfter(step.At, entry.At))) return entry.BusinessDate;
  return step && dayOfStep(step);
}

function latest(date: IsoDate, other: IsoDate): IsoDate {
  return date > other ? date : other;
}
