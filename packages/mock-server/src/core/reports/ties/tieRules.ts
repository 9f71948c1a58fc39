/** Each rule names two figures of different reports that are the same đồng, or a report's total and the sum of its rows. */
import type { Context } from '../../command/context.ts';
import { addDays } from '../../values/dates.ts';
import { getDetailDebt } from '../../debts/getDetailDebt.ts';
import { accounts } from '../../records/accounts.ts';
import { movementOf } from '../../ledger/balance.ts';
import { effectOf, FLOWS, type Flow } from '../../books/flows.ts';
import { sumOf } from '../../values/money.ts';
import { PARTY_TYPE } from '../../records/debt.ts';
import type { World } from '../../store/world.ts';
import { getAllShopReport } from '../orders/allShops.ts';
import { getBusinessResult } from '../money/businessResult.ts';
import { RESULT_COLUMNS, type ResultFigures } from '../figures/resultFigures.ts';
import { getCashBook } from '../money/cashBook.ts';
import { getCashFlow } from '../money/cashFlow.ts';
import { getCollectExpense } from '../money/collectExpense.ts';
import { getCustomerCollection } from '../money/customerCollection.ts';
import { listCustomerPayments } from '../money/customerPayments.ts';
import { getDailyReport } from '../orders/dailyReport.ts';
import { debtReport, type PartyKind } from '../money/debtReport.ts';
import { getDebtSummaryReport } from '../money/debtSummary.ts';
import { TRADE_NAMES } from '../figures/tradeFigures.ts';
import { getInterestReport } from '../money/interest.ts';
import { getOrderReport } from '../orders/orderReport.ts';
import { revenueTies, orderTies, sameTrade } from './orderTies.ts';
import { getPosRevenue } from '../orders/posRevenue.ts';
import { transferTies } from './transferTies.ts';
import { booksOfReport, periodOf, sumColumns, type ReportQuery } from '../reportQuery.ts';
import { getRevenueByDay } from '../orders/revenueByDay.ts';
import { getRevenueReport } from '../orders/revenueReport.ts';
import { getStaffReport } from '../orders/staffReport.ts';
import { allRows, must, ownShop, tie, type Tie } from './tie.ts';

type Row = Readonly<Partial<Record<string, number>>>;

const KINDS = Object.keys(PARTY_TYPE) as PartyKind[];

/** Debts: every row and the totals follow from their causes, the list and the summary say the same, and rows add up. */
export function debtTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const summary = allRows(getDebtSummaryReport, world, query, context).rows;
  return KINDS.flatMap((kind) => {
    const { rows, totals } = debtRows(world, kind, query, context);
    const inSummary = summary.filter((row) => row.PartyType === PARTY_TYPE[kind]);
    const detail = must(getDetailDebt(world, { ...query, PartyType: PARTY_TYPE[kind] }, context)).totals;
    return [
      ...rows.map((row, place) => tie(`dư cuối ${kind} dòng ${place + 1}`, row['Closing'], closingOf(kind, row))),
      tie(`dư cuối ${kind}`, totals['Closing'], closingOf(kind, totals)),
      tie(
        `công nợ ${kind} = tổng hợp`,
        totals['Closing'],
        sumOf(inSummary, (row) => row.Closing),
      ),
      tie(
        `dư đầu ${kind} = tổng hợp`,
        totals['Opening'],
        sumOf(inSummary, (row) => row.Opening),
      ),
      tie(
        `phải thu − phải trả ${kind}`,
        totals['Closing'],
        sumOf(inSummary, (row) => row.Receivable - row.Payable),
      ),
      tie(`công nợ ${kind} = danh sách`, totals['Closing'], detail.Closing),
      ...rowTies(`công nợ ${kind}`, rows, totals),
    ];
  });
}

