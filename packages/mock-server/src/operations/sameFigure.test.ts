import { expect, test } from 'vitest';
import { login } from '../core/access/sessions.ts';
import { COMPANY_SHOP_ID, type Context } from '../core/command/context.ts';
import { contextAt, must } from '../core/testing/openShop.ts';
import { addDays } from '../core/values/dates.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { reportOperations as report } from './report.ts';
import { reportV2Operations as company } from './reportV2.ts';
import { scheduleWorkingOperations as work } from './scheduleWorking.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });
const SHOPS = [1, 2, 3];
const DAYS = { fromDate: '2026-11-09', toDate: '2026-11-20' };
const EVERY = { ...DAYS, PageSize: 500 };

const VIEWS = [
  ['a shop', viewOf('chushop', 'Chushop@123', 1)],
  ['the company', viewOf('congty', 'Congty@123', COMPANY_SHOP_ID)],
] as const;

/** The shop of a view among those that stand beside it. */
const own = ({ shopId }: Context) => (shopId === COMPANY_SHOP_ID ? {} : { searchShopID: shopId });

/** A figure, and every screen that shows it over the same days. */
const SAME: Readonly<Record<string, (context: Context, date: string) => Record<string, number | undefined>>> = {
  'doanh thu phí của một ngày': (context, date) => {
    const day = { fromDate: date, toDate: date };
    return {
      'trang chủ': told(report.getRevenueByDay(demo, day, context)).data.Totals.Revenue,
      'doanh thu theo nhân viên': told(report.getStaffReport(demo, day, context)).totals.Revenue,
      'doanh thu theo máy': told(report.getPosRevenue(demo, day, context)).totals.Revenue,
      'báo cáo đơn': told(report.getOrderReport(demo, day, context)).totals.Revenue,
      'báo cáo ngày': told(report.getDailyReport(demo, { date }, context)).data.Totals.Revenue,
      'kết quả trong báo cáo ngày': told(report.getDailyReport(demo, { date }, context)).data.Result.Revenue,
      'tất cả cửa hàng': told(report.getAllShopReport(demo, { ...day, ...own(context) }, context)).totals.Revenue,
      'báo cáo doanh thu': told(company.getCompanyRevenue(demo, day, context)).totals.Revenue,
      'doanh thu theo cửa hàng': told(work.getCompanyReport(demo, { ForDate: date, ToDate: date }, context)).totals
        .Revenue,
      'kết quả kinh doanh': told(company.getCompanyBusinessResult(demo, day, context)).totals.Revenue,
      'lợi nhuận từng ngày': told(report.getInterestReport(demo, day, context)).totals.Revenue,
    };
  },
  'tồn quỹ cuối ngày': (context, date) => {
    const day = { fromDate: date, toDate: date };
    return {
      'sổ quỹ': told(report.getCashBook(demo, day, context)).totals.Closing,
      'sổ quỹ công ty': told(company.getCompanyCashBook(demo, day, context)).totals.Closing,
      'dòng tiền': told(company.getCompanyCashFlow(demo, day, context)).totals.Closing,
      'báo cáo ngày': told(report.getDailyReport(demo, { date }, context)).data.FundTotals.Closing,
      'tất cả cửa hàng': told(report.getAllShopReport(demo, { ...day, ...own(context) }, context)).totals.FundTotal,
    };
  },
  'thu các quỹ trong ngày': (context, date) => ({
    'sổ quỹ': told(report.getCashBook(demo, { fromDate: date, toDate: date }, context)).totals.In,
    'báo cáo ngày': told(report.getDailyReport(demo, { date }, context)).data.FundTotals.In,
  }),
  'chi các quỹ trong ngày': (context, date) => ({
    'sổ quỹ': told(report.getCashBook(demo, { fromDate: date, toDate: date }, context)).totals.Out,
    'báo cáo ngày': told(report.getDailyReport(demo, { date }, context)).data.FundTotals.Out,
  }),
  'công nợ khách cuối ngày': (context, date) => {
    const day = { fromDate: date, toDate: date };
    const { Debts } = told(report.getDailyReport(demo, { date }, context)).data;
    return {
      'báo cáo công nợ khách hàng': told(company.getCompanyCustomerDebt(demo, day, context)).totals.Closing,
      'thu tiền khách': told(report.getCustomerCollection(demo, day, context)).totals.Closing,
      'tất cả cửa hàng': told(report.getAllShopReport(demo, { ...day, ...own(context) }, context)).totals.CustomerDebt,
      'trang chủ': told(report.getRevenueByDay(demo, day, context)).data.Debts.Customer,
      'báo cáo ngày': sum(Debts.filter(({ PartyType }) => PartyType === 1).map(({ Closing }) => Closing)),
    };
  },
  'khách trả': (context, date) => {
    const day = { fromDate: date, toDate: date };
    return {
      'lịch sử khách thanh toán': told(report.listCustomerPayments(demo, day, context)).totals.Amount,
      'thu tiền khách': told(report.getCustomerCollection(demo, day, context)).totals.Collected,
      'dòng tiền': told(company.getCompanyCashFlow(demo, day, context)).totals.Received,
      'báo cáo công nợ khách hàng': told(company.getCompanyCustomerDebt(demo, day, context)).totals.Received,
    };
  },
};

