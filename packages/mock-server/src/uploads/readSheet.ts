import { readWorkbook, type Cell, type Sheet } from '@so-the/workbook';
import type { PdfPiece, PdfReading } from '../core/files/uploadedFile.ts';
import { tableOf } from '../core/statements/read/statementTable.ts';

/** Points a column of a sheet is taken to be wide, and how many of them its cells fill. */
const COLUMN = { step: 100, filled: 90 };
/** Most rows below each other that are looked at; a statement has at most 5,000. */
const ROW_LIMIT = 20_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const refused = (message: string): PdfReading => ({ ok: false, message });

/** Whether lines of a sheet are a statement of the cards of a POS. */
const isPosStatement = (lines: readonly (readonly PdfPiece[])[]) => tableOf(lines, {}) !== undefined;

/** The rows of a statement's sheet as lines of text, cells below each other in one column; or why there are none, in Vietnamese. */
export async function readSheet(bytes: Uint8Array, name: string, fits = isPosStatement): Promise<PdfReading> {
  const reading = await readWorkbook(bytes, name);
  if (!reading.ok) return refused(reading.message);
  const shown = reading.workbook.sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0);
  const read = shown.map((sheet) => ({ name: sheet.name, lines: linesOf(sheet), hidden: hiddenIn(sheet) }));
  if (read.some(({ lines }) => lines.length > ROW_LIMIT)) return refused('Tệp có quá nhiều dòng');
  const fitting = read.filter(({ lines }) => fits(lines));
  if (fitting.length > 1) {
    const names = fitting.map((sheet) => `"${sheet.name}"`).join(', ');
    return refused(`Tệp có ${fitting.length} trang tính có giao dịch: ${names}. Vui lòng lưu từng trang thành một tệp`);
  }
  const only = fitting[0] ?? (read.length === 1 ? read[0] : undefined);
  if (!only) return refused('Không tìm thấy bảng giao dịch trong tệp');
  const type = bytes[0] === 0x50 && bytes[1] === 0x4b ? XLSX : 'text/csv';
  return { ok: true, type, lines: only.lines, hidden: only.hidden };
}

/** Rows by their numbers in the sheet, empty ones included. */
function linesOf({ rows, merged }: Sheet): PdfPiece[][] {
  const lines: PdfPiece[][] = [];
  for (const { line, cells } of rows) {
    while (lines.length < line && lines.length <= ROW_LIMIT) lines.push([]);
    lines[line - 1] = cells.flatMap((cell, place) => {
      if (!cell) return [];
      const wide = merged.find(({ top, left }) => top === line && left === place);
      const to = (wide?.right ?? place) * COLUMN.step + COLUMN.filled;
      return [{ text: textOf(cell), from: place * COLUMN.step, to }];
    });
  }
  return lines;
}

/** Places of the rows that are hidden, by hand or by a filter. */
function hiddenIn({ rows }: Sheet): number[] {
  return rows.flatMap(({ line, hidden }) => (hidden ? [line - 1] : []));
}

/** What a cell says as a bank would print it: days as ISO, amounts whole and exact, codes with their zeros. */
function textOf(cell: Cell): string {
  if (cell.kind === 'date') return cell.time === undefined ? cell.day : `${cell.day} ${cell.time}`;
  if (cell.kind !== 'number') return cell.text;
  if (/^0[\d ]*$/.test(cell.text) && cell.value !== 0) return cell.text.replaceAll(' ', '');
  const whole = Math.round(cell.value);
  return String(Math.abs(cell.value - whole) < 1e-6 ? whole : cell.value);
}
