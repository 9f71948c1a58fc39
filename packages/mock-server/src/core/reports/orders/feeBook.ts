/** The book of fee revenue equals the posted incomes from fees, shop by shop, whatever its rows cover; what a shop's rates make of it comes to the same by day, month and quarter (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import type { Result } from '../../command/result.ts';
import { RESULT_GROUPS, type DayFigures } from '../../books/dayFigures.ts';
import { figureDays } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { World } from '../../store/world.ts';
import { displayDate, type IsoDate } from '../../values/dates.ts';
import { fee } from '../../values/fees.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

type Row = Schemas['FeeBookRow'];
type Totals = Schemas['FeeBookTotals'];
type RowPeriod = Schemas['FeeBookPeriod'];
type Rates = { VatAmount?: number; PitAmount?: number };

const FEES = ['ServiceFeeAmount', 'PartnerFeeAmount', 'Revenue'] as const;
const RATED = ['VatAmount', 'PitAmount'] as const;

/** Period, and what a row covers: a day unless asked otherwise. */
export interface FeeBookQuery extends ReportQuery {
  GroupBy?: RowPeriod;
}

/** Fees of each shop by day, month or quarter, oldest first; what earned nothing has no row. Refuses a wrong period. */
export function getFeeBook(world: World, query: FeeBookQuery, context: Context): Result<ListPage<Row, Totals>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const rows = shopIds.flatMap((shopId) => rowsOfShop(world, shopId, query));
  rows.sort((a, b) => (a.FromDate < b.FromDate ? -1 : Number(a.FromDate > b.FromDate)));
  const textOf = (row: Row) => `${row.PeriodName} ${row.ShopName}`;
  return reportPage(rows, query, { textOf, totalsOf });
}

/** Sums of all rows; of a rate only where a shop has one. */
function totalsOf(rows: readonly Row[]): Totals {
  const rated = RATED.filter((name) => rows.some((row) => row[name] !== undefined));
  return { ...sumColumns(rows, FEES), ...sumColumns(rows, rated) };
}

function rowsOfShop(world: World, shopId: number, query: FeeBookQuery): Row[] {
  const { GroupBy = 'day' } = query;
  const rates = ratesOf(world, shopId);
  const ShopName = shopName(world, shopId);
  const days = figureDays(world, shopId, periodOf(query)).filter(([, day]) => feesOf(day).some((fees) => fees !== 0));
  const rows: Row[] = [];
  let earned = 0;
  for (const [first, ofPeriod] of Map.groupBy(days, ([date]) => firstDay(date, GroupBy))) {
    const sums = ofPeriod.map(([, day]) => feesOf(day));
    const ServiceFeeAmount = sums.reduce((sum, [service]) => sum + service, 0);
    const PartnerFeeAmount = sums.reduce((sum, [, partner]) => sum + partner, 0);
    const Revenue = ServiceFeeAmount + PartnerFeeAmount;
    rows.push({
      PeriodName: periodName(first, GroupBy),
      FromDate: first < query.fromDate ? query.fromDate : first,
      ToDate: clipped(lastDay(first, GroupBy), query.toDate),
      ShopID: shopId,
      ShopName,
      ServiceFeeAmount,
      PartnerFeeAmount,
      Revenue,
      ...rates(earned, earned + Revenue),
    });
    earned += Revenue;
  }
  return rows;
}

/** Fees of customers and of partners' cards in the figures of a day, in đồng. */
function feesOf(day: DayFigures): [service: number, partner: number] {
  return [0 - (day[RESULT_GROUPS.serviceFee] ?? 0), 0 - (day[RESULT_GROUPS.partnerFee] ?? 0)];
}

/** What the rates of a shop make of the revenue between two sums since the first day: rows of any length add up to the same. */
function ratesOf(world: World, shopId: number): (before: number, after: number) => Rates {
  const { VatPercent, PitPercent } = world.shops.get(shopId) ?? {};
  return (before, after) => ({
    ...(VatPercent !== undefined && { VatAmount: rated(after, VatPercent) - rated(before, VatPercent) }),
    ...(PitPercent !== undefined && { PitAmount: rated(after, PitPercent) - rated(before, PitPercent) }),
  });
}

/** A rate of a sum that may lie below zero, half-up away from zero. */
function rated(amount: number, rate: number): number {
  return amount < 0 ? 0 - fee(-amount, rate) : fee(amount, rate);
}

/** First day of the month or quarter of a day. */
function firstDay(date: IsoDate, by: RowPeriod): IsoDate {
  if (by === 'day') return date;
  const month = by === 'month' ? monthOf(date) : (quarterOf(date) - 1) * 3 + 1;
  return `${date.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
}

/** Last day of the month or quarter that begins on a day. */
function lastDay(first: IsoDate, by: RowPeriod): IsoDate {
  if (by === 'day') return first;
  const months = by === 'month' ? 1 : 3;
  const last = new Date(Date.UTC(Number(first.slice(0, 4)), monthOf(first) - 1 + months, 0));
  return last.toISOString().slice(0, 10);
}

function clipped(day: IsoDate, last: IsoDate): IsoDate {
  return day > last ? last : day;
}

function periodName(first: IsoDate, by: RowPeriod): string {
  if (by === 'day') return displayDate(first);
  const year = first.slice(0, 4);
  return by === 'month' ? `Tháng ${first.slice(5, 7)}/${year}` : `Quý ${quarterOf(first)}/${year}`;
}

function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

function quarterOf(date: IsoDate): number {
  return Math.ceil(monthOf(date) / 3);
}
