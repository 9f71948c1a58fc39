import { useMemo, useState } from 'react';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { formatMoney } from '../src/format/money.ts';
import type { BenchRow } from './benchRows.ts';

interface MeasuredTable {
  rows: readonly BenchRow[];
  columns: number;
}

/** PrimeReact's table with the same columns and checkboxes; from 1,000 rows with its own virtual scroller. */
export function PrimeTable({ rows, columns }: MeasuredTable) {
  const [selection, setSelection] = useState<BenchRow[]>([]);
  const value = useMemo(() => [...rows], [rows]);
  const virtual = rows.length >= 1000 ? { itemSize: 42 } : undefined;
  return (
    <DataTable
      value={value}
      dataKey="id"
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={(event: { value: BenchRow[] }) => setSelection(event.value)}
      scrollable
      scrollHeight="600px"
      virtualScrollerOptions={virtual}
      tableStyle={{ tableLayout: 'fixed', width: `${columns * 140 + 60}px` }}
    >
      <Column selectionMode="multiple" style={{ width: 60, height: 42 }} />
      {Array.from({ length: columns }, (_, index) => (
        <Column
          key={index}
          field={`c${index}`}
          header={`Cột ${index + 1}`}
          sortable
          style={{ width: 140, height: 42, whiteSpace: 'nowrap', overflow: 'hidden' }}
          body={index > 0 && index % 2 === 0 ? (row: BenchRow) => formatMoney(Number(row[`c${index}`])) : undefined}
        />
      ))}
    </DataTable>
  );
}
