/** The only door into the books: what passes balances, is whole, and lies after the shop's lock date; nothing is ever taken out again. */
import type { Context } from '../command/context.ts';
import { displayDate, isAfter, type IsoDate, type IsoInstant } from '../values/dates.ts';
import { isDong } from '../values/money.ts';
import { done, refuse, type Refusal, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import type { Entry, Line } from '../records/entry.ts';
import { enterDraft, type PlainDraft } from './enterDraft.ts';
import { followCommissions } from './followCommission.ts';
import { describeWith, refuseFundBelowZero, type FundReason } from './fundGuard.ts';
import { isPartOfClose, refuseFundLock } from './fundLock.ts';
import { refusePartyLock } from './partyLock.ts';
import { refuseBeforeFirstDay } from './firstDay.ts';

/** An entry before it is posted. */
export interface Draft extends PlainDraft {
  /** Why a fund may fall below 0. */
  FundReason?: FundReason;
}

/**
 * Refuses a date that lies in the future, before the shop's first day, or on or before the shop's lock date (I6).
 *
 * @param field that a date before the first day was typed into
 */
export function refuseDate(
  world: World,
  shopId: number,
  date: IsoDate,
  context: Context,
  field?: string,
): Refusal | undefined {
  const early = refuseBeforeFirstDay(world, shopId, date, field);
  if (early) return early;
  const lock = world.shops.get(shopId)?.LockDate;
  if (lock !== undefined && date <= lock) return refuse('Locked', `Sổ đã khóa đến ngày ${displayDate(lock)}`);
  return date > context.businessDate ? refuse('FutureDate', 'Ngày ghi sổ không được ở tương lai') : undefined;
}

/** Refuses a moment that has not come yet. */
export function refuseFuture(instant: IsoInstant, field: string, context: Context): Refusal | undefined {
  return isAfter(instant, context.now) ? refuse('FutureDate', 'Thời gian không được ở tương lai', field) : undefined;
}

/** Posts a balanced entry; refuses one that is unbalanced, not whole, without lines, dated into a locked day of the shop, of a fund or of a party, or takes a fund below 0 unanswered; a mirror always may. What an order's customer owes changes by it, and the commission that waits for that follows. */
export function post(world: World, draft: Draft, context: Context): Result<Entry> {
  const refused =
    refuseDay(world, draft, context) ??
    refuseLines(draft.Lines) ??
    refusePartyLock(world, draft.Lines, draft.BusinessDate) ??
    (draft.ReversesID === undefined ? refuseFundBelowZero(world, draft, draft.FundReason) : undefined);
  if (refused) return refused;
  const entry = enterDraft(world, { ...draft, Description: describeWith(world, draft, draft.FundReason) }, context);
  followCommissions(world, entry, context);
  return done(entry);
}

/** Refuses lines that are no whole đồng, or do not balance: as a whole and for each order they touch. */
export function refuseLines(lines: readonly Line[]): Refusal | undefined {
  if (lines.length < 2) return refuse('Unbalanced', 'Bút toán phải có ít nhất hai dòng');
  if (lines.some((line) => !isDong(line.Amount) || line.Amount === 0)) {
    return refuse('Unbalanced', 'Mỗi dòng bút toán phải là số nguyên đồng khác 0');
  }
  const order = lines[0]?.ScheduleID;
  if (lines.every((line) => line.ScheduleID === order)) {
    const total = lines.reduce((sum, line) => sum + line.Amount, 0);
    return total === 0 ? undefined : refuse('Unbalanced', 'Bút toán không cân');
  }
  const totals = new Map<number, number>();
  for (const line of lines) totals.set(line.ScheduleID ?? 0, (totals.get(line.ScheduleID ?? 0) ?? 0) + line.Amount);
  if ([...totals.values()].some((total) => total !== 0)) return refuse('Unbalanced', 'Bút toán không cân');
  return undefined;
}

/** The difference of a count belongs to the day it closed; everything else keeps out of closed days. */
function refuseDay(world: World, draft: Draft, context: Context): Refusal | undefined {
  if (isPartOfClose(world, draft)) return undefined;
  return refuseDate(world, draft.ShopID, draft.BusinessDate, context) ?? refuseFundLock(world, draft);
}
