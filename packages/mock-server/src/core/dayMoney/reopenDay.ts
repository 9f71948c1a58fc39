/** A reopened day undoes the closes from it on: the books stay closed up to where they were before, and before that day at most. */
import { ACTION } from '../access/menus.ts';
import { isOwnAct } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import { done, firstRefusal, invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import type { DayClose } from '../records/dayMoney.ts';
import { stampChange } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { addDays, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { cleanText } from '../values/text.ts';
import { closesInForce, moveLock, refuseLock } from './closeDay.ts';

/** The reopening of days. */
export interface ReopenCommand {
  /** First day to be open again; today when absent, so that the same call made twice opens no second day. */
  Date?: IsoDate;
  Reason?: string;
}

/** Undoes the closes from a day on: the books stay closed up to where they were before, and before that day at most. Refuses who closed it, while somebody else could reopen it. */
export function reopenDay(world: World, command: ReopenCommand, context: Context): Result<DayClose[]> {
  const lock = world.shops.get(context.shopId)?.LockDate;
  const first = command.Date ?? context.businessDate;
  if (lock === undefined || first > lock) return refuse('WrongStatus', 'Ngày này chưa khóa sổ');
  const refused = firstRefusal(
    refuseReopening(world, context),
    isIsoDate(first) ? undefined : invalid('Ngày', 'Date'),
    refuseReason(command.Reason, CANCEL_REASON),
  );
  if (refused) return refused;
  const reason = cleanText(command.Reason) ?? '';
  const closes = closesInForce(world, context.shopId).filter((close) => close.Date >= first);
  const undone = closes.map((close) =>
    world.dayCloses.put({
      ...close,
      ...stampChange(close, context),
      Status: 2,
      ReopenReason: reason,
      ReopenedBy: context.userId,
      ReopenedAt: context.now,
    }),
  );
  moveLock(world, lockWithout(closes, first), `Mở sổ từ ngày ${displayDate(first)}: ${reason}`, context);
  return done(undone);
}

/** Refuses who may not reopen the last closed day: without the right, or having closed it while somebody else could reopen it. */
export function refuseReopening(world: World, context: Context): Refusal | undefined {
  const lock = world.shops.get(context.shopId)?.LockDate;
  const last = closesInForce(world, context.shopId).findLast((close) => close.Date === lock);
  const refused = refuseLock(world, context);
  if (refused || !last) return refused;
  const act = { userId: last.CreatedBy, menu: 'advances', action: ACTION.lockBooks } as const;
  return isOwnAct(world, act, context)
    ? refuse('NeedApproval', 'Người đã chốt sổ không được tự mở; cần người khác có quyền Khóa/mở sổ')
    : undefined;
}

/** Day the books are closed up to without some closes, none of them before a day. */
function lockWithout(closes: readonly DayClose[], first: IsoDate): IsoDate | undefined {
  const locks = [addDays(first, -1), ...closes.map(({ LockBefore }) => LockBefore ?? '')];
  return locks.toSorted()[0] || undefined;
}
