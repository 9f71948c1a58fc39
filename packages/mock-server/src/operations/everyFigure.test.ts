import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '@so-the/api-client';
import { login } from '../core/access/sessions.ts';
import { COMPANY_SHOP_ID, type Context } from '../core/command/context.ts';
import { contextAt, must } from '../core/testing/openShop.ts';
import { cancelVoucher } from '../core/vouchers/cancelVoucher.ts';
import { transferFund } from '../core/vouchers/transferFund.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { cellsIn, type Cell } from '../testing/figureCells.ts';
import type { Refusal } from '../core/command/result.ts';
import type { Answered } from '../engine/operationType.ts';
import { debtOperations } from './debt.ts';
import { expenseCardOperations } from './expenseCard.ts';
import { paymentOperations } from './payment.ts';
import { reportOperations } from './report.ts';
import { reportV2Operations } from './reportV2.ts';
import { scheduleWorkingOperations } from './scheduleWorking.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });

/** Cash goes to the bank and back, and once more with a cancel: the figures of transfers open too. */
function transfer(toBank: boolean, Amount: number): number {
  const { UserID } = must(login(demo, { UserName: 'chushop', Password: 'Chushop@123' }, contextAt(NOW, 0, 0)));
  const BankCardID = demo.bankCards.by('shop', 1)[0]?.BankCardID;
  const way = toBank
    ? ({ Method: 1, ToMethod: 2, ToBankCardID: BankCardID } as const)
    : ({ Method: 2, BankCardID, ToMethod: 1 } as const);
  const command = { ...way, Amount, VoucherDate: '2026-11-20', Reason: 'Thử chuyển quỹ' };
  return must(transferFund(demo, command, contextAt(NOW, UserID, 1))).paymentID;
}

beforeAll(() => {
  transfer(true, 3_000_000);
  transfer(false, 1_000_000);
  const paymentID = transfer(true, 700_000);
  must(cancelVoucher(demo, { paymentID, Reason: 'Ghi nhầm quỹ' }, contextAt(NOW, 1, 1)));
});

const PERIODS = [
  { fromDate: '2026-11-20', toDate: '2026-11-20' },
  { fromDate: '2026-11-16', toDate: '2026-11-21' },
  { fromDate: '2026-10-25', toDate: '2026-11-10' },
] as const;

const VIEWS = [
  ['shop 1', 'chushop', 'Chushop@123', 1],
  ['shop 2', 'chushop', 'Chushop@123', 2],
  ['shop 3', 'chushop', 'Chushop@123', 3],
  ['the company', 'congty', 'Congty@123', COMPANY_SHOP_ID],
] as const;

const told = { cells: 0, entries: 0, records: 0, differences: 0 };

afterAll(() =>
  tellFigure(
    17,
    `${told.cells} figures of all reports opened → ${told.entries} entries, ${told.records} records, ${told.differences} differences`,
  ),
);

