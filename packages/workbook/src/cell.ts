/**
 * What a cell of a file means. `text` is what the sheet shows, trimmed and composed (NFC).
 *
 * - `text`: typed text; every cell of a .csv file.
 * - `number`: a number, or a length of time, in whatever format; `format` is the code of its format. `from1904` where its
 *   book counts days from 1904: a day that lost its format.
 * - `percent`: a number that its format shows as a percent; `value` is the fraction, 0.018 for "1.8%".
 * - `date`: a day, with its time of day where the cell has one; `day` is ISO, `time` is "HH:mm:ss".
 * - `boolean`: TRUE or FALSE.
 * - `error`: "#REF!", "#N/A" and their kind, a date that no calendar has ("########"), a formula that nobody computed
 *   ("=A1*2").
 */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string; value: number; format: string; from1904?: true }
  | { kind: 'percent'; text: string; value: number; format: string }
  | { kind: 'date'; text: string; day: string; time?: string; format: string }
  | { kind: 'boolean'; text: string; value: boolean }
  | { kind: 'error'; text: string };

/** A row of a sheet that holds something. */
export interface SheetRow {
  /** The number that the sheet shows beside the row, from 1. */
  line: number;
  /** Hidden by hand or by a filter. */
  hidden: boolean;
  /** Cells from column A on, `null` where nothing stands; nothing behind the last one. */
  cells: readonly (Cell | null)[];
}

/** Cells that are shown as one; the first holds what is shown. Rows count from 1, columns from 0, both ends included. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A sheet of a file. A .csv file is one sheet. */
export interface Sheet {
  name: string;
  /** Hidden in its program. */
  hidden: boolean;
  /** Rows that hold something, from above. */
  rows: readonly SheetRow[];
  merged: readonly MergedCells[];
  /** Columns that are hidden, from 0. */
  hiddenColumns: readonly number[];
  /** What stands between the cells of a text; none for .xlsx. */
  separator?: string;
}

/** What stands in a file. */
export interface Workbook {
  sheets: readonly Sheet[];
  /** What a person should know of how the file was read, in Vietnamese: a guessed encoding. */
  notes: readonly string[];
}

/** A file that was read, or why it is not, in Vietnamese. */
export type WorkbookReading = { ok: true; workbook: Workbook } | { ok: false; message: string };

/** What spreadsheets write for a value they have none of; rows of # stand in a column that is too narrow. */
const FAULT = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)|#{4,}|Err:5\d\d)$/;

/** A text as a cell: `null` where nothing can be seen, a fault where a spreadsheet wrote one. */
export function textCell(text: string): Cell | null {
  const shown = text.normalize('NFC').trim();
  if (shown === '') return null;
  return { kind: FAULT.test(shown) ? 'error' : 'text', text: shown };
}
