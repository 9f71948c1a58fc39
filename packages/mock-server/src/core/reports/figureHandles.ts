/** What opens a figure comes with its row from here and nowhere else: the row's own parameters of the cash book, over the days and shop of the report. */
import type { Schemas } from '@so-the/api-client';
import { done, type Result } from '../command/result.ts';
import type { ListPage } from '../listing/listing.ts';
import { searchWords } from '../listing/search.ts';
import type { IsoDate } from '../values/dates.ts';

/** What the cash book is asked by. */
export type FigureHandle = Schemas['FigureHandle'];

interface Asked {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
  GeneralSearch?: string;
}

interface Openable {
  Entries: FigureHandle;
}

/** Days and shop of a report, which hold for each of its figures. */
export function wholeReport({ fromDate, toDate, searchShopID }: Asked): FigureHandle {
  return { fromDate, toDate, ...(searchShopID !== undefined && { searchShopID }) };
}

/** A row, or totals, with what opens its figures. */
export function withHandle<Row extends object>(row: Row, handle: FigureHandle): Row & Openable {
  return Object.assign({}, row, { Entries: handle });
}

/**
 * A page of a report whose rows and totals open.
 *
 * @param handleOf what narrows the whole report to a row
 * @param whole what narrows the books to the whole report; the totals of rows that are searched for open nothing
 */
export function openPage<Row extends object, Totals extends object>(
  found: Result<ListPage<Row, Totals>>,
  query: Asked,
  handleOf: (row: Row) => FigureHandle,
  whole: FigureHandle = {},
): Result<ListPage<Row & Openable, Totals & Partial<Openable>>> {
  if (!found.ok) return found;
  const { rows, totals, ...list } = found.value;
  const base = { ...wholeReport(query), ...whole };
  return done({
    rows: rows.map((row) => withHandle(row, { ...base, ...handleOf(row) })),
    ...list,
    totals: openTotals(totals, query, base),
  });
}

/** The sums of a report with what opens them, unless its rows are searched for. */
export function openTotals<Totals extends object>(
  totals: Totals,
  query: Asked,
  whole: FigureHandle,
): Totals & Partial<Openable> {
  return searchWords(query.GeneralSearch) === '' ? withHandle(totals, { ...wholeReport(query), ...whole }) : totals;
}
