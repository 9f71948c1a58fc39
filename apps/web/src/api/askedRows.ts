/** Parameters that name the record whose rows are asked for, in small letters. */
const WHOSE: ReadonlySet<string> = new Set([
  'affid',
  'billid',
  'carddataid',
  'customerid',
  'logwithdrawalid',
  'numberloid',
  'partnerid',
  'posid',
  'pospartnerid',
  'scheduleid',
]);

type Row = Readonly<Record<string, unknown>>;

/**
 * An answer without the rows of another record than the one that was asked for. Most parameters that name one are this
 * project's own: an API that knows only the specification passes over them and answers with everybody's rows (real-api §3).
 * A row that does not say whose it is stays. Without its foreign rows a list counts what is left, and has no sums.
 *
 * @returns the same answer where every row is asked for
 */
export function askedRows(args: object, answer: unknown): unknown {
  const whose = Object.entries(args).filter(([name, value]) => WHOSE.has(name.toLowerCase()) && Number(value) > 0);
  const rows: unknown = (answer as { Data?: unknown } | undefined)?.Data;
  if (whose.length === 0 || !Array.isArray(rows)) return answer;
  const asked = rows.filter((row: Row) => whose.every(([name, value]) => isOf(row, name, Number(value))));
  if (asked.length === rows.length) return answer;
  const { Totals: _ofAll, ...rest } = answer as Row;
  return { ...rest, Data: asked, ...('Total' in rest && { Total: asked.length }) };
}

function isOf(row: Row, name: string, asked: number): boolean {
  const field = Object.keys(row).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = field === undefined ? undefined : row[field];
  return typeof value !== 'number' || value === asked;
}
