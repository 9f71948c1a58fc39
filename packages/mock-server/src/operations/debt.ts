import type { Schemas } from '@so-the/api-client';
import { addCashBack } from '../core/cashBacks/addCashBack.ts';
import { cancelCashBackPayment } from '../core/cashBacks/cancelCashBack.ts';
import * as cashBacks from '../core/cashBacks/listCashBacks.ts';
import { listPosDebts } from '../core/cashBacks/listPosDebts.ts';
import { payCashBack } from '../core/cashBacks/payCashBack.ts';
import { previewCashBack } from '../core/cashBacks/previewCashBack.ts';
import type { Context } from '../core/command/context.ts';
import { importMessage } from '../core/imports/importRows.ts';
import { saveOpeningBalances } from '../core/opening/importOpenings.ts';
import { listOpeningBalances } from '../core/opening/listOpenings.ts';
import { adjustScheduleDebt } from '../core/debts/adjustScheduleDebt.ts';
import { cancelPayDebt } from '../core/debts/cancelDebt.ts';
import { changeDebt } from '../core/debts/changeDebt.ts';
import { kindHandle, openPage, posHandle } from '../core/reports/figures/figureHandles.ts';
import { getDebtSummary } from '../core/debts/debtSummary.ts';
import { debtView } from '../core/debts/debtView.ts';
import { getDetailDebt } from '../core/debts/getDetailDebt.ts';
import { listDebtByCard } from '../core/debts/listDebtByCard.ts';
import { listDebtComparisons } from '../core/debts/listComparisons.ts';
import { changeLineStatus } from '../core/statements/changeLine.ts';
import { lineView, statementView } from '../core/statements/listLines.ts';
import { payStatement } from '../core/statements/payStatement.ts';
import { saveLotBills } from '../core/bills/saveLotBills.ts';
import { offsetCustomer } from '../core/debts/offsetCustomer.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { payPartner } from '../core/debts/payPartner.ts';
import { payDebtWithCard } from '../core/debts/payDebtWithCard.ts';
import * as rebuildDebts from '../core/debts/rebuildDebts.ts';
import { listLotBills } from '../core/bills/lotBills.ts';
import { listLotPayments, listNumberLots, lotPaymentView, lotView } from '../core/lots/listLots.ts';
import { cancelLotPayment, payNumberLot } from '../core/lots/payLot.ts';
import { createNumberLot, deleteNumberLot } from '../core/lots/saveLot.ts';
import { updateNumberLot } from '../core/lots/updateLot.ts';
import type { CashBackPayment } from '../core/records/cashBack.ts';
import type { Debt } from '../core/records/debt.ts';
import type { LotPayment, NumberLot } from '../core/records/lot.ts';
import type { Result } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';
import { formCheck } from '../engine/formCheck.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

const openingForm = formCheck('OpeningBalanceFields');

const REBUILT = 'Tính lại thành công';

/** What is said of an adjustment by the status it is shown in: posted, or waiting for a second person. */
const ADJUSTED: Partial<Record<Schemas['DebtStatus'], string>> = {
  2: 'Điều chỉnh công nợ thành công',
  5: 'Chờ người thứ hai duyệt điều chỉnh công nợ',
};

/** What is said of a decision on one. */
const DECIDED: Partial<Record<Schemas['DebtStatus'], string>> = {
  2: 'Duyệt điều chỉnh công nợ thành công',
  6: 'Từ chối điều chỉnh công nợ thành công',
};