/** Funds: closing follows from the columns, is what the cash book closes with, and each column is the debt report's. */
export function flowTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const { rows, totals } = allRows(getCashFlow, world, query, context);
  const of = (kind: PartyKind) => debtRows(world, kind, query, context).totals;
  const { Closing: inBook, Opening: bookOpening } = must(getCashBook(world, query, context)).totals;
  const payments = allRows(listCustomerPayments, world, query, context);
  const collected = allRows(getCustomerCollection, world, query, context);
  return [
    ...rows.map((row) =>
      tie(`tồn cuối ${row.Fund}`, row.Closing, row.Opening + row.TotalIn - row.TotalOut + row.Transferred),
    ),
    ...transferTies(world, rows, query),
    ...rowTies('dòng tiền', rows, totals),
    tie('dòng tiền = sổ quỹ', totals.Closing, inBook),
    tie('tồn đầu = sổ quỹ', totals.Opening, bookOpening),
    tie('tiền về', totals.CashBack, of('pos')['CashBack']),
    tie('khách nạp', totals.Received, of('customer')['Received']),
    tie('nạp thẻ', totals.PaidCard, of('customer')['PaidCard']),
    tie('chuyển khách', totals.Sent, of('customer')['Sent']),
    tie('đối tác trả', totals.Collected, of('partner')['Collected']),
    tie('trả đối tác', totals.PartnerPaid, of('partner')['PaidOut']),
    tie('chi CTV', totals.AffPaid, of('aff')['PaidOut']),
    tie('lịch sử khách thanh toán', totals.Received, payments.totals.Amount),
    tie('thu tiền khách', totals.Received, collected.totals.Collected),
    ...rowTies('lịch sử khách thanh toán', payments.rows, payments.totals),
    ...rowTies('thu tiền khách', collected.rows, collected.totals),
  ];
}

/** Revenue is the same by day, by shop, by staff, by POS, by card type and by order. */
export function tradeTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const revenue = allRows(getRevenueReport, world, query, context);
  const byDay = must(getRevenueByDay(world, query, context));
  const days = sumColumns(byDay.Days, TRADE_NAMES);
  const others = {
    'nhân viên': allRows(getStaffReport, world, query, context),
    'máy POS': allRows(getPosRevenue, world, query, context),
    'loại thẻ': allRows(getPosRevenue, world, { ...query, GroupBy: 'typeCard' as const }, context),
    đơn: allRows(getOrderReport, world, query, context),
  };
  return [
    ...rowTies('doanh thu', revenue.rows, revenue.totals),
    ...TRADE_NAMES.map((name) => tie(`doanh thu theo ngày ${name}`, revenue.totals[name], days[name])),
    ...Object.entries(others).flatMap(([by, { rows, totals }]) => rowTies(`theo ${by}`, rows, totals)),
    ...Object.entries(others).flatMap(([by, { totals }]) => sameTrade(`theo ${by}`, revenue.totals, totals)),
    ...orderTies(world, others.đơn.rows, query),
    ...revenueTies(world, revenue.totals, query, context),
  ];
}

/** The business result ties with revenue, vouchers and days, and profit and capital are what funds and debts gained (domain §2(p)). */
export function resultTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const { totals, lines } = must(getBusinessResult(world, query, context));
  const revenue = allRows(getRevenueReport, world, query, context).totals;
  const vouchers = allRows(getCollectExpense, world, query, context);
  const beside = allRows(getAllShopReport, world, ownShop(query, context), context).totals;
  const interest = allRows(getInterestReport, world, query, context).totals;
  const shared = ['Revenue', 'PosFeeAmount', 'AffAmount', 'PartnerAmount', 'GrossProfit'] as const;
  return [
    ...shared.map((name) => tie(`kết quả kinh doanh = doanh thu ${name}`, totals[name], revenue[name])),
    ...RESULT_COLUMNS.map((name) => tie(`lãi từng ngày ${name}`, totals[name], interest[name])),
    ...lines.map((line) =>
      tie(
        `dòng ${line.LineNo}`,
        line.Amount,
        sumOf(line.Shops, (shop) => shop.Amount),
      ),
    ),
    tie('thu khác = phiếu thu', totals.OtherIncome, vouchers.totals.ResultIn),
    tie('chi hoạt động = phiếu chi', totals.OperatingExpense, vouchers.totals.ResultOut),
    tie('quỹ và công nợ tăng thêm = lợi nhuận + vốn', totals.AssetChange, earned(totals)),
    tie('quỹ và công nợ tăng thêm = sổ quỹ và sổ nợ', totals.AssetChange, gained(world, query, context)),
    tie('công nợ công ty = tài khoản công ty', beside.CompanyDebt, closingOn(world, query, context)),
    ...rowTies('thu chi', vouchers.rows, vouchers.totals),
  ];
}

