/** A cancelled line stays with its reason, its entry is mirrored, and the settlement of an open order follows. */
import type { Context } from '../command/context.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { done, firstRefusal, notFound, type Result } from '../command/result.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { movedOn } from '../listing/stale.ts';
import { LINE_KIND, LINE_STATUS, type LineKind, type MoneyLine } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { formatDong } from '../values/money.ts';
import { findLine, LINE_PLANS } from './lineKinds.ts';
import { orderMovedOn } from './orderMovedOn.ts';
import { refuseSettleAgain, settleAgain } from './settlement.ts';

/** Which line to cancel, and why. */
export interface CancelLineCommand {
  PaymentID: number;
  Reason?: string;
}

/** Cancels a line with its reason: a done one is mirrored, and the settlement of an order still open follows. */
export function cancelLine(
  world: World,
  kind: LineKind,
  command: CancelLineCommand,
  context: Context,
): Result<MoneyLine> {
  const found = findLine(world, kind, command.PaymentID, context);
  if (!found.ok) return found;
  const line = found.value;
  const order = world.schedules.get(line.ScheduleID);
  if (!order) return notFound('đơn');
  const refused = firstRefusal(
    line.Status === LINE_STATUS.cancelled
      ? movedOn(world, 'AlreadyCancelled', line, 'Dòng tiền đã được hủy trước đó')
      : undefined,
    refuseCancelReason(command.Reason),
    LINE_PLANS[kind].undo.includes(order.Status)
      ? undefined
      : orderMovedOn(world, order, 'Đơn đã hoàn thành, hãy mở lại đơn trước khi hủy dòng tiền này'),
    refuseReverse(world, line.EntryID, context),
    kind === LINE_KIND.payCard ? refuseSettleAgain(world, order, { dropped: line }, context) : undefined,
  );
  if (refused) return refused;
  const reason = cancelReasonOf(command.Reason);
  if (line.EntryID !== undefined) {
    const mirror = reverse(world, line.EntryID, reason, context);
    if (!mirror.ok) return mirror;
  }
  const cancelled = world.moneyLines.put({
    ...line,
    ...stampChange(line, context),
    Status: LINE_STATUS.cancelled,
    CancelReason: reason,
    CancelledBy: context.userId,
    CancelledAt: context.now,
  });
  if (kind === LINE_KIND.payCard) settleAgain(world, order, reason, context);
  const note = `Hủy ${LINE_PLANS[kind].word.toLowerCase()} ${formatDong(line.Amount)} đơn ${order.Code}: ${reason}`;
  logAction(world, { MenuID: MENU.contracts, ActionID: ACTION.cancel, RefID: line.PaymentID, Note: note }, context);
  return done(cancelled);
}
