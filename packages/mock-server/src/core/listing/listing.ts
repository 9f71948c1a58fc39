/** A list is filtered, then counted and summed, then sorted, then cut into pages, so that total and sums speak of all that the filter lets through. */
import type { Context } from '../command/context.ts';
import { foundList, foundPage } from '../store/foundLists.ts';
import { invalid, done, type Result } from '../command/result.ts';
import { textRank } from '../values/textRank.ts';
import { search, type Found, type SearchText } from './search.ts';
import type { World } from '../store/world.ts';

/** Page size when none is asked for, and the largest allowed. */
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 500;

/** What every list call accepts. */
export interface ListQuery {
  GeneralSearch?: string;
  /** −1 or absent is every status. */
  Status?: number;
  /** From 1. */
  PageIndex?: number;
  PageSize?: number;
  /** Field of the row; an unknown one is refused. */
  SortBy?: string;
  /** desc when absent. */
  SortDir?: 'asc' | 'desc';
}

/** One page, the count of all matches, and the sums over them. */
export interface ListPage<View, Totals = undefined> {
  rows: View[];
  total: number;
  totals: Totals;
  /** No row has the tone marks that were typed: these are written alike without them. */
  withoutMarks?: boolean;
}

type SortValue = string | number | boolean | undefined;

/** How a list shows its rows. */
export interface ListPlan<Row, View, Totals> {
  /** The row as it is shown. */
  viewOf: (row: Row) => View;
  /** What its rows are searched by; a list without it has narrowed its rows itself, or takes no search. */
  textOf?: SearchText<Row>;
  /** Whether a row is shown alike for as long as the world does not change, whatever the hour. Default false. */
  isTimeless?: boolean;
  /** Sums over all matches. */
  totalsOf: (rows: readonly Row[]) => Totals;
  /** Cheap readings of fields that are not stored on the row. */
  values?: Readonly<Record<string, (row: Row) => SortValue>>;
}

/** Whether a row has the status that is asked for; −1 or absent is every one. */
export function hasStatus({ Status }: { Status: number }, { Status: asked = -1 }: Pick<ListQuery, 'Status'>): boolean {
  return asked === -1 || Status === asked;
}

/** Searches, sums, sorts and cuts the page, and only then works out what the shown rows need. Refuses an unknown SortBy. */
export function listPage<Row extends object, View extends object, Totals>(
  rows: readonly Row[],
  query: ListQuery,
  plan: ListPlan<Row, View, Totals>,
): Result<ListPage<View, Totals>> {
  const list = foundRows(rows, query, plan);
  return list ? done(shownPage(list, query, plan)) : invalid('Cột sắp xếp', 'SortBy');
}

/**
 * As {@link listPage}, its rows found, sorted and summed once for as long as the world does not change: a page turned costs
 * only its own rows.
 */
export function rememberedPage<Row extends object, View extends object, Totals>(
  world: World,
  context: Context,
  [name, query]: readonly [name: string, query: ListQuery],
  find: () => readonly Row[] | Found<Row>,
  plan: ListPlan<Row, View, Totals>,
): Result<ListPage<View, Totals>> {
  const { PageIndex: _page, PageSize: _size, ...filter } = query;
  const list = foundList(world, context, [name, filter], () => foundRows(find(), query, plan));
  if (!list) return invalid('Cột sắp xếp', 'SortBy');
  const show = () => shownPage(list, query, plan);
  return done(plan.isTimeless ? foundPage(world, context, [name, query], show) : show());
}

/** All that match, in order, with their sums. */
interface FoundRows<Row, Totals> extends Found<Row> {
  totals: Totals;
}

function foundRows<Row extends object, View extends object, Totals>(
  given: readonly Row[] | Found<Row>,
  query: ListQuery,
  plan: ListPlan<Row, View, Totals>,
): FoundRows<Row, Totals> | undefined {
  const narrowed = 'withoutMarks' in given ? given : { rows: given, withoutMarks: false };
  const found = plan.textOf ? search(narrowed.rows, query.GeneralSearch, plan.textOf) : narrowed;
  const rows = sortRows(found.rows, query, plan);
  const withoutMarks = narrowed.withoutMarks || found.withoutMarks;
  return rows && { rows, totals: plan.totalsOf(found.rows), withoutMarks };
}

function shownPage<Row extends object, View extends object, Totals>(
  { rows, totals, withoutMarks }: FoundRows<Row, Totals>,
  query: ListQuery,
  { viewOf }: ListPlan<Row, View, Totals>,
): ListPage<View, Totals> {
  const page = { rows: pageOf(rows, query).map(viewOf), total: rows.length, totals };
  return withoutMarks ? { ...page, withoutMarks } : page;
}

/** The page asked for. */
export function pageOf<Row>(rows: readonly Row[], query: ListQuery): Row[] {
  const size = Math.min(Math.max(query.PageSize ?? PAGE_SIZE, 1), MAX_PAGE_SIZE);
  const from = (Math.max(query.PageIndex ?? 1, 1) - 1) * size;
  return rows.slice(from, from + size);
}

function sortRows<Row extends object, View extends object, Totals>(
  rows: readonly Row[],
  query: ListQuery,
  plan: ListPlan<Row, View, Totals>,
): readonly Row[] | undefined {
  const field = query.SortBy;
  const [first] = rows;
  if (!field || !first) return rows;
  const { values = {}, viewOf } = plan;
  if (!Object.hasOwn(values, field) && !Object.hasOwn(viewOf(first), field)) return undefined;
  const derived = Object.hasOwn(values, field) ? values[field] : undefined;
  const isStored = Object.hasOwn(first, field);
  const valueOf = derived ?? ((row: Row) => plainValue(isStored ? row : viewOf(row), field));
  const sign = query.SortDir === 'asc' ? 1 : -1;
  const read = rows.map((row) => ({ row, value: valueOf(row) }));
  const rank = textRank(read.map(({ value }) => value));
  const keyed = read.map(({ row, value }) => ({ row, value: typeof value === 'string' ? rank(value) : value }));
  keyed.sort((a, b) => compareValues(a.value, b.value, sign));
  return keyed.map(({ row }) => row);
}

function plainValue(row: object, field: string): SortValue {
  const value: unknown = Object.hasOwn(row, field) ? Reflect.get(row, field) : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** Rows without a value come last, whichever way the sort goes. */
function compareValues(a: number | boolean | undefined, b: number | boolean | undefined, sign: number): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return sign * (Number(a) - Number(b));
}
