/** A list is filtered, then counted and summed, then sorted, then cut into pages, so that total and sums speak of all that the filter lets through. */
import type { Context } from '../command/context.ts';
import { foundList } from '../store/foundLists.ts';
import { invalid, done, type Result } from '../command/result.ts';
import { fold, holdsWords } from '../values/text.ts';
import { textRank } from '../values/textRank.ts';
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
}

type SortValue = string | number | boolean | undefined;

/** How a list shows its rows. */
export interface ListPlan<Row, View, Totals> {
  /** The row as it is shown. */
  viewOf: (row: Row) => View;
  /** Sums over all matches. */
  totalsOf: (rows: readonly Row[]) => Totals;
  /** Cheap readings of fields that are not stored on the row. */
  values?: Readonly<Record<string, (row: Row) => SortValue>>;
}

/** Reads a text of a row once for as long as the row is the same. */
export function remembered<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    let text = known.get(row);
    if (text === undefined) {
      text = fold(textOf(row));
      known.set(row, text);
    }
    return text;
  };
}

/** A query as it is compared: folded, and a phone number in the one spelling phones have. */
export function searchWords(query: string | undefined): string {
  const folded = fold(query ?? '');
  const digits = folded.replaceAll(/[\s.()-]/g, '');
  return /^\+?\d{6,}$/.test(digits) ? digits.replace(/^(\+84|84)/, '0') : folded;
}

/** Whether a row's folded text holds the query and its status is the one asked for. */
export function fits<Row extends { Status: number }>(
  row: Row,
  query: ListQuery,
  words: string,
  textOf: (row: Row) => string,
): boolean {
  if (query.Status !== undefined && query.Status !== -1 && row.Status !== query.Status) return false;
  return words === '' || holdsWords(textOf(row), words);
}

/** Sums, sorts and cuts the page, and only then works out what the shown rows need. Refuses an unknown SortBy. */
export function listPage<Row extends object, View extends object, Totals>(
  rows: Row[],
  query: ListQuery,
  plan: ListPlan<Row, View, Totals>,
): Result<ListPage<View, Totals>> {
  const sorted = sortRows(rows, query, plan);
  if (!sorted) return invalid('Cột sắp xếp', 'SortBy');
  const page = pageOf(sorted, query);
  return done({ rows: page.map(plan.viewOf), total: rows.length, totals: plan.totalsOf(rows) });
}

/** As {@link listPage}, its rows found, sorted and summed once for as long as the world does not change: a page turned costs only its own rows. */
export function rememberedPage<Row extends object, View extends object, Totals>(
  world: World,
  context: Context,
  [name, query]: readonly [name: string, query: ListQuery],
  find: () => Row[],
  plan: ListPlan<Row, View, Totals>,
): Result<ListPage<View, Totals>> {
  const { PageIndex: _page, PageSize: _size, ...filter } = query;
  const found = foundList(world, context, [name, filter], () => {
    const all = find();
    const rows = sortRows(all, query, plan);
    return rows && { rows, totals: plan.totalsOf(all) };
  });
  if (!found) return invalid('Cột sắp xếp', 'SortBy');
  const { rows, totals } = found;
  return done({ rows: pageOf(rows, query).map(plan.viewOf), total: rows.length, totals });
}

/** The page asked for. */
export function pageOf<Row>(rows: readonly Row[], query: ListQuery): Row[] {
  const size = Math.min(Math.max(query.PageSize ?? PAGE_SIZE, 1), MAX_PAGE_SIZE);
  const from = (Math.max(query.PageIndex ?? 1, 1) - 1) * size;
  return rows.slice(from, from + size);
}

function sortRows<Row extends object, View extends object, Totals>(
  rows: Row[],
  query: ListQuery,
  plan: ListPlan<Row, View, Totals>,
): Row[] | undefined {
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
