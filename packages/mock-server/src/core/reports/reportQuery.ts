/** Every report covers whole days between two dates and the shops in the caller's view; its total row is the sum of all its rows, whatever page is shown. */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { addDays, daysBetween, type IsoDate } from '../values/dates.ts';
import type { Period } from '../ledger/balance.ts';
import { listPage, searchWords, type ListPage, type ListQuery } from '../listing/listing.ts';
import { withTypedMarks } from '../listing/typedMarks.ts';
import { invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import { shopsBeside, shopsInView } from '../scope/shops.ts';
import { fold, holdsWords } from '../values/text.ts';
import type { World } from '../store/world.ts';

/** Most days one report covers. */
const MAX_DAYS = 366;

/** Period, shop and page of a report. */
export interface ReportQuery extends ListQuery {
  fromDate: IsoDate;
  toDate: IsoDate;
  /** One shop of the company view. */
  searchShopID?: number;
}

/** Refuses a period that ends before it begins or is too long. */
export function refusePeriod({ fromDate, toDate }: Pick<ReportQuery, 'fromDate' | 'toDate'>): Refusal | undefined {
  const length = daysBetween(fromDate, toDate) + 1;
  if (length < 1) return invalid('Khoảng ngày', 'toDate');
  return length > MAX_DAYS ? refuse('Invalid', `Chỉ xem được tối đa ${MAX_DAYS} ngày một lần`, 'toDate') : undefined;
}

/** The days of a report as the books are asked for them. */
export function periodOf({ fromDate, toDate }: Pick<ReportQuery, 'fromDate' | 'toDate'>): Period {
  return { from: fromDate, to: toDate };
}

/** Every day of a report, first to last. */
export function daysOf({ fromDate, toDate }: Pick<ReportQuery, 'fromDate' | 'toDate'>): IsoDate[] {
  return Array.from({ length: daysBetween(fromDate, toDate) + 1 }, (_, place) => addDays(fromDate, place));
}

/** The report of the same length that ends the day before. */
export function before<Query extends Pick<ReportQuery, 'fromDate' | 'toDate'>>(query: Query): Query {
  const length = daysBetween(query.fromDate, query.toDate) + 1;
  return { ...query, fromDate: addDays(query.fromDate, -length), toDate: addDays(query.fromDate, -1) };
}

/** Books a report reads: the shops in view, and for the company its own books once it has any. */
export function booksOfReport(world: World, context: Context, searchShopId?: number): number[] {
  return withCompanyBooks(world, context, shopsInView(world, context, searchShopId), searchShopId);
}

/** The same of the report of all shops, in which a shop stands beside the others of its caller. */
export function booksBeside(world: World, context: Context, searchShopId?: number): number[] {
  return withCompanyBooks(world, context, shopsBeside(world, context, searchShopId), searchShopId);
}

function withCompanyBooks(world: World, context: Context, shops: number[], searchShopId?: number): number[] {
  const isCompany = context.shopId === COMPANY_SHOP_ID && world.books.shops.has(COMPANY_SHOP_ID);
  const isAsked = searchShopId === undefined || searchShopId === COMPANY_SHOP_ID;
  return isCompany && isAsked ? [...shops, COMPANY_SHOP_ID] : shops;
}

/** Name of a shop beside its figures. */
export function shopName(world: World, shopId: number): string {
  return world.shops.get(shopId)?.ShopName ?? '';
}

/** Filters rows by what is searched for, sums all that are left, and cuts the page. Refuses an unknown SortBy. */
export function reportPage<Row extends object, Totals>(
  rows: Row[],
  query: ListQuery,
  plan: { textOf: (row: Row) => string; totalsOf: (rows: readonly Row[]) => Totals },
): Result<ListPage<Row, Totals>> {
  const words = searchWords(query.GeneralSearch);
  const alike = words === '' ? rows : rows.filter((row) => holdsWords(fold(plan.textOf(row)), words));
  const found = withTypedMarks(alike, query.GeneralSearch, plan.textOf);
  return listPage([...found], query, { viewOf: (row) => row, totalsOf: plan.totalsOf });
}

/** Sum of each of some columns over rows; a column a row does not have adds nothing. */
export function sumColumns<Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, number>>>[],
  columns: readonly Column[],
): Record<Column, number> {
  const totals = Object.fromEntries(columns.map((column) => [column, 0])) as Record<Column, number>;
  for (const row of rows) for (const column of columns) totals[column] += row[column] ?? 0;
  return totals;
}
