import { checkSecondPerson } from '../core/inbox/checkSecondPerson.ts';
import { decideHeld } from '../core/inbox/decideHeld.ts';
import { listApprovals } from '../core/inbox/listApprovals.ts';
import type { Context } from '../core/command/context.ts';
import { listPushMoney } from '../core/reports/money/listStartMoney.ts';
import { openPushes } from '../core/reports/figures/openReports.ts';
import { reloadMoney } from '../core/debts/rebuildDebts.ts';
import { VOUCHER_KIND, VOUCHER_STATUS, type Voucher, type VoucherKind } from '../core/records/voucher.ts';
import type { Result } from '../core/command/result.ts';
import { addVoucher } from '../core/vouchers/addVoucher.ts';
import { cancelVoucher } from '../core/vouchers/cancelVoucher.ts';
import { decideVoucher, type DecisionCommand } from '../core/vouchers/decideVoucher.ts';
import { listVouchers } from '../core/vouchers/listVouchers.ts';
import { listVoucherTypes, listVoucherTypesByType, voucherTypeView } from '../core/vouchers/listVoucherTypes.ts';
import { saveVoucherType } from '../core/vouchers/saveVoucherType.ts';
import { transferFund } from '../core/vouchers/transferFund.ts';
import { getVoucher, voucherView } from '../core/vouchers/voucherView.ts';
import type { World } from '../core/store/world.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Payment: vouchers and their categories. */
export const paymentOperations: Controller<'Payment'> = {
  listVoucherTypes: (world, args, context) => answerPage(listVoucherTypes(world, args, context)),
  saveVoucherType: (world, { body }, context) =>
    answerWith(
      saveVoucherType(world, body, context),
      (row) => voucherTypeView(world, row),
      savedMessage('loại thu chi', body.ConfigID),
    ),
  listVoucherTypesByType: (world, args, context) => answerAll(listVoucherTypesByType(world, args, context)),
  addReceipt: (world, { body }, context) => answerSaved(world, VOUCHER_KIND.income, body, context),
  addExpense: (world, { body }, context) => answerSaved(world, VOUCHER_KIND.expense, body, context),
  transferFund: (world, { body }, context) =>
    answerVoucher(world, transferFund(world, body, context), context, 'Chuyển quỹ thành công'),
  cancelVoucher: (world, args, context) =>
    answerVoucher(world, cancelVoucher(world, args, context), context, 'Hủy phiếu thành công'),
  getVoucher: (world, args, context) => answerWith(getVoucher(world, args, context), (detail) => detail),
  reloadMoney: (world, _args, context) => answer(reloadMoney(world, context), { message: 'Tính lại thành công' }),
  listApprovals: (world, args, context) => answerPage(listApprovals(world, args, context)),
  checkSecondPerson: (world, args, context) => answerWith(checkSecondPerson(world, args, context), (check) => check),
  decideHeldWrite: (world, { body }, context) =>
    answerWith(
      decideHeld(world, body, context),
      ({ HeldWriteID, Title, Effect, BusinessDate, Status }) => ({ HeldWriteID, Title, Effect, BusinessDate, Status }),
      body.Status === 3 ? 'Từ chối đề nghị thành công' : 'Duyệt đề nghị thành công',
    ),
  listPushMoney: (world, args, context) => answerPage(openPushes(world, listPushMoney(world, args, context), args)),
  listVouchers: (world, args, context) => answerPage(listVouchers(world, args, context)),
};

/** A form without paymentID adds; with it the approver decides. */
function answerSaved(
  world: World,
  kind: VoucherKind,
  body: Omit<DecisionCommand, 'paymentID'> & { paymentID?: number },
  context: Context,
) {
  const { paymentID, ...said } = body;
  if (paymentID === undefined) {
    const word = kind === VOUCHER_KIND.income ? 'thu' : 'chi';
    const made = addVoucher(world, kind, said, context);
    const isWaiting = made.ok && made.value.Status === VOUCHER_STATUS.waiting;
    const message = isWaiting ? `Chờ người thứ hai duyệt phiếu ${word}` : `Thêm phiếu ${word} thành công`;
    return answerVoucher(world, made, context, message);
  }
  const message = said.Status === 3 ? 'Từ chối phiếu thành công' : 'Duyệt phiếu thành công';
  return answerVoucher(world, decideVoucher(world, kind, { ...said, paymentID }, context), context, message);
}

function answerVoucher(world: World, result: Result<Voucher>, context: Context, message: string) {
  return answerWith(result, (row) => voucherView(world, row, context), message);
}
