import type { RowData } from '@tanstack/react-table';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { DataTableProps } from './tableProps.ts';

/** What stands in the place of the rows: a failure with a new try, "nothing yet", or "nothing that matches". */
export function TableMessage<Row extends RowData>({ source, query, emptyText, emptyAction }: DataTableProps<Row>) {
  if (source.error !== undefined) {
    return <ErrorState message={source.error} onRetry={source.onRetry} retrying={source.loading} />;
  }
  if (source.rows === undefined || source.rows.length > 0) return null;
  if (!query?.filtered) return <Empty kind="noData" title={emptyText ?? 'Chưa có dữ liệu'} action={emptyAction} />;
  const clear = query.onClearFilters ? <Button onClick={query.onClearFilters}>Xóa lọc</Button> : null;
  return <Empty kind="noMatch" title="Không khớp bộ lọc" action={clear} />;
}
