import { DataTable } from '@so-the/ui';
import { sourceOf } from '../../list/listAnswer.ts';
import { useShopColumn } from '../../list/useShopColumn.ts';
import type { FigureTableProps } from './FigureEntries.tsx';
import { columnsFor, recordHref, recordKey } from './recordColumns.ts';

/** The records that a figure counts, or that are late; each opens where its documents do. */
export function FigureRecords({ title, answer, table, links }: FigureTableProps) {
  const { Data, Total, Totals } = answer.data ?? {};
  const records = Data?.Records ?? [];
  const columns = useShopColumn(columnsFor(records));
  return (
    <DataTable
      label={`Bản ghi: ${title}`}
      columns={columns}
      rowKey={recordKey}
      rowHref={links ? recordHref : undefined}
      source={sourceOf({ ...answer, data: Data && { Data: records, Total, Totals: { Amount: Totals?.In } } })}
      query={table.query}
      emptyText="Không có bản ghi nào"
    />
  );
}
