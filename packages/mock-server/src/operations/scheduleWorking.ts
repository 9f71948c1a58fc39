import type { Schemas } from '@so-the/api-client';
import type { Context } from '../core/command/context.ts';
import { debtView } from '../core/debts/debtView.ts';
import { addPartnerReciprocal, listPartnerReciprocals } from '../core/debts/reciprocals.ts';
import { commentView } from '../core/customers/customerView.ts';
import { LINE_KIND, type LineKind, type MoneyLine, type Schedule } from '../core/records/schedule.ts';
import { getCompanyReport } from '../core/reports/orders/companyReport.ts';
import { openPage, shopHandle } from '../core/reports/figures/figureHandles.ts';
import { openWaitingPage } from '../core/reports/figures/openReports.ts';
import type { Result } from '../core/command/result.ts';
import { pushSchedules } from '../core/schedules/pushSchedules.ts';
import { changeScheduleStatus } from '../core/schedules/changeStatus.ts';
import { correctPercent, previewCorrection } from '../core/schedules/correctPercent.ts';
import * as lists from '../core/schedules/listSchedules.ts';
import { listSwipes, listWithdrawals, swipeView } from '../core/schedules/listSwipes.ts';
import { cancelLine } from '../core/schedules/cancelLine.ts';
import { addLine, addWaitingLine } from '../core/schedules/moneyLines.ts';
import { previewSchedule } from '../core/schedules/previewSchedule.ts';
import * as remarks from '../core/remarks/remarks.ts';
import { createScheduleList, deleteSchedule } from '../core/schedules/saveSchedule.ts';
import { serveCustomer } from '../core/schedules/serveCustomer.ts';
import { moneyLineView, scheduleView } from '../core/schedules/scheduleView.ts';
import { addWithdrawal, cancelWithdrawal } from '../core/schedules/swipes.ts';
import type { World } from '../core/store/world.ts';
import { answer } from '../engine/operationType.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/ScheduleWorking: appointments, orders, and the lines of money and swipes on them. */
export const scheduleWorkingOperations: Controller<'ScheduleWorking'> = {
  listSchedulesByDate: (world, args, context) => answerPage(lists.searchSchedules(world, args, context)),
  searchSchedules: (world, { body }, context) => answerPage(lists.searchSchedules(world, body, context)),
  listSchedulesByCustomer: (world, args, context) => answerPage(lists.listSchedulesByCustomer(world, args, context)),
  listCancelledOrders: (world, args, context) => answerPage(lists.listCancelledOrders(world, args, context)),
  listWarningSchedules: (world, args, context) => answerPage(lists.listWarningSchedules(world, args, context)),
  listWarningErrorSchedules: (world, args, context) =>
    answerPage(lists.listWarningErrorSchedules(world, args, context)),
  listWarningErrorSchedulesCompany: (world, args, context) =>
    answerPage(lists.listWarningErrorSchedules(world, args, context)),
  getCompanyReport: (world, args, context) => {
    const query = { fromDate: args.ForDate, toDate: args.ToDate, searchShopID: args.SearchShopID };
    return answerPage(openWaitingPage(openPage(getCompanyReport(world, args, context), query, shopHandle), query));
  },

  createSchedule: (world, { body, Preview = false, PreviewPosID, Start = false }, context) => {
    if (Preview) return answerWith(previewSchedule(world, body, PreviewPosID, context), (order) => order);
    const served = serveCustomer(world, { ...body, Start }, context);
    return answerOrder(world, served, context, savedMessage('lịch hẹn', body.ScheduleID));
  },
  pushSchedules: (world, { body }, context) =>
    answerWith(pushSchedules(world, body, context), (result) => result, body.Preview ? undefined : 'Đẩy lịch hoàn tất'),
  createScheduleList: (world, { body }, context) =>
    answerWith(createScheduleList(world, body, context), (rows) => rows),
  deleteSchedule: (world, args, context) =>
    answerWith(deleteSchedule(world, args, context), (row) => ({ ID: row.ScheduleID }), 'Xóa lịch hẹn thành công'),
  changeScheduleStatus: (world, args, context) =>
    answerOrder(world, changeScheduleStatus(world, args, context), context, 'Cập nhật trạng thái thành công'),
  correctSchedulePercent: (world, { body, Preview = false }, context) =>
    answerWith(
      Preview ? previewCorrection(world, body, context) : correctPercent(world, body, context),
      (correction) => correction,
      Preview ? undefined : 'Sửa phần trăm thành công',
    ),
  toggleHighlightSchedule: (world, args, context) =>
    answerOrder(world, remarks.toggleHighlight(world, args, context), context, 'Cập nhật đơn thành công'),
  updateScheduleNote: (world, { body }, context) =>
    answerOrder(world, remarks.updateNote(world, body, context), context, 'Cập nhật ghi chú thành công'),

  addScheduleComment: (world, { body }, context) =>
    answerWith(remarks.addComment(world, body, context), (row) => commentView(world, row), 'Thêm bình luận thành công'),
  listScheduleComments: (world, args, context) => {
    const { rows, total } = remarks.listScheduleComments(world, args, context);
    return answer(rows, { total });
  },
  getScheduleHistory: (world, args, context) =>
    answerWith(remarks.getScheduleHistory(world, args, context), (history) => history),

  addPaymentSchedule: adding(LINE_KIND.payCard, 'Nạp thẻ thành công'),
  addCustomerTopUp: adding(LINE_KIND.topUp, 'Thu tiền khách thành công'),
  sendMoneyCustomer: adding(LINE_KIND.send, 'Chuyển tiền cho khách thành công'),
  addPaymentScheduleWaiting: planning(LINE_KIND.payCard, 'Thêm lần nạp thẻ chờ xử lý thành công'),
  addSendMoneyWaiting: planning(LINE_KIND.send, 'Thêm lần chuyển tiền chờ xử lý thành công'),
  cancelPaymentSchedule: cancelling(LINE_KIND.payCard, 'Hủy nạp thẻ thành công'),
  cancelCustomerTopUp: cancelling(LINE_KIND.topUp, 'Hủy thu tiền khách thành công'),
  cancelSendMoneyCustomer: cancelling(LINE_KIND.send, 'Hủy chuyển tiền cho khách thành công'),

  listSwipes: (world, args, context) => answerPage(listSwipes(world, args, context)),
  listWithdrawals: (world, args, context) => answerPage(listWithdrawals(world, args, context)),
  addWithdrawal: (world, { body }, context) =>
    answerWith(
      addWithdrawal(world, body, context),
      (row) => swipeView(world, row),
      savedMessage('lượt quẹt', body.logWithdrawalId),
    ),
  addPartnerReciprocal: (world, { body }, context) =>
    answerWith(
      addPartnerReciprocal(world, body, context),
      (row) => debtView(world, row, context),
      body.Kind === 6 ? 'Cấn trừ đối tác thành công' : 'Thanh toán đối ứng thành công',
    ),
  listPartnerReciprocals: (world, args, context) => answerPage(listPartnerReciprocals(world, args, context)),
  cancelWithdrawal: (world, args, context) =>
    answerWith(cancelWithdrawal(world, args, context), (row) => swipeView(world, row), 'Hủy lượt quẹt thành công'),
};

function answerOrder(world: World, result: Result<Schedule>, context: Context, message: string) {
  return answerWith(result, (row) => scheduleView(world, row, context), message);
}

function answerLine(world: World, result: Result<MoneyLine>, message: string) {
  return answerWith(result, (row) => moneyLineView(world, row), message);
}

function adding(kind: LineKind, message: string) {
  return (world: World, { body }: { body: Schemas['MoneyLineInput'] }, context: Context) =>
    answerLine(world, addLine(world, kind, body, context), message);
}

function planning(kind: LineKind, message: string) {
  return (world: World, { body }: { body: Schemas['WaitingLineInput'] }, context: Context) =>
    answerLine(world, addWaitingLine(world, kind, body, context), message);
}

function cancelling(kind: LineKind, message: string) {
  return (world: World, { paymentID, Reason }: { paymentID: number; Reason?: string }, context: Context) =>
    answerLine(world, cancelLine(world, kind, { PaymentID: paymentID, Reason }, context), message);
}
