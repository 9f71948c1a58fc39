/** Writes .xlsx files beside the page, so that no list ever stops answering while a file is made. */
import type { SheetColumn, SheetValue } from './sheet.ts';
import { writeXlsx, type XlsxWriter } from './xlsxWriter.ts';

/** What the page asks of the worker. */
export type SheetTask =
  | { type: 'begin'; columns: readonly SheetColumn[]; heading?: readonly string[] }
  | { type: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { type: 'finish'; sheet: string; totals?: readonly SheetValue[] };

/** What the worker answers to `finish`. */
export interface SheetReply {
  bytes: ArrayBuffer;
}

let writer: XlsxWriter | undefined;

self.addEventListener('message', ({ data: task }: MessageEvent<SheetTask>) => {
  if (task.type === 'begin') writer = writeXlsx(task.columns, task.heading);
  else if (task.type === 'rows') writer?.add(task.rows);
  else answer(finish(task.sheet, task.totals));
});

function finish(sheet: string, totals?: readonly SheetValue[]): SheetReply {
  if (!writer) throw new Error('A file was finished that was not begun.');
  return { bytes: writer.finish(sheet, totals) };
}

function answer(reply: SheetReply): void {
  self.postMessage(reply, { transfer: [reply.bytes] });
}