/** The next day opens with what the period closed with, and its page adds up. */
export function dayTies(world: World, { toDate: next, ...query }: ReportQuery, context: Context): Tie[] {
  const tomorrow = { ...query, fromDate: next, toDate: next };
  const period = { ...query, toDate: addDays(next, -1) };
  const page = must(getDailyReport(world, { date: next, searchShopID: query.searchShopID }, context));
  const services = sumColumns(page.Services, TRADE_NAMES);
  return [
    ...KINDS.map((kind) => {
      const { Opening } = debtRows(world, kind, tomorrow, context).totals;
      return tie(`dư cuối = dư đầu hôm sau ${kind}`, debtRows(world, kind, period, context).totals['Closing'], Opening);
    }),
    tie(
      'tồn cuối = tồn đầu hôm sau',
      allRows(getCashFlow, world, period, context).totals.Closing,
      page.FundTotals.Opening,
    ),
    ...TRADE_NAMES.map((name) => tie(`theo dịch vụ ${name}`, page.Totals[name], services[name])),
  ];
}

/** Net profit + capital in − capital out, opening balances counted as capital. */
function earned(figures: ResultFigures): number {
  return figures.NetProfit + figures.CapitalIn - figures.CapitalOut + figures.OpeningBalances;
}

/** Δ funds + Δ debts as their reports tell them, and what the company owes more for the money it was given. */
function gained(world: World, query: ReportQuery, context: Context): number {
  const flow = allRows(getCashFlow, world, query, context).totals;
  const debts = sumOf(KINDS, (kind) => {
    const { Opening = 0, Closing = 0 } = debtRows(world, kind, query, context).totals;
    return Closing - Opening;
  });
  const advances = sumOf(booksOfReport(world, context, query.searchShopID), (shopId) => {
    const { debit, credit } = movementOf(world, shopId, accounts.company, periodOf(query));
    return debit - credit;
  });
  return flow.Closing - flow.Opening + debts + advances;
}

/** What the books in view say on the account between shop and company at the end of a period. */
function closingOn(world: World, query: ReportQuery, context: Context): number {
  return sumOf(
    booksOfReport(world, context, query.searchShopID),
    (shopId) => movementOf(world, shopId, accounts.company, periodOf(query)).closing,
  );
}

function debtRows(world: World, kind: PartyKind, query: ReportQuery, context: Context): { rows: Row[]; totals: Row } {
  const found = allRows((...given) => debtReport(given[0], kind, given[1], given[2]), world, query, context);
  return { rows: found.rows.map(figuresIn), totals: figuresIn(found.totals) };
}

function figuresIn(row: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'number'));
}

/** A total row is the sum of all its rows, in every column rows have as a number. */
function rowTies(report: string, rows: readonly object[], totals: object): Tie[] {
  return Object.entries(totals).flatMap(([column, left]) => {
    const values = rows.flatMap((row) => Object.entries(row).filter(([name]) => name === column));
    if (typeof left !== 'number' || (rows.length > 0 && values.length === 0)) return [];
    return [
      tie(
        `${report}: tổng ${column}`,
        left,
        sumOf(values, ([, value]) => Number(value)),
      ),
    ];
  });
}

function closingOf(kind: PartyKind, row: Row): number {
  const causes = Object.keys(FLOWS[kind]) as Flow[];
  return (row['Opening'] ?? 0) + sumOf(causes, (flow) => effectOf(kind, flow) * (row[flow] ?? 0));
}
