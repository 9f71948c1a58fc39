/** Writes and reads .xlsx files beside the page, so that no list ever stops answering while a file is made. */
import { readSheet } from 'read-excel-file/universal';
import writeSheet, { type Cell, type SheetData } from 'write-excel-file/universal';
import type { SheetColumn, SheetKind, SheetValue } from './sheet.ts';
import { refuseZip } from './sheetGuard.ts';

/** What the page asks of the worker. */
export type SheetTask =
  | { type: 'begin'; columns: readonly SheetColumn[] }
  | { type: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { type: 'finish'; sheet: string }
  | { type: 'read'; bytes: ArrayBuffer };

/** What the worker answers to `finish` and to `read`. */
export type SheetReply =
  { type: 'file'; bytes: ArrayBuffer } | { type: 'cells'; rows: string[][] } | { type: 'refused'; message: string };

const FORMATS: Partial<Record<SheetKind, string>> = {
  money: '#,##0',
  number: '#,##0',
  percent: '0.000%',
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm',
};
const WIDTHS: Record<SheetKind, number> = { text: 26, money: 18, number: 12, percent: 12, date: 14, dateTime: 20 };

let columns: readonly SheetColumn[] = [];
let data: SheetData = [];

self.addEventListener('message', ({ data: task }: MessageEvent<SheetTask>) => {
  if (task.type === 'begin') begin(task.columns);
  else if (task.type === 'rows') data.push(...task.rows.map((row) => row.map(cellOf)));
  else void answer(task.type === 'finish' ? finish(task.sheet) : read(task.bytes));
});

function begin(next: readonly SheetColumn[]): void {
  columns = next;
  data = [next.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))];
}

function cellOf(value: SheetValue, place: number): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value, type: String };
  return { value, type: Number, format: FORMATS[columns[place]?.kind ?? 'text'] };
}

async function finish(sheet: string): Promise<SheetReply> {
  const options = { sheet, columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })), stickyRowsCount: 1 };
  const blob = await writeSheet(data, options).toBlob();
  return { type: 'file', bytes: await blob.arrayBuffer() };
}

async function read(bytes: ArrayBuffer): Promise<SheetReply> {
  const message = refuseZip(new Uint8Array(bytes));
  if (message !== undefined) return { type: 'refused', message };
  const rows = await readSheet(bytes);
  return { type: 'cells', rows: rows.map((row) => row.map(textOf)) };
}

/** Spreadsheets count a 29/02/1900 that never was: their days before March 1900 are read a day too early. */
const FIRST_TRUE_DAY = Date.UTC(1900, 2, 1);
const DAY_MS = 86_400_000;

/** A date comes back as the day it shows; anything else as its text. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    const time = cell.getTime();
    return new Date(time < FIRST_TRUE_DAY ? time + DAY_MS : time).toISOString().slice(0, 10);
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? `${cell}`.trim() : '';
}

async function answer(reply: Promise<SheetReply>): Promise<void> {
  const said = await reply.catch((): SheetReply => ({ type: 'refused', message: 'Không đọc được tệp Excel này' }));
  self.postMessage(said, { transfer: said.type === 'file' ? [said.bytes] : [] });
}
