/** A debt document is undone by its mirror, once, with a reason; what it paid is owed again. */
import { movedOn } from '../listing/stale.ts';
import { ACTION } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingDebt } from '../approvals/undoing.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { formatDong } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { partyAccount } from '../records/accounts.ts';
import { partyOf } from '../parties/parties.ts';
import { DEBT_KIND, DEBT_STATUS, type Debt } from '../records/debt.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Result } from '../command/result.ts';
import { cancelSwipe } from '../schedules/swipes.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { debtMenu } from '../access/debtMenu.ts';

/** Cancels a payment, a payment by card with its swipe, or an adjustment. */
export function cancelPayDebt(
  world: World,
  command: { DebtID: number; Reason?: string },
  context: Context,
): Result<Debt> {
  const debt = ownRow(world.debts.get(command.DebtID), context);
  if (!debt) return notFound('chứng từ công nợ');
  const refused = firstRefusal(
    hasRight(world, context, debtMenu(debt.DebtType), ACTION.cancel)
      ? undefined
      : refuse('Forbidden', 'Không có quyền thực hiện thao tác này'),
    debt.Status === DEBT_STATUS.cancelled
      ? movedOn(world, 'AlreadyCancelled', debt, 'Chứng từ đã được hủy trước đó')
      : undefined,
    debt.Status === DEBT_STATUS.inForce
      ? undefined
      : refuse('WrongStatus', 'Điều chỉnh chưa được duyệt nên chưa ghi sổ, không có gì để hủy'),
    refuseCancelReason(command.Reason),
    refuseReverse(world, debt.EntryID, context),
  );
  if (refused) return refused;
  return byTwo(world, undoingOf(world, debt, command), context, {
    asItIs: debt,
    carryOut: () => carryOut(world, debt, cancelReasonOf(command.Reason), context),
  });
}

/** The cancel of an adjustment as a second person is told of it; of a payment it changes no worth. */
function undoingOf(world: World, debt: Debt, command: { DebtID: number; Reason?: string }): WorthProposal {
  const party = partyOf(world, debt.DebtType, debt.PartyID);
  const isAdjustment = debt.Kind === DEBT_KIND.adjustment;
  const isUp = isAdjustment && debt.Amount > 0;
  return {
    ...undoingDebt(world, debt),
    command,
    title: `Hủy ${isAdjustment ? 'điều chỉnh công nợ' : 'lần trả nợ bằng thẻ'} ${party?.Code ?? ''}`,
    effect: `Công nợ ${isUp ? 'giảm' : 'tăng'} lại ${formatDong(Math.abs(debt.Amount))}, không qua quỹ`,
    reason: command.Reason,
    partyName: party?.Name,
    account: partyAccount(debt.DebtType, debt.PartyID),
    change: -debt.Amount,
  };
}

function carryOut(world: World, debt: Debt, reason: string, context: Context): Result<Debt> {
  const mirror = reverse(world, debt.EntryID ?? 0, reason, context);
  if (!mirror.ok) return mirror;
  const swipe = world.swipes.get(debt.LogWithdrawalId);
  if (swipe) cancelSwipe(world, swipe, reason, context);
  const cancelled = world.debts.put({
    ...debt,
    ...stampChange(debt, context),
    Status: 2,
    CancelReason: reason,
    CancelledBy: context.userId,
    CancelledAt: context.now,
  });
  const note = `Hủy chứng từ công nợ ${formatDong(debt.Amount)}: ${reason}`;
  logAction(
    world,
    { MenuID: debtMenu(debt.DebtType), ActionID: ACTION.cancel, RefID: debt.DebtID, Note: note },
    context,
  );
  return done(cancelled);
}
