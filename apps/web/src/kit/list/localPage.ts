import type { ListArgs } from './address/useListState.ts';

const words = new Intl.Collator('vi', { numeric: true });

/** The page of a list whose call hands over every row at once, in the order the list asks for. */
export function localPage<Row extends object>(
  rows: readonly Row[],
  { SortBy, SortDir, PageIndex, PageSize }: ListArgs<object>,
): { Data: Row[]; Total: number } {
  const first = (PageIndex - 1) * PageSize;
  const sorted = SortBy === undefined ? rows : rows.toSorted((a, b) => compare(a, b, SortBy));
  const ordered = SortBy !== undefined && SortDir === 'desc' ? sorted.toReversed() : sorted;
  return { Data: ordered.slice(first, first + PageSize), Total: rows.length };
}

/** Numbers by size, texts as Vietnamese orders them, nothing before everything. */
function compare(a: object, b: object, field: string): number {
  const [one, other] = [valueOf(a, field), valueOf(b, field)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(textOf(one), textOf(other));
}

function valueOf(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}
