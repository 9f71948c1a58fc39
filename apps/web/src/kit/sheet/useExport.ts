import { useEffect, useState } from 'react';
import type { Client } from '@so-the/api-client';
import { useClient } from '../../api/ClientContext.ts';
import { readAllRows, type RowSource } from '../rows/readAllRows.ts';
import { downloadFile } from './downloadFile.ts';
import type { SheetColumn, SheetFrame, SheetValue } from './sheet.ts';
import { writeSheetFile } from './sheetFile.ts';

/** What is exported. */
export interface ExportPlan<Row> {
  /** Where the rows are read. */
  source: RowSource<Row>;
  columns: readonly SheetColumn[];
  cellsOf: (row: Row) => SheetValue[];
  /** Name of the file without its ending, and of its sheet. */
  name: string;
  /** What stands round the rows of a report. */
  frame?: SheetFrame;
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
  { columns, cellsOf, name, source, frame }: ExportPlan<Row>,
  signal: AbortSignal,
  tell: (state: ExportState) => void,
): Promise<void> {
  const writer = writeSheetFile(columns, frame);
  try {
    let done = 0;
    for await (const { rows, total } of readAllRows(client, source, signal)) {
      writer.add(rows.map(cellsOf));
      done += rows.length;
      tell({ step: 'running', done, total });
    }
    const file = await writer.finish(name.slice(0, 31));
    if (signal.aborted) return;
    downloadFile(file, `${name}.xlsx`);
    tell({ step: 'done', count: done });
  } finally {
    writer.close();
  }
}
