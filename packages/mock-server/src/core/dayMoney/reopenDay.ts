/** Closed days are reopened by two: one says why, another with the right Khóa/mở sổ approves; until then nothing opens, and then the books stay closed up to where they were before, and before that day at most. */
import { ACTION, MENU } from '../values/menus.ts';
import {
  decidedNow,
  proposalOf,
  refuseDecision,
  waitsForAnother,
  type DecisionStatus,
  type Proposal,
  type ProposalKind,
} from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import {
  done,
  firstRefusal,
  invalid,
  missing,
  notFound,
  refuse,
  type Refusal,
  type Result,
} from '../command/result.ts';
import { logAction } from '../history/actionLog.ts';
import { REOPENING_STATUS, type DayClose, type Reopening } from '../records/dayMoney.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { addDays, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { cleanText } from '../values/text.ts';
import { undoDifferences } from './cashDifference.ts';
import { closesInForce, moveLock, refuseLock } from './closeDay.ts';
import { closedTo, lockAfterReopening } from './dayLock.ts';

/** The reopening of days, or the decision on one that waits. */
export interface ReopenCommand {
  /** First day to be open again; today when absent, so that the same call made twice opens no second day. */
  Date?: IsoDate;
  Reason?: string;
  /** A proposal that waits and is decided on. */
  ReopeningID?: number;
  /** Of a decision: 1 approve, 3 refuse. */
  Status?: DecisionStatus;
}

/** What a reopening led to: the proposal, and the closes it undid. */
export interface Reopened {
  reopening: Reopening;
  closes: DayClose[];
}

/** What reopenings are as proposals. */
export const REOPENING_PROPOSAL: ProposalKind = { menu: 'advances', name: 'Mở sổ', action: ACTION.lockBooks };

/** Proposes to open the days from one on, and opens them at once where nobody else could approve it. Refuses days that are open, who may not close days, no reason, and a second proposal while one waits. */
export function reopenDay(world: World, command: ReopenCommand, context: Context): Result<Reopened> {
  if (command.ReopeningID !== undefined) return decideReopening(world, command, context);
  const first = command.Date ?? context.businessDate;
  const refused = firstRefusal(
    refuseOpen(world, first, context),
    refuseLock(world, context),
    isIsoDate(first) ? undefined : invalid('Ngày', 'Date'),
    refuseReason(command.Reason, CANCEL_REASON),
    world.reopenings.count('waiting', context.shopId) === 0
      ? undefined
      : refuse('Duplicate', 'Đã có đề nghị mở sổ đang chờ duyệt'),
  );
  if (refused) return refused;
  const proposal: Reopening = {
    ...stampNew(context),
    ReopeningID: world.reopenings.nextId,
    Date: first,
    Reason: cleanText(command.Reason) ?? '',
    Status: REOPENING_STATUS.waiting,
  };
  if (!waitsForAnother(world, REOPENING_PROPOSAL, context)) return done(open(world, proposal, context));
  log(world, proposal, `Đề nghị mở sổ từ ngày ${displayDate(first)}: ${proposal.Reason}, chờ duyệt`, context);
  return done({ reopening: world.reopenings.put(proposal), closes: [] });
}

/** A reopening as a proposal. */
export function reopeningProposal(reopening: Reopening): Proposal & { ShopID: number } {
  return proposalOf(reopening, reopening.Status === REOPENING_STATUS.waiting);
}

function decideReopening(world: World, command: ReopenCommand, context: Context): Result<Reopened> {
  const proposal = ownRow(world.reopenings.get(command.ReopeningID), context);
  if (!proposal) return notFound('đề nghị mở sổ');
  if (command.Status === undefined) return missing('quyết định', 'Status');
  const refused = refuseDecision(world, REOPENING_PROPOSAL, reopeningProposal(proposal), command, context);
  if (refused) return refused;
  const decided = decidedNow(proposal, context);
  if (command.Status === REOPENING_STATUS.refused) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, proposal, `Từ chối mở sổ từ ngày ${displayDate(proposal.Date)}: ${RefuseReason}`, context);
    const reopening = world.reopenings.put({ ...decided, Status: REOPENING_STATUS.refused, RefuseReason });
    return done({ reopening, closes: [] });
  }
  return refuseOpen(world, proposal.Date, context) ?? done(open(world, decided, context));
}

function open(world: World, proposal: Reopening, context: Context): Reopened {
  const { Date: first, Reason: reason } = proposal;
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
  const left = lockAfterReopening(world, context.shopId, first, lockWithout(closes, first));
  moveLock(world, left, `Mở sổ từ ngày ${displayDate(first)}: ${reason}`, context);
  undoDifferences(world, undone, reason, context);
  return { reopening: world.reopenings.put({ ...proposal, Status: REOPENING_STATUS.opened }), closes: undone };
}

function refuseOpen(world: World, first: IsoDate, { shopId }: Context): Refusal | undefined {
  const lock = closedTo(world, shopId);
  return lock === undefined || first > lock ? refuse('WrongStatus', 'Ngày này chưa khóa sổ') : undefined;
}

/** Day the books are closed up to without some closes, none of them before a day. */
function lockWithout(closes: readonly DayClose[], first: IsoDate): IsoDate | undefined {
  const locks = [addDays(first, -1), ...closes.map(({ LockBefore }) => LockBefore ?? '')];
  return locks.toSorted()[0] || undefined;
}

function log(world: World, { ReopeningID }: Reopening, Note: string, context: Context): void {
  logAction(world, { MenuID: MENU.advances, ActionID: ACTION.lockBooks, RefID: ReopeningID, Note }, context);
}
