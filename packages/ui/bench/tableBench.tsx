import { useMemo, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/theme.css';
import { benchRows } from './benchRows.ts';
import { OurTable } from './OurTable.tsx';
import { PrimeTable } from './PrimeTable.tsx';

/** `?table=ours|prime&rows=100&columns=8`: one table, a filter above it, nothing else. */
const asked = new URLSearchParams(location.search);
const size = { rows: Number(asked.get('rows') ?? 100), columns: Number(asked.get('columns') ?? 8) };
const Table = asked.get('table') === 'prime' ? PrimeTable : OurTable;

const root = document.querySelector('#root');
if (root) createRoot(root).render(page());

function page(): ReactNode {
  return <FilteredTable />;
}

/** The filter lives in the table's owner, as it does on every list: each key renders the owner again. */
function FilteredTable() {
  const [filter, setFilter] = useState('');
  const rows = useMemo(() => benchRows(size.rows, size.columns), []);
  return (
    <>
      <input aria-label="Bộ lọc" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <Table rows={rows} columns={size.columns} />
    </>
  );
}
