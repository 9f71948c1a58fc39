import { useMemo } from 'react';
import type { Column } from '@so-the/ui';
import type { ListAnswer } from './listAnswer.ts';

/** The columns of a list whose rows add up in sight: an addend is hidden only while it is 0 in every row and in the sums. */
export function useAddends<Row>(
  columns: readonly Column<Row>[],
  data: ListAnswer<Row>['data'],
): readonly Column<Row>[] {
  return useMemo(() => withAddends(columns, data), [columns, data]);
}

/** As {@link useAddends}, of an answer. */
export function withAddends<Row>(
  columns: readonly Column<Row>[],
  data: ListAnswer<Row>['data'],
): readonly Column<Row>[] {
  const figures = [...(data?.Data ?? []), data?.Totals ?? {}] as readonly Readonly<Record<string, unknown>>[];
  const isTold = ({ addend, field }: Column<Row>) =>
    addend === true && field !== undefined && figures.some((row) => Boolean(row[field]));
  if (!columns.some(isTold)) return columns;
  return columns.map((column) => (isTold(column) ? { ...column, hideable: false } : column));
}
