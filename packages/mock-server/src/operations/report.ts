import type { Schemas } from '@so-the/api-client';
import { listStartMoney } from '../core/reports/money/listStartMoney.ts';
import { startMoney } from '../core/dayMoney/startMoney.ts';
import { getAllShopReport } from '../core/reports/orders/allShops.ts';
import { getCustomerCollection } from '../core/reports/money/customerCollection.ts';
import { listCustomerPayments } from '../core/reports/money/customerPayments.ts';
import { getDailyReport } from '../core/reports/orders/dailyReport.ts';
import { getDebtSummaryReport } from '../core/reports/money/debtSummary.ts';
import { getInterestReport } from '../core/reports/money/interest.ts';
import { listCustomerMoneyBack } from '../core/reports/orders/moneyBack.ts';
import { listNewCustomers } from '../core/reports/orders/newCustomers.ts';
import { getFeeBook } from '../core/reports/orders/feeBook.ts';
import { getOwnerMorning } from '../core/reports/orders/ownerMorning.ts';
import { getOrderReport } from '../core/reports/orders/orderReport.ts';
import { getPosRevenue } from '../core/reports/orders/posRevenue.ts';
import { getStaffReport } from '../core/reports/orders/staffReport.ts';
import {
  accountHandle,
  dayHandle,
  feeBookHandle,
  moneyBackHandle,
  openPage,
  orderHandle,
  paymentHandle,
  shopHandle,
  staffHandle,
  swipeHandle,
} from '../core/reports/figures/figureHandles.ts';
import { openAdvances, openDay, openRevenue, openWaitingPage } from '../core/reports/figures/openReports.ts';
import { accounts } from '../core/records/accounts.ts';
import { getCashBook } from '../core/reports/money/cashBook.ts';
import { getRevenueByDay } from '../core/reports/orders/revenueByDay.ts';
import { listPdfLines, listUnreadLines } from '../core/statements/listLines.ts';
import { answer } from '../engine/operationType.ts';
import { answerBook, answerPage, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Report. */
export const reportOperations: Controller<'Report'> = {
  getCashBook: (world, args, context) => answerBook(getCashBook(world, args, context)),
  getAllShopReport: (world, args, context) =>
    answerPage(
      openWaitingPage(openPage(getAllShopReport(world, args, context), args, shopHandle, { Report: 'allShops' }), args),
    ),
  getCustomerCollection: (world, args, context) =>
    answerPage(openPage(getCustomerCollection(world, args, context), args, accountHandle, { Report: 'collection' })),
  listCustomerPayments: (world, args, context) =>
    answerPage(
      openPage(listCustomerPayments(world, args, context), args, paymentHandle, {
        Report: 'payments',
        ...(args.customerID && { Account: accounts.customer(args.customerID) }),
      }),
    ),
  getDebtSummaryReport: (world, args, context) =>
    answerPage(openPage(getDebtSummaryReport(world, args, context), args, accountHandle, { Report: 'debtSummary' })),
  getInterestReport: (world, args, context) =>
    answerPage(openWaitingPage(openPage(getInterestReport(world, args, context), args, dayHandle), args)),
  listCustomerMoneyBack: (world, args, context) =>
    answerPage(openPage(listCustomerMoneyBack(world, args, context), args, moneyBackHandle, { Report: 'moneyBack' })),
  listNewCustomers: (world, args, context) =>
    answerPage(openPage(listNewCustomers(world, args, context), args, accountHandle, { Report: 'newCustomers' })),
  getOrderReport: (world, args, context) =>
    answerPage(openPage(getOrderReport(world, args, context), args, orderHandle)),
  getFeeBook: (world, args, context) => answerPage(openPage(getFeeBook(world, args, context), args, feeBookHandle)),
  getPosRevenue: (world, args, context) =>
    answerPage(openPage(getPosRevenue(world, args, context), args, swipeHandle(args.GroupBy))),
  getStaffReport: (world, args, context) =>
    answerPage(openPage(getStaffReport(world, args, context), args, staffHandle)),
  getOwnerMorning: (world, { date }, context) => {
    const { rows, totals } = getOwnerMorning(world, date, context);
    return answer(rows, { total: rows.length, totals });
  },
  getDailyReport: (world, args, context) =>
    answerWith(getDailyReport(world, args, context), (report) => openDay(report, args)),
  pushStartMoney: (world, { body }, context) => {
    const made = startMoney(world, body, context);
    if (!made.ok) return made;
    const { Reopening } = made.value;
    return answer(made.value, { message: Reopening ? REOPENED[Reopening.Status] : doneWords(body) });
  },
  listStartMoney: (world, args, context) => {
    const found = listStartMoney(world, args, context);
    if (!found.ok) return found;
    const { list, totals } = openAdvances(found.value, args);
    return answer(list, { total: list.Shops.length, totals });
  },
  getRevenueByDay: (world, args, context) =>
    answerWith(getRevenueByDay(world, args, context), (report) => openRevenue(report, args)),
  listUnreadLines: (world, args, context) => answerPage(listUnreadLines(world, args, context)),
  listPdfBills: (world, args, context) => answerPage(listPdfLines(world, args, context)),
};

/** What the call did; with CloseID it decided on a difference. */
function doneWords({ Kind, CloseID, Status }: Schemas['PushMoneyInput']): string {
  if (CloseID === undefined) return START_MONEY[Kind];
  return Status === 3 ? 'Từ chối chênh lệch quỹ thành công' : 'Duyệt chênh lệch quỹ thành công';
}

const START_MONEY = {
  1: 'Bơm tiền đầu ngày thành công',
  2: 'Ứng thêm tiền thành công',
  3: 'Hoàn tiền ứng thành công',
  4: 'Chốt sổ thành công',
  5: 'Mở sổ thành công',
} as const;

/** What is said of a reopening by its status: proposed, opened, refused. */
const REOPENED = {
  0: 'Chờ người thứ hai duyệt mở sổ',
  1: 'Mở sổ thành công',
  3: 'Từ chối mở sổ thành công',
} as const;
