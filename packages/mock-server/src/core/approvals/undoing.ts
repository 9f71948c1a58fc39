/** What a cancel changes of a shop's worth, and whose approval it undoes: a confirmation asks the same as the cancel itself (domain §2(q)). */
import type { Context } from '../command/context.ts';
import { debtMenuName } from '../access/debtMenu.ts';
import type { BadExpense } from '../records/badExpense.ts';
import { CASH_BACK_TYPE, type CashBackPayment } from '../records/cashBack.ts';
import { DEBT_KIND, type Debt } from '../records/debt.ts';
import { LOT_PAY_KIND, type LotPayment } from '../records/lot.ts';
import type { Swipe } from '../records/schedule.ts';
import type { Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';
import { voucherMenu } from '../access/voucherMenus.ts';
import type { WorthWrite } from './held.ts';

/** Its money comes back the way it went. */
export function undoingVoucher(voucher: Voucher, context: Context): WorthWrite {
  return { call: 'cancelVoucher', refId: voucher.paymentID, menu: voucherMenu(context), worth: 0, undoes: voucher };
}

/** An adjustment changes worth again; a payment by card undoes its swipe too. */
export function undoingDebt(world: World, debt: Debt): WorthWrite {
  return {
    call: 'cancelPayDebt',
    refId: debt.DebtID,
    menu: debtMenuName(debt.DebtType),
    worth: debt.Kind === DEBT_KIND.adjustment ? debt.Amount : 0,
    undoes: world.swipes.get(debt.LogWithdrawalId) ?? debt,
  };
}

/** What was taken off a lot without money comes back to it. */
export function undoingLotPayment({ payNumberLoID, Kind, Amount }: LotPayment): WorthWrite {
  const worth = Kind === LOT_PAY_KIND.money ? 0 : Amount;
  return { call: 'cancelLotPayment', refId: payNumberLoID, menu: 'posDebts', worth };
}

/** What a parent POS was adjusted by comes back to it. */
export function undoingCashBack({ paymentID, Type, Amount }: CashBackPayment): WorthWrite {
  const worth = Type === CASH_BACK_TYPE.adjustment ? Amount : 0;
  return { call: 'cancelCashBackPayment', refId: paymentID, menu: 'posDebts', worth };
}

/** A swipe that broke a rule was approved by a second person. */
export function undoingSwipe(swipe: Swipe): WorthWrite {
  return { call: 'cancelWithdrawal', refId: swipe.logWithdrawalId, menu: 'contracts', worth: 0, undoes: swipe };
}

/** A loss of a customer is owed again; one of a fund comes back into it. */
export function undoingLoss(loss: BadExpense): WorthWrite {
  const worth = loss.Fund ? 0 : loss.Amount - loss.RecoveredAmount;
  return { call: 'deleteBadExpense', refId: loss.id, menu: 'badExpenses', worth, undoes: loss };
}
