/** A search finds rows that hold all typed words, in any order; typed tone marks filter, unless no row has them. */
import { fold, holdsWords } from '../values/text.ts';
import { markedWords, written } from './typedMarks.ts';

/** What a row is found by: as it is written, and folded for comparison. */
export interface SearchText<Row> {
  written: (row: Row) => string;
  folded: (row: Row) => string;
}

/** Rows that a search found. */
export interface Found<Row> {
  rows: readonly Row[];
  /** No row has the tone marks that were typed: these are written alike without them. */
  withoutMarks: boolean;
}

/** What a row is found by, read anew each time: for rows that are made for one answer, or whose names stand elsewhere. */
export function searchText<Row>(textOf: (row: Row) => string): SearchText<Row> {
  return { written: textOf, folded: (row) => fold(textOf(row)) };
}

/** What a stored row is found by, folded once for as long as the row is the same. */
export function remembered<Row extends object>(textOf: (row: Row) => string): SearchText<Row> {
  const known = new WeakMap<Row, string>();
  const folded = (row: Row) => {
    let text = known.get(row);
    if (text === undefined) {
      text = fold(textOf(row));
      known.set(row, text);
    }
    return text;
  };
  return { written: textOf, folded };
}

/** What something is found by that has a record with a text of its own. */
export function textThrough<Row, Inner>(text: SearchText<Inner>, innerOf: (row: Row) => Inner): SearchText<Row> {
  return { written: (row) => text.written(innerOf(row)), folded: (row) => text.folded(innerOf(row)) };
}

/** A query as it is compared: folded, and a phone number in the one spelling phones have. */
export function searchWords(query: string | undefined): string {
  const folded = fold(query ?? '');
  const digits = folded.replaceAll(/[\s.()-]/g, '');
  return /^\+?\d{6,}$/.test(digits) ? digits.replace(/^(\+84|84)/, '0') : folded;
}

/** Rows that hold the typed words, tone marks aside; all for an empty query. Narrows what {@link search} is yet to decide. */
export function alike<Row>(
  rows: readonly Row[],
  query: string | undefined,
  { folded }: SearchText<Row>,
): readonly Row[] {
  const words = searchWords(query);
  return words === '' ? rows : rows.filter((row) => holdsWords(folded(row), words));
}

/** Of rows written alike those that have the typed tone marks; all where none has, or none was typed. */
export function withTypedMarks<Row>(
  rows: readonly Row[],
  query: string | undefined,
  textOf: (row: Row) => string,
): Found<Row> {
  const words = markedWords(query);
  if (words.length === 0) return { rows, withoutMarks: false };
  const marked = rows.filter((row) => {
    const text = written(textOf(row));
    return words.every((word) => text.includes(word));
  });
  return marked.length > 0 ? { rows: marked, withoutMarks: false } : { rows, withoutMarks: rows.length > 0 };
}

/** The rows a query finds: `hanh` both Hạnh and Thanh, `hạnh` Hạnh alone. */
export function search<Row>(rows: readonly Row[], query: string | undefined, text: SearchText<Row>): Found<Row> {
  return withTypedMarks(alike(rows, query, text), query, text.written);
}
