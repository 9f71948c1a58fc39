import type { CashBookTotals, FundBalance } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { defineColumns } from '../../kit/list/defineColumns.ts';

const columns = defineColumns<FundBalance>()([
  { field: 'Fund', header: 'Quỹ', width: 240 },
  { field: 'Opening', header: 'Tồn đầu', cell: 'money', total: true },
  { field: 'In', header: 'Thu', cell: 'money', total: true },
  { field: 'Out', header: 'Chi', cell: 'money', total: true },
  { field: 'Closing', header: 'Tồn cuối', cell: 'money', total: true },
]);

/** Props of {@link FundSummary}. */
export interface FundSummaryProps {
  /** Each fund asked for; `undefined` while on its way. */
  funds: readonly FundBalance[] | undefined;
  totals: CashBookTotals | undefined;
  loading: boolean;
}

/** Opening, in, out and closing of each fund over the period. */
export function FundSummary({ funds, totals, loading }: FundSummaryProps) {
  return (
    <DataTable
      label="Tồn quỹ"
      columns={columns}
      rowKey={({ AccountType, AccountID }) => `${AccountType}/${AccountID ?? ''}`}
      source={{ rows: funds, totals, loading }}
    />
  );
}
