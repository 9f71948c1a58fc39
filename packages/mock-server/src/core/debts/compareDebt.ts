/** What the other side says it owes stands beside our balance of that day; agreed on and locked, it freezes everything up to it. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { isLeftToOthers } from '../access/twoPersons.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { addDays, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { partyAccount } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { lockedTo } from '../ledger/partyLock.ts';
import { formatDong, isOpening } from '../values/money.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Comparison, PartyType } from '../records/debt.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findParty } from '../parties/parties.ts';

/** What the other side says, and whether it is agreed on. */
export interface ComparisonCommand {
  /** Day the figure is of; yesterday when absent. */
  Date?: IsoDate;
  /** The other side's figure in our sign: positive, they owe the shop. */
  TheirBalance: number;
  /** Why it differs, or why it is unlocked. */
  Note?: string;
  Lock: boolean;
}

/** Our balance of a party at the end of a day. */
export function balanceAt(world: World, shopId: number, party: { DebtType: PartyType; PartyID: number }, to: IsoDate) {
  return movementOf(world, shopId, partyAccount(party.DebtType, party.PartyID), { to }).closing;
}

/** Keeps the other side's figure of a day, locks it or unlocks it. Refuses a day before the shop's first, locking today, a difference without a note, and changing what is locked. */
export function compareDebt(
  world: World,
  party: { DebtType: PartyType; PartyID: number },
  command: ComparisonCommand,
  context: Context,
): Result<Comparison> {
  const found = findParty(world, party.DebtType, party.PartyID, context);
  if (!found || found.ShopID !== context.shopId) return notFound('đối tượng công nợ');
  const date = command.Date ?? addDays(context.businessDate, -1);
  const account = partyAccount(party.DebtType, party.PartyID);
  const old = world.comparisons.by('account', account).find((row) => row.Date === date);
  const refused =
    firstRefusal(
      isIsoDate(date) ? undefined : invalid('Ngày đối chiếu', 'Date'),
      isOpening(command.TheirBalance) ? undefined : invalid('Số của đối tượng', 'TheirBalance'),
      refuseBeforeFirstDay(world, context.shopId, date, 'Date', 'Ngày đối chiếu'),
      date > context.businessDate ? refuse('FutureDate', 'Ngày đối chiếu không được ở tương lai', 'Date') : undefined,
    ) ??
    (old?.IsLocked && !command.Lock
      ? refuseUnlock(world, old, command, context)
      : refuseCompare(world, { ...party, account, date }, command, context));
  if (refused) return refused;
  const row = world.comparisons.put({
    ...(old ? { ...old, ...stampChange(old, context) } : stampNew(context)),
    ComparisonID: old?.ComparisonID ?? world.comparisons.nextId,
    ...party,
    Date: date,
    TheirBalance: command.TheirBalance,
    Note: cleanText(command.Note),
    IsLocked: command.Lock,
    LockedBy: command.Lock ? context.userId : undefined,
  });
  const verb = command.Lock ? 'Khóa đối chiếu' : old?.IsLocked ? 'Mở khóa đối chiếu' : 'Đối chiếu';
  const note = `${verb} ${found.Code} ${displayDate(date)}: ${formatDong(command.TheirBalance)}`;
  const ActionID = command.Lock || old?.IsLocked ? ACTION.lockBooks : ACTION.edit;
  logAction(world, { MenuID: MENU.comparison, ActionID, RefID: row.ComparisonID, Note: note }, context);
  return done(row);
}

function refuseCompare(
  world: World,
  place: { DebtType: PartyType; PartyID: number; account: string; date: IsoDate },
  command: ComparisonCommand,
  context: Context,
): Refusal | undefined {
  const lock = lockedTo(world, place.account);
  const differs = balanceAt(world, context.shopId, place, place.date) !== command.TheirBalance;
  return firstRefusal(
    lock !== undefined && place.date <= lock
      ? refuse('Locked', `Công nợ của đối tượng đã khóa đến ngày ${displayDate(lock)}`)
      : undefined,
    mayDo(world, command.Lock ? ACTION.lockBooks : ACTION.edit, context),
    command.Lock && place.date >= context.businessDate
      ? refuse('Invalid', 'Chỉ khóa được đến hết hôm qua', 'Date')
      : undefined,
    command.Lock && differs ? refuseReason(command.Note, CANCEL_REASON, 'Note') : undefined,
  );
}

/** Only the last lock is opened, with a reason, by somebody else than who locked it. */
function refuseUnlock(
  world: World,
  old: Comparison,
  command: ComparisonCommand,
  context: Context,
): Refusal | undefined {
  const act = { userId: old.LockedBy ?? 0, menu: 'comparison', action: ACTION.lockBooks } as const;
  return firstRefusal(
    mayDo(world, ACTION.lockBooks, context),
    lockedTo(world, partyAccount(old.DebtType, old.PartyID)) === old.Date
      ? undefined
      : refuse('Locked', 'Chỉ mở được lần khóa cuối cùng'),
    refuseReason(command.Note, CANCEL_REASON, 'Note'),
    isLeftToOthers(world, act, context)
      ? refuse('NeedApproval', 'Người đã khóa không được tự mở; cần người khác có quyền Khóa/mở sổ')
      : undefined,
  );
}

function mayDo(world: World, action: 3 | 12, context: Context): Refusal | undefined {
  return hasRight(world, context, MENU.comparison, action)
    ? undefined
    : refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}
