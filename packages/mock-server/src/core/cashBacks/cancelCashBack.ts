/** A cancelled cash back gives every lot back what is left of it; what was given back to the POS owner meanwhile has to be cancelled first. */
import { movedOn } from '../listing/stale.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingCashBack } from '../approvals/undoing.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { dropPayment } from '../lots/payLot.ts';
import { formatDong } from '../values/money.ts';
import { parentPos } from '../pos/posGroup.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { accounts } from '../records/accounts.ts';
import type { CashBackPayment } from '../records/cashBack.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { leftOf, partsOf, surplusOf } from '../lots/surplus.ts';

/** Cancels a payment of a parent POS with all its parts in lots. */
export function cancelCashBackPayment(
  world: World,
  command: { paymentID: number; Reason?: string },
  context: Context,
): Result<CashBackPayment> {
  const payment = ownRow(world.cashBackPayments.get(command.paymentID), context);
  if (!payment) return notFound('lần tiền về');
  const refused = firstRefusal(
    payment.Status === 2 ? movedOn(world, 'AlreadyCancelled', payment, 'Lần tiền về đã được hủy trước đó') : undefined,
    refuseCancelReason(command.Reason),
    ...entriesOf(world, payment).map((entryId) => refuseReverse(world, entryId, context)),
    isGivenBack(world, payment)
      ? refuse('WrongStatus', 'Phần ứng dư của lần này đã trả lại hoặc điều chỉnh giảm, hãy hủy lần đó trước')
      : undefined,
  );
  if (refused) return refused;
  const { Amount } = payment;
  const name = world.poses.get(payment.PosParentID)?.PosName ?? '';
  const proposal: WorthProposal = {
    ...undoingCashBack(payment),
    command,
    title: `Hủy điều chỉnh tiền về của ${name}`,
    effect: `Công nợ máy ${Amount > 0 ? 'tăng' : 'giảm'} lại ${formatDong(Math.abs(Amount))}, không qua quỹ`,
    reason: command.Reason,
    partyName: name,
    account: accounts.pos(payment.PosParentID),
    change: Amount,
  };
  return byTwo(world, proposal, context, {
    asItIs: payment,
    carryOut: () => carryOut(world, payment, cancelReasonOf(command.Reason), context),
  });
}

function carryOut(world: World, payment: CashBackPayment, reason: string, context: Context): Result<CashBackPayment> {
  for (const entryId of entriesOf(world, payment)) {
    const mirror = reverse(world, entryId, reason, context);
    if (!mirror.ok) return mirror;
  }
  for (const part of partsOf(world, payment)) dropPayment(world, part, reason, context);
  const cancelled = world.cashBackPayments.put({
    ...payment,
    ...stampChange(payment, context),
    Status: 2,
    CancelReason: reason,
    CancelledBy: context.userId,
    CancelledAt: context.now,
  });
  const name = world.poses.get(payment.PosParentID)?.PosName ?? '';
  const note = `Hủy tiền về ${formatDong(payment.Amount)} của ${name}: ${reason}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.cancel, RefID: payment.paymentID, Note: note }, context);
  return done(cancelled);
}

/** What a payment and its parts in lots posted, each entry once. */
function entriesOf(world: World, payment: CashBackPayment): number[] {
  const posted = [payment.EntryID, ...partsOf(world, payment).map((part) => part.EntryID)];
  return [...new Set(posted)].filter((entryId) => entryId !== undefined);
}

/** Whether less is paid ahead than this payment left: the rest was given back or taken off. */
function isGivenBack(world: World, payment: CashBackPayment): boolean {
  const parent = parentPos(world, payment.PosParentID);
  return payment.Status === 1 && parent !== undefined && surplusOf(world, parent) < leftOf(world, payment);
}
