/** Writes and reads .xlsx files beside the page, so that no list ever stops answering while a file is made. */
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellText } from './cellText.ts';
import type { SheetColumn, SheetFrame, SheetValue } from './sheet.ts';
import { refuseZip } from './sheetGuard.ts';
import { writeXlsx, type XlsxWriter } from './xlsxWriter.ts';

/** What the page asks of the worker. */
export type SheetTask =
  | { type: 'begin'; columns: readonly SheetColumn[]; frame?: SheetFrame }
  | { type: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { type: 'finish'; sheet: string }
  | { type: 'read'; bytes: ArrayBuffer };

/** What the worker answers to `finish` and to `read`. */
export type SheetReply =
  | { type: 'file'; bytes: ArrayBuffer }
  | { type: 'cells'; rows: string[][] }
  | { type: 'refused'; message: string };

let writer: XlsxWriter | undefined;

self.addEventListener('message', ({ data: task }: MessageEvent<SheetTask>) => {
  if (task.type === 'begin') writer = writeXlsx(task.columns, task.frame);
  else if (task.type === 'rows') writer?.add(task.rows);
  else void answer(async () => (task.type === 'finish' ? finish(task.sheet) : read(task.bytes)));
});

function finish(sheet: string): SheetReply {
  if (!writer) throw new Error('A file was finished that was not begun.');
  return { type: 'file', bytes: writer.finish(sheet) };
}

async function read(bytes: ArrayBuffer): Promise<SheetReply> {
  const message = refuseZip(new Uint8Array(bytes));
  if (message !== undefined) return { type: 'refused', message };
  const rows = await readSheet(storedZip(bytes));
  return { type: 'cells', rows: rows.map((row) => row.map(cellText)) };
}

/**
 * The same file with its entries unpacked. The reader would unpack large ones in a worker made of a text, which the
 * page's Content-Security-Policy forbids: it would wait for it without end.
 */
function storedZip(bytes: ArrayBuffer): ArrayBuffer {
  return new Uint8Array(zipSync(unzipSync(new Uint8Array(bytes)), { level: 0 })).buffer;
}

async function answer(reply: () => Promise<SheetReply>): Promise<void> {
  const said = await reply().catch((): SheetReply => ({ type: 'refused', message: 'Không đọc được tệp Excel này' }));
  self.postMessage(said, { transfer: said.type === 'file' ? [said.bytes] : [] });
}
