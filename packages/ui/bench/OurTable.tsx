import { useMemo, useState } from 'react';
import type { Column } from '../src/DataTable/columns.ts';
import { DataTable } from '../src/DataTable/DataTable.tsx';
import type { BenchRow } from './benchRows.ts';

interface MeasuredTable {
  rows: readonly BenchRow[];
  columns: number;
}

/** Our table with checkboxes, links and row menus, as a list screen uses it. */
export function OurTable({ rows, columns }: MeasuredTable) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const defs = useMemo(
    () =>
      Array.from({ length: columns }, (_, index): Column<BenchRow> => {
        const field = `c${index}` as const;
        const money = index > 0 && index % 2 === 0;
        return {
          field,
          header: `Cột ${index + 1}`,
          width: 140,
          cell: money ? 'money' : 'text',
          sortable: true,
        } as Column<BenchRow>;
      }),
    [columns],
  );
  return (
    <DataTable
      label="Khách hàng"
      columns={defs}
      rowKey="id"
      source={{ rows }}
      rowHref={(row) => `#/customer/${row.id}`}
      rowActions={() => []}
      selection={{ selected, onChange: setSelected }}
    />
  );
}