/** Calls under /api/Debt. */
export const debtOperations: Controller<'Debt'> = {
  getDetailDebt: (world, args, context) => {
    const found = getDetailDebt(world, args, context);
    if (!found.ok) return found;
    const { detail, ...list } = found.value;
    return answer(detail, list);
  },
  adjustDebt: (world, { body }, context) => {
    const made = changeDebt(world, body, context);
    if (!made.ok) return made;
    const words = body.DebtID === undefined ? ADJUSTED : DECIDED;
    return answer(made.value, {
      message: body.Comparison ? 'Đối chiếu công nợ thành công' : words[made.value.Status],
    });
  },
  adjustScheduleDebt: (world, { body }, context) => {
    const made = adjustScheduleDebt(world, body, context);
    if (!made.ok) return made;
    const view = debtView(world, made.value, context);
    return answer(view, { message: ADJUSTED[view.Status] });
  },
  saveOpeningBalances: (world, { body }, context) => {
    const waiting = () => world.heldWrites.count('waiting', context.shopId);
    const before = waiting();
    const outcome = saveOpeningBalances(world, body, openingForm, context);
    const held = waiting() - before;
    const words = held > 0 ? `, ${held} dòng chờ người thứ hai duyệt` : '';
    return answer(outcome, { message: `${importMessage(outcome)}${words}` });
  },
  listOpeningBalances: (world, args, context) => answerPage(listOpeningBalances(world, args, context)),
  getDebtSummary: (world, args, context) =>
    answerPage(openPage(getDebtSummary(world, args, context), args, kindHandle, { Report: 'debtSummary' })),
  listDebtComparisons: (world, args, context) => answerPage(listDebtComparisons(world, args, context)),
  runDebt: (world, args, context) => answerWith(rebuildDebts.runDebt(world, args, context), (made) => made, REBUILT),
  reloadDebts: (world, _args, context) => answer(rebuildDebts.reloadDebts(world, context), { message: REBUILT }),
  reloadPosDebts: (world, _args, context) => answer(rebuildDebts.reloadPosDebts(world, context), { message: REBUILT }),
  reloadBankCards: (world, _args, context) =>
    answer(rebuildDebts.reloadBankCards(world, context), { message: REBUILT }),
  payDebtCustomer: (world, { body }, context) =>
    answerDebt(world, payDebt(world, body, context), context, 'Thanh toán công nợ thành công'),
  offsetCustomerDebt: (world, { body }, context) =>
    answerDebt(world, offsetCustomer(world, body, context), context, 'Cấn trừ công nợ thành công'),
  payPartnerSchedules: (world, { body }, context) =>
    answerDebt(world, payPartner(world, body, context), context, 'Thanh toán công nợ thành công'),
  cancelPayDebt: (world, args, context) =>
    answerDebt(world, cancelPayDebt(world, args, context), context, 'Hủy thanh toán công nợ thành công'),
  listDebtByCard: (world, args, context) => answerAll(listDebtByCard(world, args, context)),
  payDebtCustomerWithCard: (world, { body }, context) =>
    answerDebt(world, payDebtWithCard(world, body, context), context, 'Thanh toán công nợ thành công'),

  listPosDebts: (world, args, context) =>
    answerPage(openPage(listPosDebts(world, args, context), args, posHandle, { Account: 'pos' })),
  listCompanyCashBacks: (world, _args, context) => answerAll(cashBacks.listCompanyCashBacks(world, context)),
  addCashBack: (world, { body }, context) =>
    answerWith(
      addCashBack(world, body, context),
      (row) => cashBacks.cashBackView(world, row),
      'Báo tiền về thành công',
    ),
  payCashBack: (world, { body }, context) =>
    body.Preview
      ? answerWith(previewCashBack(world, body, context), (view) => view)
      : answerCashBack(world, payCashBack(world, body, context), context, 'Nhận tiền về thành công'),
  cancelCashBackPayment: (world, args, context) =>
    answerCashBack(world, cancelCashBackPayment(world, args, context), context, 'Hủy lần tiền về thành công'),
  listCashBackPayments: (world, args, context) => answerPage(cashBacks.listCashBackPayments(world, args, context)),

  listNumberLots: (world, args, context) => answerPage(listNumberLots(world, args, context)),
  createNumberLot: (world, { body }, context) =>
    answerLot(world, createNumberLot(world, body, context), context, 'Thêm số lô thành công'),
  updateNumberLot: (world, { body }, context) =>
    answerLot(world, updateNumberLot(world, body, context), context, 'Cập nhật số lô thành công'),
  deleteNumberLot: (world, args, context) =>
    answerWith(deleteNumberLot(world, args, context), (row) => ({ ID: row.numberLoID }), 'Xóa số lô thành công'),
  listLotBills: (world, args, context) => answerPage(listLotBills(world, args, context)),
  addLotBills: (world, { body }, context) =>
    answerWith(saveLotBills(world, body, context), (saved) => saved, 'Cập nhật bill thành công'),
  payDebtFromPdf: (world, { body }, context) =>
    answerWith(
      payStatement(world, body, context),
      (row) => statementView(world, row),
      'Thanh toán theo sao kê thành công',
    ),
  changePdfLineStatus: (world, args, context) =>
    answerWith(
      changeLineStatus(world, args, context),
      (row) => lineView(world, row),
      'Cập nhật dòng sao kê thành công',
    ),
  listLotPayments: (world, args, context) => answerPage(listLotPayments(world, args, context)),
  payNumberLot: (world, { body }, context) =>
    answerLotPayment(world, payNumberLot(world, body, context), context, 'Nhận tiền về của lô thành công'),
  cancelLotPayment: (world, args, context) =>
    answerLotPayment(world, cancelLotPayment(world, args, context), context, 'Hủy lần nhận tiền của lô thành công'),
};

function answerCashBack(world: World, result: Result<CashBackPayment>, context: Context, message: string) {
  return answerWith(result, (row) => cashBacks.cashBackPaymentView(world, row, context), message);
}

function answerLot(world: World, result: Result<NumberLot>, context: Context, message: string) {
  return answerWith(result, (row) => lotView(world, row, context), message);
}

function answerLotPayment(world: World, result: Result<LotPayment>, context: Context, message: string) {
  return answerWith(result, (row) => lotPaymentView(world, row, context), message);
}

function answerDebt(world: World, result: Result<Debt>, context: Context, message: string) {
  return answerWith(result, (row) => debtView(world, row, context), message);
}
