/** A warning is set aside by a person, with a reason, for as long as it grows no worse. */
import { labelOf, orderWarningCodeOptions, type Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { DismissedWarning, Schedule } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, refuse, type Result } from '../command/result.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { orderTotals } from './orderTotals.ts';
import { allWarnings } from './warnings.ts';

/** Sets one warning of an order aside. Refuses one the order does not carry, and a reason that is too short. */
export function dismissWarning(
  world: World,
  order: Schedule,
  command: { Code: Schemas['OrderWarningCode']; Reason?: string },
  context: Context,
): Result<Schedule> {
  const refused = refuseReason(command.Reason, CANCEL_REASON, 'DismissReason');
  if (refused) return refused;
  const flag = allWarnings(world, order, orderTotals(world, order), context).find(({ Code }) => Code === command.Code);
  if (!flag) return refuse('NotFound', 'Đơn không có cảnh báo này', 'DismissCode');
  const Reason = cleanText(command.Reason) ?? '';
  const dismissed: DismissedWarning = {
    Code: flag.Code,
    Amount: Math.abs(flag.Amount ?? 0),
    Reason,
    UserID: context.userId,
    At: context.now,
  };
  const others = (order.DismissedWarnings ?? []).filter(({ Code }) => Code !== flag.Code);
  const changed = world.schedules.put({
    ...order,
    ...stampChange(order, context),
    DismissedWarnings: [...others, dismissed],
  });
  const note = `Bỏ qua cảnh báo “${labelOf(orderWarningCodeOptions, flag.Code)}” của đơn ${order.Code}: ${Reason}`;
  const action = { MenuID: MENU.warningOrders, ActionID: ACTION.edit, RefID: order.ScheduleID, Note: note };
  logAction(world, { ...action, before: { Message: flag.Message }, after: { Reason } }, context);
  return done(changed);
}
