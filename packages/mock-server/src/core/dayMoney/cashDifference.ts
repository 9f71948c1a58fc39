/** The difference of a count passes through the result once a second person approved it; until then, and when refused, it posts nothing and stays open (domain §2(p)). */
import { ACTION, MENU } from '../values/menus.ts';
import {
  decidedNow,
  proposalOf,
  refuseDecision,
  waitsForAnother,
  type Decision,
  type ProposalKind,
} from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { logAction } from '../history/actionLog.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { transfer, type Entry } from '../records/entry.ts';
import { isFrozen, isLastCount, lastCountOf } from '../ledger/fundLock.ts';
import { post } from '../ledger/post.ts';
import { reverse } from '../ledger/reverse.ts';
import { DIFFERENCE_STATUS, type DayClose } from '../records/dayMoney.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { displayDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { cleanText } from '../values/text.ts';
import { differenceOf } from './expectedFund.ts';
import { fundName } from './fundName.ts';

const { waiting, booked, refused: turnedDown } = DIFFERENCE_STATUS;

/** What differences of counts are as proposals. */
export const CASH_DIFFERENCE: ProposalKind = { menu: 'advances', name: 'Chênh lệch quỹ' };

/** A count whose difference is decided on. */
export interface DifferenceDecision extends Decision {
  CloseID: number;
}

/** Books the difference of a count just made, or leaves it waiting while somebody else could approve it. Gives the count as it is then. */
export function openDifference(world: World, close: DayClose, context: Context): DayClose {
  if (differenceOf(world, close) === 0) return close;
  const waits = waitsForAnother(world, CASH_DIFFERENCE, context);
  return must(waits ? done(world.dayCloses.put({ ...close, DifferenceStatus: waiting })) : book(world, close, context));
}

/**
 * Approves a waiting difference, which posts it between fund and `adjustment/cash`, or refuses it with a reason.
 * It is dated the day of the count, so that the next day opens with what was counted; today when the shop was closed
 * beyond that day meanwhile. Refuses a decided one, one that a later count took the place of, one's own while somebody
 * else could approve it, and a refusal without a reason.
 */
export function decideDifference(world: World, command: DifferenceDecision, context: Context): Result<DayClose> {
  const close = ownRow(world.dayCloses.get(command.CloseID), context);
  if (!close) return notFound('lần kiểm quỹ');
  const proposal = proposalOf(close, close.DifferenceStatus === waiting);
  const refused = firstRefusal(
    command.Status === booked || command.Status === turnedDown ? undefined : invalid('Quyết định', 'Status'),
    refuseReplaced(world, close),
    refuseDecision(world, CASH_DIFFERENCE, proposal, command, context),
  );
  if (refused) return refused;
  const decided = decidedNow(close, context);
  if (command.Status === turnedDown) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, close, `Từ chối ${wordsOf(world, close)}: ${RefuseReason}`, context);
    return done(world.dayCloses.put({ ...decided, DifferenceStatus: turnedDown, RefuseReason }));
  }
  const words = wordsOf(world, close);
  const made = book(world, decided, context);
  if (made.ok) log(world, close, `Duyệt ${words}`, context);
  return made;
}

/** Whether a difference is still open: of a count in force that is the last of its fund, and not booked. */
export function isOpen(world: World, close: DayClose): boolean {
  const isBooked = close.DifferenceStatus === undefined || close.DifferenceStatus === booked;
  return !isBooked && isLastCount(world, close);
}

/** Takes the booked differences of reopened closes out of the days they were booked on, which are open again. */
export function undoDifferences(world: World, closes: readonly DayClose[], reason: string, context: Context): void {
  for (const { EntryID } of closes) {
    const entry = world.books.entries[(EntryID ?? 0) - 1];
    if (entry) must(reverse(world, entry.EntryID, reason, context, entry.BusinessDate));
  }
}

function book(world: World, close: DayClose, context: Context): Result<DayClose> {
  const entry = postDifference(world, close, context);
  if (!entry.ok) return entry;
  return done(world.dayCloses.put({ ...close, DifferenceStatus: booked, EntryID: entry.value.EntryID }));
}

function postDifference(world: World, close: DayClose, context: Context): Result<Entry> {
  const difference = differenceOf(world, close);
  const { cashDifference } = accounts;
  const fund = fundAccount(close);
  const [debited, credited] = difference > 0 ? [fund, cashDifference] : [cashDifference, fund];
  return post(
    world,
    {
      ShopID: close.ShopID,
      BusinessDate: isFrozen(world, close) ? context.businessDate : close.Date,
      RefType: 'CashDifference',
      RefID: close.DayCloseID,
      Description: wordsOf(world, close),
      Lines: transfer(debited, credited, { ScheduleID: 0, Amount: Math.abs(difference) }),
    },
    context,
  );
}

/** A later count of the fund found the same difference again: deciding on both would book it twice. */
function refuseReplaced(world: World, close: DayClose): Refusal | undefined {
  const last = lastCountOf(world, close.ShopID, fundAccount(close));
  if (close.Status !== 1) return refuse('WrongStatus', 'Lần kiểm quỹ này đã được mở sổ');
  if (!last || last.DayCloseID === close.DayCloseID) return undefined;
  return refuse('WrongStatus', `Chênh lệch này đã nằm trong lần kiểm ngày ${displayDate(last.Date)}`);
}

/** `Chênh lệch quỹ Tiền mặt ngày 20/11/2026: thiếu 50.000 ₫, Khách đưa thiếu`. */
function wordsOf(world: World, close: DayClose): string {
  const difference = differenceOf(world, close);
  const said = `${difference < 0 ? 'thiếu' : 'thừa'} ${formatDong(Math.abs(difference))}`;
  const reason = close.Reason === undefined ? '' : `, ${close.Reason}`;
  return `Chênh lệch quỹ ${fundName(world, close)} ngày ${displayDate(close.Date)}: ${said}${reason}`;
}

function log(world: World, { DayCloseID }: DayClose, Note: string, context: Context): void {
  logAction(world, { MenuID: MENU.advances, ActionID: ACTION.approve, RefID: DayCloseID, Note }, context);
}

function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`A difference passed its guards and was not booked: ${result.message}`);
}
