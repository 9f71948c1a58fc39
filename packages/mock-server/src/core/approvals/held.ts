/** What changes a shop's worth without money, or undoes what two approved, is carried out by one person up to the threshold of a day, by two beyond it (domain §2(q)). */
import type { Context } from '../command/context.ts';
import { done, refuse, type Refusal, type Result } from '../command/result.ts';
import { logAction } from '../history/actionLog.ts';
import type { Approval } from '../records/approval.ts';
import { aloneKey, HELD_STATUS, type HeldCall, type HeldWrite } from '../records/heldWrite.ts';
import { stampNew } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import type { IsoDate } from '../values/dates.ts';
import { ACTION, MENU, type MenuName } from '../values/menus.ts';
import { sumOf } from '../values/money.ts';
import { waitsForAnother } from './approval.ts';

/** What one person changes alone within a day comes to this many đồng at most, unless the shop says otherwise (domain §2(p)). */
const APPROVAL_FROM = 5_000_000;

/** A write as the rule of two persons sees it. */
export interface WorthWrite {
  call: HeldCall;
  refId: number;
  /** Menu whose right Duyệt decides on it. */
  menu: MenuName;
  /** Đồng, signed or not; 0 where it only undoes. */
  worth: number;
  /** What it undoes: two persons did it when somebody else approved it. */
  undoes?: Approval & { CreatedBy: number };
}

/** What a held write tells whoever decides on it, and what carries it out then. */
export interface WorthProposal extends WorthWrite {
  /** Carried out again as it was asked, by who asked it. */
  command: object;
  title: string;
  effect: string;
  reason: string | undefined;
  partyName?: string;
  /** Account whose balance it changes, and by how much in đồng. */
  account?: string;
  change?: number;
  scheduleId?: number;
  /** Today when absent. */
  day?: IsoDate;
}

/** What one person has changed alone today of a shop's worth, in đồng, over all parties and all these writes. */
export function aloneToday(world: World, { shopId, userId, businessDate }: Context): number {
  const key = aloneKey({ ShopID: shopId, CreatedBy: userId, IsAlone: true }, businessDate);
  return sumOf(world.heldWrites.by('alone', key ?? ''), (row) => row.Worth);
}

/** From how many đồng a day on what changes a shop's worth waits. */
export function approvalFrom(world: World, shopId: number): number {
  return world.shops.get(shopId)?.AdjustApprovalFrom ?? APPROVAL_FROM;
}

/** Whether a write waits for a second person: it undoes what two did, or comes to the threshold with what its maker changed alone today. */
export function isHeld(world: World, write: WorthWrite, context: Context): boolean {
  if (context.approvedBy !== undefined) return false;
  const worth = Math.abs(write.worth);
  const isLarge = worth > 0 && aloneToday(world, context) + worth >= approvalFrom(world, context.shopId);
  return (isLarge || isOfTwo(write.undoes)) && waitsForAnother(world, { menu: write.menu }, context);
}

function isOfTwo(document: WorthWrite['undoes']): boolean {
  return document?.ApprovedBy !== undefined && document.ApprovedBy !== document.CreatedBy;
}

/** Notes what one person changed alone, so that the next counts with it. */
export function noteAlone(world: World, write: WorthWrite, context: Context): void {
  if (write.worth === 0 || context.approvedBy !== undefined) return;
  world.heldWrites.put({ ...rowOf(world, write, context), IsAlone: true, Status: HELD_STATUS.done });
}

/**
 * Carries a write out, or keeps it for a second person and changes nothing. The caller has refused what must be refused.
 *
 * @param asItIs what a held write answers: the record as it still is
 */
export function byTwo<Row>(
  world: World,
  proposal: WorthProposal,
  context: Context,
  { asItIs, carryOut }: { asItIs: Row; carryOut: () => Result<Row> },
): Result<Row> {
  if (!isHeld(world, proposal, context)) {
    const made = carryOut();
    if (made.ok) noteAlone(world, proposal, context);
    return made;
  }
  const refused = refuseWaiting(world, proposal, context);
  if (refused) return refused;
  const held = world.heldWrites.put({
    ...rowOf(world, proposal, context),
    Command: JSON.stringify(proposal.command),
    BusinessDate: proposal.day ?? context.businessDate,
    Title: proposal.title,
    Effect: proposal.effect,
    Reason: proposal.reason ?? '',
    PartyName: proposal.partyName,
    Account: proposal.account,
    Change: proposal.change,
    ScheduleID: proposal.scheduleId,
  });
  const Note = `Đề nghị: ${held.Title}. ${held.Effect}, chờ duyệt`;
  const action = { MenuID: MENU[held.Menu], ActionID: ACTION.approve, RefID: held.HeldWriteID, Note };
  logAction(world, action, context);
  return { ...done(asItIs), held };
}

const ALREADY = refuse('Duplicate', 'Đã có đề nghị cho việc này đang chờ duyệt');

/** Refuses what would wait while the same write on the same record waits already. */
export function refuseWaiting(world: World, write: WorthWrite, context: Context): Refusal | undefined {
  return isHeld(world, write, context) && isWaiting(world, write, context) ? ALREADY : undefined;
}

/** Whether the same write on the same record waits already. */
function isWaiting(world: World, { call, refId }: WorthWrite, { shopId }: Context): boolean {
  return world.heldWrites.by('waiting', shopId).some((row) => row.Write === call && row.RefID === refId);
}

function rowOf(world: World, { call, refId, menu, worth }: WorthWrite, context: Context): HeldWrite {
  return {
    ...stampNew(context),
    HeldWriteID: world.heldWrites.nextId,
    Write: call,
    RefID: refId,
    Worth: Math.abs(worth),
    IsAlone: false,
    Command: '',
    BusinessDate: context.businessDate,
    Menu: menu,
    Title: '',
    Effect: '',
    Reason: '',
    Status: HELD_STATUS.waiting,
  };
}
