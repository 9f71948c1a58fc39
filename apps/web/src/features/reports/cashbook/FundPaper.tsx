import type { FundBalance } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { PaperTable } from '../../../kit/print/PaperTable.tsx';
import { hasTransfers, sumsOf } from './fundSums.ts';

const columns = defineColumns<FundBalance>()([
  { field: 'Fund', header: 'Quỹ' },
  { field: 'Opening', header: 'Tồn đầu', cell: 'money', total: true },
  { field: 'In', header: 'Thu', cell: 'money', total: true },
  { field: 'Out', header: 'Chi', cell: 'money', total: true },
  { field: 'Transferred', header: 'Chuyển quỹ', cell: 'money', total: true },
  { field: 'Closing', header: 'Tồn cuối', cell: 'money', total: true },
]);

/** What each fund began and ended with, above the lines of a printed cash book. */
export function FundPaper({ funds }: { funds: readonly FundBalance[] }) {
  const shown = columns.filter(({ field }) => field !== 'Transferred' || hasTransfers(funds));
  return <PaperTable columns={shown} rowKey={({ Fund }) => Fund} rows={funds} totals={{ ...sumsOf(funds) }} />;
}
