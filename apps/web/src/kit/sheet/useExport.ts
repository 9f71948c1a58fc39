import { useEffect, useState } from 'react';
import type { Client } from '@so-the/api-client';
import { useClient } from '../../api/ClientContext.ts';
import { readAllRows, untilSettled, type RowSource } from '../rows/readAllRows.ts';
import { downloadFile } from './downloadFile.ts';
import type { SheetColumn, SheetValue } from './sheet.ts';
import { writeSheetFile } from './sheetFile.ts';

/** What is exported. */
export interface ExportPlan<Row> {
  /** Where the rows are read. */
  source: RowSource<Row>;
  columns: readonly SheetColumn[];
  cellsOf: (row: Row) => SheetValue[];
  /** Name of the file without its ending, and of its sheet. */
  name: string;
  /** Title, days and shop of a report, a line each, above the titles of the columns. Default: none. */
  heading?: readonly string[];
  /** The line below the rows, made of the sums that came with them. Default: none. */
  totalsOf?: (totals: object | undefined) => SheetValue[] | undefined;
}

/** How far an export is. */
export type ExportState =
  | { step: 'running'; done: number; total: number | null }
  | { step: 'done'; count: number }
  | { step: 'failed'; message: string };

/** An export while its dialog is open: begins at once, ends with a download, stops when the dialog goes. */
export function useExport<Row>(plan: ExportPlan<Row>): ExportState {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ step: 'running', done: 0, total: null });
  const [first] = useState(plan);
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: ExportState) => {
      if (!stop.signal.aborted) setState(next);
    };
    void makeFile(client, first, stop.signal, tell).catch((error: unknown) =>
      tell({ step: 'failed', message: error instanceof Error ? error.message : 'Không tạo được tệp Excel' }),
    );
    return () => stop.abort();
  }, [client, first]);
  return state;
}

async function makeFile<Row>(
  client: Client,
  plan: ExportPlan<Row>,
  signal: AbortSignal,
  tell: (state: ExportState) => void,
): Promise<void> {
  const { file, count } = await untilSettled(() => writeRows(client, plan, signal, tell));
  if (signal.aborted) return;
  downloadFile(file, `${plan.name}.xlsx`);
  tell({ step: 'done', count });
}

/** Begun anew for each reading: of rows that changed meanwhile nothing may stay in the file. */
async function writeRows<Row>(
  client: Client,
  { columns, cellsOf, name, source, heading, totalsOf }: ExportPlan<Row>,
  signal: AbortSignal,
  tell: (state: ExportState) => void,
): Promise<{ file: Blob; count: number }> {
  const writer = writeSheetFile(columns, heading);
  try {
    let count = 0;
    let sums: object | undefined;
    for await (const { rows, total, totals } of readAllRows(client, source, signal)) {
      writer.add(rows.map(cellsOf));
      count += rows.length;
      sums = totals;
      tell({ step: 'running', done: count, total });
    }
    return { file: await writer.finish(name.slice(0, 31), totalsOf?.(sums)), count };
  } finally {
    writer.close();
  }
}
