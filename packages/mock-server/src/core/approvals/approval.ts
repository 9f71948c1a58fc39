/** What needs two persons waits and posts nothing until it is approved as it was proposed, or refused with a reason, by somebody else than who proposed it (domain §7). */
import { ACTION, MENU, type MenuName } from '../access/menus.ts';
import { hasRight } from '../access/rights.ts';
import { isOwnAct } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Approval } from '../records/approval.ts';
import { stampChange, type Stamped } from '../records/stamped.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** A decision: 1 approve, 3 refuse. */
export type DecisionStatus = 1 | 3;

/** What is decided and, of a refusal, why: at least five characters. */
export interface Decision {
  Status?: DecisionStatus;
  Reason?: string;
}

/** A kind of proposal: the menu whose right Duyệt decides on it, and what it is called at the start of a sentence. */
export interface ProposalKind {
  menu: MenuName;
  name: string;
}

/** Refuses deciding on what no longer waits, approving one's own while somebody else could, and refusing without a reason. Who proposed it may always take it back. */
export function refuseDecision(
  world: World,
  kind: ProposalKind,
  proposal: { CreatedBy: number; isWaiting: boolean },
  decision: Decision,
  context: Context,
): Refusal | undefined {
  const isRefusal = decision.Status === 3;
  return firstRefusal(
    proposal.isWaiting ? undefined : refuse('WrongStatus', `${kind.name} không còn chờ duyệt`),
    isRefusal && proposal.CreatedBy === context.userId ? undefined : refuseApproval(world, kind, proposal, context),
    isRefusal ? refuseReason(decision.Reason, CANCEL_REASON) : undefined,
  );
}

/** Refuses approving without the right, and one's own while somebody else could. */
export function refuseApproval(
  world: World,
  { menu, name }: ProposalKind,
  { CreatedBy: userId }: { CreatedBy: number },
  context: Context,
): Refusal | undefined {
  if (!hasRight(world, context, MENU[menu], ACTION.approve)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  return isOwnAct(world, { userId, menu, action: ACTION.approve }, context)
    ? refuse('NeedApproval', `${name} cần người khác có quyền Duyệt`)
    : undefined;
}

/** Whether what the caller proposes waits for somebody else: in a shop where nobody else could approve it, it does not. */
export function waitsForAnother(world: World, menu: MenuName, context: Context): boolean {
  return isOwnAct(world, { userId: context.userId, menu, action: ACTION.approve }, context);
}

/** The stamp of a decision made now. */
export function decidedNow<Row extends Stamped>(row: Row, context: Context): Row & Approval {
  return { ...row, ...stampChange(row, context), ApprovedBy: context.userId, ApprovedAt: context.now };
}
