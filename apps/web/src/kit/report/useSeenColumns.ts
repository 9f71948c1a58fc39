import { useMemo } from 'react';
import type { Column } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';

/** Figures that are told to those alone who may see profits; the server leaves them out for others. */
const PROFITS: ReadonlySet<string> = new Set(['GrossProfit', 'NetProfit', 'AssetChange', 'OrderProfit']);

/** The columns of a report without the profits for who may not see them: the right "Xem lợi nhuận" on its screen. */
export function useSeenColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { profit } = useListContext('columns').list.rights;
  return useMemo(() => (profit ? columns : withoutProfits(columns)), [columns, profit]);
}

/** Columns that tell no profit. */
export function withoutProfits<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ field }) => field === undefined || !PROFITS.has(field));
}
