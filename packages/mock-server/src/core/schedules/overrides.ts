/** A broken swipe rule is answered for by a typed reason, a blocking one by an approver in person, and two rules by nobody. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import {
  decisionRights,
  proposalOf,
  refuseApproval,
  type DecisionRights,
  type ProposalKind,
} from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { RULE_LEVEL } from '../pos/swipeRules.ts';
import { CANCEL_REASON } from '../command/reasons.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

export const OVERRIDE: ProposalKind = { menu: 'contracts', name: 'Lượt quẹt' };
const APPROVE_WAITING = 'Cần người khác có quyền Duyệt xác nhận; hãy lưu lượt quẹt ở trạng thái Chờ xử lý';
const APPROVE_ON_ORDER = 'Cần người khác có quyền Duyệt xác nhận; hãy quẹt qua một đơn rút tiền';

/**
 * Refuses a swipe whose broken rules nobody answered for.
 *
 * An approver has the right Duyệt, names themselves in ApprovedBy and is somebody else than who entered the swipe, which
 * waits for them until they confirm it; only where nobody else holds that right one person does both.
 */
export function refuseBrokenRules(world: World, swipe: Swipe, context: Context): Refusal | undefined {
  const levelOf = (level: number) => swipe.RuleWarnings.find((broken) => broken.Level === level);
  const never = levelOf(RULE_LEVEL.never);
  if (never) return refuse('SwipeRule', never.Message);
  const [first] = swipe.RuleWarnings;
  if (!first) return undefined;
  if ((swipe.OverrideReason?.length ?? 0) < CANCEL_REASON) {
    return refuse(
      'NeedReason',
      `${first.Message}. Vui lòng nhập lý do (ít nhất ${CANCEL_REASON} ký tự)`,
      'OverrideReason',
    );
  }
  const block = levelOf(RULE_LEVEL.block);
  if (!block || swipe.Status === LINE_STATUS.waiting || isApproved(world, swipe, context)) return undefined;
  return refuse(
    'NeedApproval',
    `${block.Message}. ${swipe.ScheduleID === undefined ? APPROVE_ON_ORDER : APPROVE_WAITING}`,
    'ApprovedBy',
  );
}

/** The rule that blocks a swipe until an approver answers for it, if one does. */
export function blockOf(swipe: Swipe): Swipe['RuleWarnings'][number] | undefined {
  return swipe.RuleWarnings.find((broken) => broken.Level === RULE_LEVEL.block);
}

/** What the caller may do about a waiting swipe: confirming asks for the right to add swipes too, turning it down for the right to cancel them. */
export function overrideRights(world: World, swipe: Swipe, context: Context): DecisionRights {
  const proposal = proposalOf(swipe, swipe.Status === LINE_STATUS.waiting);
  const rights = decisionRights(world, OVERRIDE, proposal, context);
  return {
    CanApprove: rights.CanApprove && hasRight(world, context, MENU.contracts, ACTION.add),
    CanRefuse: rights.CanRefuse && hasRight(world, context, MENU.contracts, ACTION.cancel),
  };
}

function isApproved(world: World, swipe: Swipe, context: Context): boolean {
  return swipe.ApprovedBy === context.userId && refuseApproval(world, OVERRIDE, swipe, context) === undefined;
}
