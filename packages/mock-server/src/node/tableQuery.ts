/** What is asked of one table in json-server's query language, before json-server reads it. */

/** One table's rows and the field that numbers them; json-server knows it as `id`. */
export interface Table {
  rows: readonly object[];
  idField: string;
}

/** One parameter of a query; a name may come more than once. */
export type Asked = readonly [name: string, value: string];

/** Rows left to look through, and what json-server is to find among them. */
export interface Narrowed {
  rows: readonly object[];
  asked: readonly Asked[];
  /** The page that was cut here, where only a page is asked for. */
  page?: { total: number; links: Record<string, string> };
}

/** Most rows one answer has where no page is asked for. */
const MOST_ROWS = 10_000;

/** Rows of a page when `_page` comes without `_limit`, as json-server has it. */
const PAGE_ROWS = 10;

const PAGING = new Set(['_start', '_end', '_limit', '_page']);

/**
 * Leaves json-server what it has to look through: one row by its number, the rows whose fields equal what is asked, or
 * the page alone where only a page is asked for. A table may have a million rows, and every call waits meanwhile. Text
 * looked for by `_like` is taken literally: an expression could keep the server busy for ever.
 *
 * @param asked the query; with `id` it asks for one row
 */
export function narrowTable({ rows, idField }: Table, asked: readonly Asked[]): Narrowed {
  const left = equal(rows, onlyOnce(asked.map(([name, value]) => [name === 'id' ? idField : name, value])));
  if (asked.some(([name]) => !PAGING.has(name))) {
    return { rows: left, asked: asked.map(([name, value]) => [name, name.endsWith('_like') ? escaped(value) : value]) };
  }
  const { start, end } = boundsOf(Object.fromEntries(asked));
  const page = { total: left.length, links: linksOf(asked, start, end, left.length) };
  return { rows: left.slice(start, end), asked: [], page };
}

function boundsOf(asked: Readonly<Record<string, string>>): { start: number; end: number } {
  const limit = wholeNumber(asked['_limit']);
  const page = wholeNumber(asked['_page']);
  if (page !== undefined) {
    const start = (Math.max(1, page) - 1) * (limit || PAGE_ROWS);
    return { start, end: start + (limit || PAGE_ROWS) };
  }
  const start = wholeNumber(asked['_start']) ?? 0;
  return { start, end: wholeNumber(asked['_end']) ?? start + (limit ?? MOST_ROWS) };
}

/** Queries of the pages beside one asked for by `_page`, by their relation. */
function linksOf(asked: readonly Asked[], start: number, end: number, total: number): Record<string, string> {
  if (!asked.some(([name]) => name === '_page') || start >= total) return {};
  const rows = end - start;
  const to = (page: number) => `?${new URLSearchParams({ ...Object.fromEntries(asked), _page: String(page) })}`;
  const links: Record<string, string> = { first: to(1), last: to(Math.ceil(total / rows)) };
  if (start > 0) links['prev'] = to(start / rows);
  if (end < total) links['next'] = to(end / rows + 1);
  return links;
}

/** Rows whose fields, where they have them all, equal what is asked; nothing is passed over that json-server would find. */
function equal(rows: readonly object[], asked: readonly Asked[]): readonly object[] {
  return asked.reduce((left, [name, value]) => {
    if (name.startsWith('_') || !left.some((row) => Object.hasOwn(row, name))) return left;
    return left.filter((row) => String((row as Record<string, unknown>)[name]) === value);
  }, rows);
}

/** A field named more than once is asked for in any of its values, which is left to json-server. */
function onlyOnce(asked: readonly Asked[]) {
  return asked.filter(([name]) => asked.filter(([other]) => other === name).length === 1);
}

/** A text as a pattern that finds just itself. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