test.each(VIEWS)('every figure of every report of %s opens what adds up to it', (_who, name, password, shopId) => {
  const { UserID } = must(login(demo, { UserName: name, Password: password }, contextAt(NOW, 0, 0)));
  const context = contextAt(NOW, UserID, shopId);
  const wrong = PERIODS.flatMap((days) =>
    cellsOf(days, context).flatMap(({ name: cell, asked, figure }) => {
      const opened = open(asked, context);
      told.cells += 1;
      if (opened === figure) return [];
      told.differences += 1;
      return [`${cell} ${figure} opens ${opened} by ${JSON.stringify(asked)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** What a figure opens: how many records, or what its entries add up to. */
function open(asked: Schemas['FigureHandle'], context: Context): number {
  const answer = reportOperations.getCashBook(demo, { ...asked, PageSize: 1 }, context);
  if (!answer.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${answer.message}`);
  const { In = 0, Out = 0 } = answer.totals ?? {};
  const isOfRecords = answer.data.Records !== undefined;
  told[isOfRecords ? 'records' : 'entries'] += answer.total ?? 0;
  return isOfRecords && In === 0 ? (answer.total ?? 0) : In - Out;
}

/** Every number of every report, with what opens it. */
function cellsOf(days: (typeof PERIODS)[number], context: Context): Cell[] {
  const query = { ...days, PageSize: 500 };
  const { fromDate: ForDate, toDate: ToDate } = days;
  return Object.entries({
    ...reportsOfShop(query, context),
    ...reportsOfCompany(query, context),
    'theo cửa hàng': scheduleWorkingOperations.getCompanyReport(demo, { ForDate, ToDate }, context),
    'bơm tiền': paymentOperations.listPushMoney(demo, query, context),
  }).flatMap(([name, answer]) => {
    if (!answer.ok) throw new Error(`${name} is refused: ${answer.message}`);
    return cellsIn(name, answer.data).concat(cellsIn(`${name} tổng`, answer.totals));
  });
}

type Query = Parameters<typeof reportOperations.getStaffReport>[1];

function reportsOfShop(query: Query, context: Context) {
  const { toDate: date } = query;
  return {
    'theo ngày': reportOperations.getRevenueByDay(demo, query, context),
    'từng ngày': reportOperations.getInterestReport(demo, query, context),
    'tổng hợp nợ': reportOperations.getDebtSummaryReport(demo, query, context),
    'sổ quỹ': reportOperations.getCashBook(demo, query, context),
    'cửa hàng': reportOperations.getAllShopReport(demo, query, context),
    'buổi sáng': shown(reportOperations.getOwnerMorning(demo, { date }, context), asOpened),
    'ứng tiền': reportOperations.listStartMoney(demo, query, context),
    ngày: reportOperations.getDailyReport(demo, { date }, context),
    'khách trả': reportOperations.listCustomerPayments(demo, query, context),
    'thu khách': reportOperations.getCustomerCollection(demo, query, context),
    'nhân viên': reportOperations.getStaffReport(demo, query, context),
    'khách mới': reportOperations.listNewCustomers(demo, query, context),
    'sổ phí ngày': shown(reportOperations.getFeeBook(demo, query, context), withoutRates),
    'sổ phí tháng': shown(reportOperations.getFeeBook(demo, { ...query, GroupBy: 'month' }, context), withoutRates),
    'sổ phí quý': shown(reportOperations.getFeeBook(demo, { ...query, GroupBy: 'quarter' }, context), withoutRates),
    'máy POS': reportOperations.getPosRevenue(demo, query, context),
    'loại thẻ': reportOperations.getPosRevenue(demo, { ...query, GroupBy: 'typeCard' }, context),
    đơn: reportOperations.getOrderReport(demo, query, context),
    'tiền khách': reportOperations.listCustomerMoneyBack(demo, query, context),
    'màn công nợ': shown(debtOperations.getDebtSummary(demo, query, context), withoutAge),
    'chi phí xấu': shown(expenseCardOperations.listBadExpenses(demo, query, context), asLost),
    'màn công nợ POS': shown(debtOperations.listPosDebts(demo, query, context), asReported),
  };
}

/** Rows and sums with the figures of theirs that open, by the names they are opened with. */
function shown<Row extends object, Totals extends object>(
  answer: Answered<Row[], Totals> | Refusal,
  opens: (figures: Row | Totals) => object,
) {
  return answer.ok
    ? { ...answer, data: answer.data.map(opens), totals: answer.totals && opens(answer.totals) }
    : answer;
}

/** The age of a debt opens nothing: it is shared out among all that made it. */
function withoutAge({ UpTo7Days, UpTo30Days, Over30Days, ...row }: Partial<Schemas['DebtSummary']>) {
  expect((UpTo7Days ?? 0) + (UpTo30Days ?? 0) + (Over30Days ?? 0)).toBe(row.Receivable);
  return row;
}

/** What a figure changed by is the difference of two that open. */
function withoutChange({ Change, ...row }: Partial<Schemas['ResultReason']>) {
  expect(Math.abs(Change ?? 0)).toBe(Math.abs((row.Amount ?? 0) - (row.PreviousAmount ?? 0)));
  return row;
}

/** Of the owner's morning the profit, its reasons and what POS owe open; days, counts and averages do not. */
function asOpened({ Profit, Reasons, PosDebt, Poses, Entries }: Partial<Omit<Schemas['OwnerShop'], 'Waiting'>>) {
  return {
    Profit: Profit && withoutChange(Profit),
    Reasons: Reasons?.map(withoutChange),
    Poses: Poses?.map(({ Closing, Entries: handle }) => ({ Closing, Entries: handle })),
    PosDebt,
    Entries,
  };
}

/** What a rate makes of the revenue beside it is worked out, not posted: it opens nothing. */
function withoutRates({ VatAmount, PitAmount, ...row }: Schemas['FeeBookRow'] | Schemas['FeeBookTotals']) {
  expect([VatAmount, PitAmount]).toEqual([undefined, undefined]);
  return row;
}

/** POS debts call some figures otherwise than the reports; those paid ahead and of a group open nothing. */
function asReported(row: Partial<Schemas['PosDebt']>) {
  const { Opening, Swiped, Fee: PosFee, Received: CashBack, Adjust: Adjusted, Closing, Overdue, Entries } = row;
  return { Opening, Swiped, PosFee, CashBack, Adjusted, Closing, Overdue, Entries };
}

/** Losses call the figures of the result otherwise; what is not in force opens nothing. */
function asLost({ Amount, RecoveredAmount, NetAmount, Entries }: LossFigures) {
  return { LossAmount: Amount, LossRecovered: RecoveredAmount, BadExpense: NetAmount, Entries };
}

type LossFigures = Pick<Schemas['BadExpenseTotals'], 'Amount' | 'RecoveredAmount' | 'NetAmount' | 'Entries'>;

function reportsOfCompany(query: Query, context: Context) {
  return {
    'doanh thu': reportV2Operations.getCompanyRevenue(demo, query, context),
    'nợ POS': reportV2Operations.getCompanyPosDebt(demo, query, context),
    'nợ khách': reportV2Operations.getCompanyCustomerDebt(demo, query, context),
    'nợ đối tác': reportV2Operations.getCompanyPartnerDebt(demo, query, context),
    'nợ CTV': reportV2Operations.getCompanyAffDebt(demo, query, context),
    'thu chi': reportV2Operations.getCompanyCollectExpense(demo, query, context),
    'dòng tiền': reportV2Operations.getCompanyCashFlow(demo, query, context),
    'kết quả': reportV2Operations.getCompanyBusinessResult(demo, query, context),
    'vì sao': shown(reportV2Operations.getResultReasons(demo, query, context), withoutChange),
  };
}
