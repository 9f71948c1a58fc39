import type { Cell as FileCell, CellValue, Sheet as FileSheet } from 'hucre';
import { readXlsx as openXlsx } from 'hucre/xlsx';
import { isPercentFormat, isPlainFormat, shownBy, shownDayParts } from './cellFormat.ts';
import { textCell, type Cell, type Sheet, type SheetRow, type WorkbookReading } from './cell.ts';
import { otherOffice, refuseZip } from './zipGuard.ts';

/** The format of a cell that has none. */
const GENERAL = 'General';
/** A number is kept with 15 digits; what stands behind them is noise of sums. */
const DIGITS = 15;
/** What a spreadsheet shows for a day before or beyond its calendar. */
const NO_DAY: Cell = { kind: 'error', text: '########' };

/** The sheets of an .xlsx file with each cell as its format shows it; or why the file is refused. */
export async function readXlsx(bytes: Uint8Array): Promise<WorkbookReading> {
  const message = refuseZip(bytes);
  if (message !== undefined) return { ok: false, message };
  try {
    const { sheets, dateSystem } = await openXlsx(bytes, { readStyles: true });
    const read = sheets.map(sheetOf);
    return { ok: true, workbook: { sheets: dateSystem === '1904' ? read.map(countedFrom1904) : read, notes: [] } };
  } catch {
    return { ok: false, message: otherOffice(bytes) ?? 'Không đọc được tệp Excel này' };
  }
}

function sheetOf(sheet: FileSheet): Sheet {
  const { name, hidden = false, veryHidden = false, merges = [], columns = [] } = sheet;
  return {
    name,
    hidden: hidden || veryHidden,
    rows: sheet.rows.flatMap((_row, place) => rowOf(sheet, place)),
    merged: merges.map(({ startRow, startCol, endRow, endCol }) => ({
      top: startRow + 1,
      left: startCol,
      bottom: endRow + 1,
      right: endCol,
    })),
    hiddenColumns: columns.flatMap((column, place) => (column?.hidden ? [place] : [])),
  };
}

/** A sheet whose numbers are days of another calendar, where they are days. */
function countedFrom1904(sheet: Sheet): Sheet {
  return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map(from1904) })) };
}

function from1904(cell: Cell | null): Cell | null {
  return cell?.kind === 'number' ? { ...cell, from1904: true } : cell;
}

/** The row at this place, or nothing where it is empty. */
function rowOf({ rows, cells, rowDefs }: FileSheet, place: number): SheetRow[] {
  const read = (rows[place] ?? []).map((value, column) => cellOf(value, cells?.get(`${place},${column}`)));
  const length = read.findLastIndex((cell) => cell !== null) + 1;
  if (length === 0) return [];
  return [{ line: place + 1, hidden: rowDefs?.get(place)?.hidden ?? false, cells: read.slice(0, length) }];
}

function cellOf(value: CellValue, cell: FileCell | undefined): Cell | null {
  const format = cell?.style?.numFmt ?? GENERAL;
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  // A formula that no program has computed shows nothing yet: taken for empty, its value would be lost.
  if (cell?.type === 'formula' && value === null) return { kind: 'error', text: `=${cell.formula ?? ''}` };
  if (value instanceof Date) return dateCell(value, format);
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE', value };
  return typeof value === 'string' ? textCell(value) : null;
}

function numberCell(given: number, format: string): Cell | null {
  if (!Number.isFinite(given)) return { kind: 'error', text: '#NUM!' };
  const value = Number(given.toPrecision(DIGITS));
  const text = isPlainFormat(format) ? String(value) : shownBy(value, format);
  return { kind: isPercentFormat(format) ? 'percent' : 'number', text: text || String(value), value, format };
}

const SECOND_MS = 1000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** A day, or a length of time where the format shows no day. */
function dateCell(given: Date, format: string): Cell | null {
  const moment = new Date(Math.round(given.getTime() / SECOND_MS) * SECOND_MS);
  const year = moment.getUTCFullYear();
  const parts = shownDayParts(format);
  if (!parts.day && !parts.month && !parts.year) return lengthCell(given, format);
  if (Number.isNaN(year) || year < FIRST_YEAR || year > LAST_YEAR) return NO_DAY;
  const [day = '', clock = ''] = moment.toISOString().slice(0, 19).split('T');
  const time = clock === '00:00:00' ? undefined : clock;
  const isWhole = parts.day && parts.month && parts.year;
  const text = isWhole ? dayText(day, /h/i.test(format) ? time : undefined) : shownBy(given, format);
  return { kind: 'date', text, day, time, format };
}

/** A day as the shops write it: a whole date says the same in whatever order its format puts day and month. */
function dayText(day: string, time: string | undefined): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}${time ? ` ${time.slice(0, 5)}` : ''}`;
}

const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 31);

function lengthCell(given: Date, format: string): Cell {
  const value = (given.getTime() - DAY_ZERO) / DAY_MS;
  return { kind: 'number', text: shownBy(given, format), value, format };
}