test.each(VIEWS)('the same figure is the same number on every screen of %s', (_who, context) => {
  for (const [figure, screens] of Object.entries(SAME)) {
    for (const date of ['2026-11-18', '2026-11-20', '2026-11-21']) {
      const shown = Object.entries(screens(context, date));
      const first = shown[0]?.[1];
      expect([figure, date, Object.fromEntries(shown)]).toEqual([
        figure,
        date,
        Object.fromEntries(shown.map(([screen]) => [screen, first])),
      ]);
    }
  }
});

/** Reports with a sum, by name. */
const SUMS: Readonly<Record<string, (context: Context, query: typeof EVERY & { searchShopID?: number }) => object>> = {
  'doanh thu': (context, query) => told(company.getCompanyRevenue(demo, query, context)).totals,
  'công nợ POS': (context, query) => told(company.getCompanyPosDebt(demo, query, context)).totals,
  'công nợ khách': (context, query) => told(company.getCompanyCustomerDebt(demo, query, context)).totals,
  'công nợ đối tác': (context, query) => told(company.getCompanyPartnerDebt(demo, query, context)).totals,
  'công nợ CTV': (context, query) => told(company.getCompanyAffDebt(demo, query, context)).totals,
  'thu chi': (context, query) => told(company.getCompanyCollectExpense(demo, query, context)).totals,
  'dòng tiền': (context, query) => told(company.getCompanyCashFlow(demo, query, context)).totals,
  'kết quả': (context, query) => told(company.getCompanyBusinessResult(demo, query, context)).totals,
  'tất cả cửa hàng': (context, query) => told(report.getAllShopReport(demo, query, context)).totals,
};

test('the company is the sum of its shops and its own books, in every column', () => {
  const [, [, context]] = VIEWS;
  for (const [name, sums] of Object.entries(SUMS)) {
    const parts = [...SHOPS, COMPANY_SHOP_ID].map((searchShopID) =>
      figuresIn(sums(context, { ...EVERY, searchShopID })),
    );
    const whole = figuresIn(sums(context, EVERY));
    const added = Object.fromEntries(
      Object.keys(whole).map((column) => [column, sum(parts.map((part) => part[column] ?? 0))]),
    );
    expect([name, added]).toEqual([name, whole]);
  }
});

test.each(VIEWS)('what a day of %s closes with, the next opens with, on every screen', (_who, context) => {
  for (const name of ['công nợ POS', 'công nợ khách', 'công nợ đối tác', 'công nợ CTV', 'dòng tiền']) {
    for (const date of ['2026-11-10', '2026-11-15', '2026-11-20']) {
      const next = addDays(date, 1);
      const closing = figuresIn(SUMS[name]?.(context, { ...EVERY, fromDate: date, toDate: date }) ?? {})['Closing'];
      const opening = figuresIn(SUMS[name]?.(context, { ...EVERY, fromDate: next, toDate: next }) ?? {})['Opening'];
      expect([name, date, opening]).toEqual([name, date, closing]);
    }
  }
});

/** What an operation answered, which must not be refused. */
function told<Data, Totals>(
  answer: { ok: true; data: Data; totals?: Totals } | { ok: false; message: string },
): { data: Data; totals: NonNullable<Totals> } {
  if (!answer.ok) throw new Error(`A report was refused: ${answer.message}`);
  return { data: answer.data, totals: answer.totals as NonNullable<Totals> };
}

function figuresIn(totals: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(totals).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function viewOf(UserName: string, Password: string, shopId: number): Context {
  const { UserID } = must(login(demo, { UserName, Password }, contextAt(NOW, 0, 0)));
  return contextAt(NOW, UserID, shopId);
}
