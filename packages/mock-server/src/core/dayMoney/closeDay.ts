/** A closed fund stays as it was counted: a difference is said, never forced away; it is locked, and with the last of them the day, until somebody else reopens it. */
import { ACTION, MENU, type ActionID } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { fundAccount } from '../records/accounts.ts';
import { isFrozen, lastCountOf, refuseLockedFund } from '../ledger/fundLock.ts';
import { refuseDate } from '../ledger/post.ts';
import { formatDong, isAmountOrZero, sumOf } from '../values/money.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import { DIFFERENCE_STATUS, type DayClose, type Denomination, type FundRef } from '../records/dayMoney.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, missing, refuse, type Refusal, type Result } from '../command/result.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { openDifference } from './cashDifference.ts';
import { lockAfterCount } from './dayLock.ts';
import { expectedOf } from './expectedFund.ts';
import { fundName } from './fundName.ts';

/** What was counted in one fund. */
export interface FundCount extends FundRef {
  Counted: number;
  Denominations?: Denomination[];
  Reason?: string;
}

/** The close of a day. */
export interface CloseCommand {
  /** Today when absent. */
  Date?: IsoDate;
  Funds?: FundCount[];
}

/**
 * Keeps what was counted, fund by fund, and locks each of those funds; the day is locked once all of them are.
 * A difference waits for a second person, or is booked at once where nobody else could approve it.
 * Refuses a difference without a reason, notes that do not add up, and a fund closed already, unless its difference was refused.
 */
export function closeDay(world: World, command: CloseCommand, context: Context): Result<DayClose[]> {
  const date = command.Date ?? context.businessDate;
  const counts = command.Funds ?? [];
  const refused = firstRefusal(
    refuseLock(world, context),
    isIsoDate(date) ? undefined : invalid('Ngày', 'Date'),
    refuseDay(world, counts, date, context),
    counts.length > 0 ? undefined : missing('số thực đếm của ít nhất một quỹ', 'Funds'),
    new Set(counts.map(fundAccount)).size === counts.length
      ? undefined
      : refuse('Duplicate', 'Mỗi quỹ chỉ được kiểm một lần', 'Funds'),
    ...counts.map((count) => refuseCount(world, count, date, context)),
  );
  if (refused) return refused;
  const closes = counts.map(({ Method, BankCardID, Counted, Denominations = [], Reason }) =>
    world.dayCloses.put({
      ...stampNew(context),
      DayCloseID: world.dayCloses.nextId,
      Method,
      BankCardID: Method === 2 ? BankCardID : undefined,
      Date: date,
      Counted,
      Denominations,
      Reason: cleanText(Reason),
      LockBefore: world.shops.get(context.shopId)?.LockDate,
      Status: 1 as const,
    }),
  );
  const counted = closes.map((close) => openDifference(world, close, context));
  const names = counts.map((count) => fundName(world, count)).join(', ');
  moveLock(world, lockAfterCount(world, context.shopId), `Chốt sổ ngày ${displayDate(date)}: ${names}`, context);
  return done(counted);
}

/** Refuses who may not close days. */
export function refuseLock(world: World, context: Context): Refusal | undefined {
  const needed: ActionID = ACTION.lockBooks;
  return hasRight(world, context, MENU.advances, needed)
    ? undefined
    : refuse('Forbidden', 'Chỉ người có quyền Khóa/mở sổ được chốt và mở sổ');
}

/** Closes of a shop that were not reopened. */
export function closesInForce(world: World, shopId: number): DayClose[] {
  return world.dayCloses.by('shop', shopId).filter((close) => close.Status === 1);
}

/** Refuses a day that is locked, but to funds alone whose difference was refused. */
function refuseDay(world: World, counts: readonly FundCount[], date: IsoDate, context: Context): Refusal | undefined {
  const isRecount = counts.length > 0 && counts.every((count) => mayRecount(world, count, date, context));
  return isRecount ? undefined : refuseDate(world, context.shopId, date, context, 'Date');
}

/** Whether a fund may be counted a second time for its day: its difference was refused, and nothing was closed since. */
function mayRecount(world: World, count: FundCount, date: IsoDate, { shopId }: Context): boolean {
  const last = lastCountOf(world, shopId, fundAccount(count));
  return last?.Date === date && last.DifferenceStatus === DIFFERENCE_STATUS.refused && !isFrozen(world, last);
}

function refuseCount(world: World, count: FundCount, date: IsoDate, context: Context): Refusal | undefined {
  const notes = count.Denominations ?? [];
  const { Expected } = expectedOf(world, context.shopId, count, date);
  return firstRefusal(
    isAmountOrZero(count.Counted) ? undefined : invalid('Thực đếm', 'Counted'),
    refuseFund(world, count, context),
    mayRecount(world, count, date, context) ? undefined : refuseLockedFund(world, context.shopId, count, date),
    notes.length > 0 && sumOf(notes, (note) => note.Value * note.Count) !== count.Counted
      ? refuse('AmountMismatch', `Tổng mệnh giá phải bằng thực đếm ${formatDong(count.Counted)}`, 'Denominations')
      : undefined,
    count.Counted === Expected ? undefined : refuseReason(count.Reason, CANCEL_REASON),
  );
}

/** Moves the day up to which the shop's books are closed, and keeps both days in the action log. */
export function moveLock(world: World, LockDate: IsoDate | undefined, note: string, context: Context): void {
  const shop = world.shops.get(context.shopId);
  if (!shop) return;
  const moved = world.shops.put({ ...shop, ...stampChange(shop, context), LockDate });
  const said = { MenuID: MENU.advances, ActionID: ACTION.lockBooks, RefID: Math.max(0, shop.ShopID), Note: note };
  logAction(world, { ...said, before: { LockDate: shop.LockDate }, after: { LockDate: moved.LockDate } }, context);
}
