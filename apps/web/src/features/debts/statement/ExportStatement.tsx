import { useState } from 'react';
import type { Args, Data, Schemas } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { ExportDialog } from '../../../kit/sheet/ExportDialog.tsx';
import { sheetColumns, sheetValue } from '../../../kit/sheet/exportColumns.ts';
import { statementColumns } from './statementColumns.ts';

/** Props of {@link ExportStatement}. */
export interface ExportStatementProps {
  /** Whose movements, over which days. */
  asked: Args<'getDetailDebt'>;
  /** Name of the file and its sheet. */
  name: string;
}

/** The movements of a statement as .xlsx. */
export function ExportStatement({ asked, name }: ExportStatementProps) {
  const [open, setOpen] = useState(false);
  const plan = {
    source: { call: 'getDetailDebt' as const, args: asked, rows: { of: entriesOf, atOnce: true } },
    columns: sheetColumns(statementColumns),
    cellsOf: (entry: Schemas['DebtEntry']) => statementColumns.map((column) => sheetValue(column, entry)),
    name,
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Xuất Excel</Button>
      {open && <ExportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function entriesOf({ Entries }: Data<'getDetailDebt'>): readonly Schemas['DebtEntry'][] {
  return Entries;
}
