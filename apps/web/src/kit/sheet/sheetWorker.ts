/** Writes .xlsx files beside the page, so that no list ever stops answering while a file is made. */
import type { SheetColumn, SheetFrame, SheetValue } from './sheet.ts';
import { writeXlsx, type XlsxWriter } from './xlsxWriter.ts';

/** What the page asks of the worker. */
export type SheetTask =
  | { type: 'begin'; columns: readonly SheetColumn[]; frame?: SheetFrame }
  | { type: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { type: 'finish'; sheet: string };

/** What the worker answers to `finish`. */
export interface SheetReply {
  bytes: ArrayBuffer;
}

let writer: XlsxWriter | undefined;

self.addEventListener('message', ({ data: task }: MessageEvent<SheetTask>) => {
  if (task.type === 'begin') writer = writeXlsx(task.columns, task.frame);
  else if (task.type === 'rows') writer?.add(task.rows);
  else answer(finish(task.sheet));
});

function finish(sheet: string): SheetReply {
  if (!writer) throw new Error('A file was finished that was not begun.');
  return { bytes: writer.finish(sheet) };
}

function answer(reply: SheetReply): void {
  self.postMessage(reply, { transfer: [reply.bytes] });
}
