/** What needs two persons waits and posts nothing until it is approved as it was proposed, or refused with a reason, by somebody else than who proposed it (domain §7). */
import { fromCompany } from './decidingShop.ts';
import { ACTION, MENU, type ActionID, type MenuName } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { isLeftToOthers, secondPersonsOf } from '../access/twoPersons.ts';
import { tieBetween } from '../access/tie.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Approval } from '../records/approval.ts';
import { stampChange, type Stamped } from '../records/stamped.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import { wordsOfAct } from '../listing/stale.ts';
import type { World } from '../store/world.ts';
import type { IsoInstant } from '../values/dates.ts';

/** A decision: 1 approve, 3 refuse. */
export type DecisionStatus = 1 | 3;

/** What is decided and, of a refusal, why: at least five characters. */
export interface Decision {
  Status?: DecisionStatus;
  Reason?: string;
}

/** A kind of proposal: the menu whose right decides on it, and what it is called at the start of a sentence. */
export interface ProposalKind {
  menu: MenuName;
  name: string;
  /** The right that decides; Duyệt when absent. */
  action?: ActionID;
}

/** A record that may stand and wait for a second person. */
export interface Proposal extends Approval {
  CreatedBy: number;
  isWaiting: boolean;
}

/** A record as a proposal: who made it in which shop, and who decided on it. */
export function proposalOf(row: Stamped & Approval, isWaiting: boolean): Proposal & { ShopID: number } {
  const { CreatedBy, ShopID, ApprovedBy, ApprovedAt, RefuseReason } = row;
  return { CreatedBy, ShopID, isWaiting, ApprovedBy, ApprovedAt, RefuseReason };
}

/** What a caller may do about a proposal now. */
export interface DecisionRights {
  CanApprove: boolean;
  /** Also for who proposed it: taking it back. */
  CanRefuse: boolean;
}

/** Refuses deciding on what no longer waits, approving one's own while somebody else could, and refusing without a reason. Who proposed it may always take it back. */
export function refuseDecision(
  world: World,
  kind: ProposalKind,
  proposal: Proposal,
  decision: Decision,
  context: Context,
): Refusal | undefined {
  const isRefusal = decision.Status === 3;
  return firstRefusal(
    proposal.isWaiting ? undefined : refuseDecided(world, kind, proposal),
    isRefusal && proposal.CreatedBy === context.userId ? undefined : refuseApproval(world, kind, proposal, context),
    isRefusal ? refuseReason(decision.Reason, CANCEL_REASON) : undefined,
  );
}

/** "Phiếu thu lớn đã được Lê Thị Thu duyệt lúc 10:15 ngày 20/11/2026": who decides from an old page learns who was quicker. */
function refuseDecided(world: World, { name }: ProposalKind, proposal: Proposal): Refusal {
  const { CreatedBy, ApprovedBy, ApprovedAt, RefuseReason } = proposal;
  if (ApprovedBy === undefined || ApprovedAt === undefined) return refuse('WrongStatus', `${name} không còn chờ duyệt`);
  const { who, when } = wordsOfAct(world, ApprovedBy, ApprovedAt);
  const turnedDown = CreatedBy === ApprovedBy ? 'rút lại' : 'từ chối';
  const verb = RefuseReason === undefined ? 'duyệt' : turnedDown;
  return refuse('WrongStatus', `${name} đã được ${who} ${verb} lúc ${when}`);
}

/** Refuses approving without the right, and one's own while somebody else could. */
export function refuseApproval(
  world: World,
  { menu, name, action = ACTION.approve }: ProposalKind,
  { CreatedBy: userId }: { CreatedBy: number },
  context: Context,
): Refusal | undefined {
  if (!hasRight(world, context, MENU[menu], action)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  if (!isLeftToOthers(world, { userId, menu, action }, context)) return undefined;
  const right = action === ACTION.approve ? 'Duyệt' : 'Khóa/mở sổ';
  return refuse('NeedApproval', `${name} cần người khác có quyền ${right}${tieWords(world, userId, context)}`);
}

/** Why somebody with the right is no second person: a tie to who proposed. */
function tieWords(world: World, proposerId: number, context: Context): string {
  const [proposer, caller] = [world.users.get(proposerId), world.users.get(context.userId)];
  if (!proposer || !caller || proposerId === context.userId) return '';
  return tieBetween(proposer, caller, context.now) === 'same'
    ? ': bạn và người đề nghị trùng số điện thoại, số CCCD hoặc họ tên'
    : ': người đề nghị đã lập, mở khóa hoặc cấp quyền cho tài khoản của bạn trong 30 ngày qua';
}

/** What the caller may do about a proposal: nothing once it is decided, or in a shop they do not work in. */
export function decisionRights(
  world: World,
  kind: ProposalKind,
  proposal: Proposal & { ShopID: number },
  context: Context,
): DecisionRights {
  const there = fromCompany(world, proposal.ShopID, context);
  const isOpen = proposal.isWaiting && proposal.ShopID === there.shopId;
  const CanApprove = isOpen && refuseApproval(world, kind, proposal, there) === undefined;
  return { CanApprove, CanRefuse: CanApprove || (isOpen && proposal.CreatedBy === context.userId) };
}

/** Full names of those who may decide on a proposal now (counter.md §8); nobody where who proposed it may do so alone. */
export function decidersOf(
  world: World,
  { menu, action = ACTION.approve }: ProposalKind,
  { CreatedBy: userId, ShopID }: { CreatedBy: number; ShopID: number },
  now: IsoInstant,
): string[] {
  return secondPersonsOf(world, ShopID, { userId, menu, action }, now).map(({ FullName }) => FullName);
}

/** Whether what the caller proposes waits for somebody else: in a shop where nobody else could approve it, it does not. */
export function waitsForAnother(
  world: World,
  { menu, action = ACTION.approve }: Pick<ProposalKind, 'menu' | 'action'>,
  context: Context,
): boolean {
  return secondPersonsOf(world, context.shopId, { userId: context.userId, menu, action }, context.now).length > 0;
}

/** The stamp of a decision made now. */
export function decidedNow<Row extends Stamped>(row: Row, context: Context): Row & Approval {
  return { ...row, ...stampChange(row, context), ApprovedBy: context.userId, ApprovedAt: context.now };
}
