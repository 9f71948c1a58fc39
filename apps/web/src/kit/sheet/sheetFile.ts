import { allowOwnScripts } from '../../lib/ownScripts.ts';
import type { SheetColumn, SheetValue } from './sheet.ts';
import type { SheetReply, SheetTask } from './sheetWorker.ts';

/** An .xlsx file in the making. */
export interface SheetWriter {
  /** Adds rows below the title row. */
  add: (rows: readonly (readonly SheetValue[])[]) => void;
  /** The finished file, its sums below the last row. */
  finish: (sheet: string, totals?: readonly SheetValue[]) => Promise<Blob>;
  /** Frees the worker, finished or not. */
  close: () => void;
}

/** Type of an .xlsx file. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

allowOwnScripts();

/** Begins a file with its title row, that of a report below its heading; the work is done beside the page. */
export function writeSheetFile(columns: readonly SheetColumn[], heading?: readonly string[]): SheetWriter {
  const worker = startWorker();
  worker.send({ type: 'begin', columns, heading });
  return {
    add: (rows) => worker.send({ type: 'rows', rows }),
    finish: async (sheet, totals) => {
      const reply = await worker.ask({ type: 'finish', sheet, totals });
      return new Blob([reply.bytes], { type: XLSX });
    },
    close: worker.close,
  };
}

function startWorker() {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  return {
    send: (task: SheetTask) => worker.postMessage(task, []),
    ask: (task: SheetTask) =>
      new Promise<SheetReply>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => resolve(data), { once: true });
        worker.addEventListener('error', () => reject(new Error('Không tạo được tệp Excel')), { once: true });
        worker.postMessage(task, []);
      }),
    close: () => worker.terminate(),
  };
}
