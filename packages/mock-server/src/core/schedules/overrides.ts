/** A broken swipe rule is answered for by a typed reason, a blocking one by an approver in person, and two rules by nobody. */
import { ACTION, MENU } from '../access/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../context.ts';
import { RULE_LEVEL } from '../pos/swipeRules.ts';
import { CANCEL_REASON } from '../reasons.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { refuse, type Refusal } from '../result.ts';
import type { World } from '../world.ts';

/**
 * Refuses a swipe whose broken rules nobody answered for.
 *
 * An approver has the right Duyệt, names themselves in ApprovedBy and is somebody else than who entered the swipe; only
 * the owner of the shop may do both. Somebody without that right leaves the swipe waiting for the approver to confirm.
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
    `${block.Message}. Cần người có quyền Duyệt tự xác nhận; hãy lưu lượt quẹt ở trạng thái Chờ xử lý`,
    'ApprovedBy',
  );
}

function isApproved(world: World, swipe: Swipe, context: Context): boolean {
  const isOwner = world.shops.get(swipe.ShopID)?.OwnerUserID === context.userId;
  return (
    swipe.ApprovedBy === context.userId &&
    hasRight(world, context, MENU.contracts, ACTION.approve) &&
    (isOwner || swipe.CreatedBy !== context.userId)
  );
}
