import type { Cell, Sheet, SheetRow } from '@so-the/workbook';
import { readCell } from './readCell.ts';
import { columnLetters } from './titles.ts';
import type { CellReading, ColumnKind, ImportCells, ImportField } from './importField.ts';
import { writtenCell } from './writtenCell.ts';

/** One line of a file as its columns mean it. */
export interface ReadLine {
  /** Number that the sheet shows beside it. */
  line: number;
  /** What it says; a cell that cannot be read holds its text. */
  cells: ImportCells;
  /** Why cells cannot be taken, by field. */
  faults: Readonly<Record<string, string>>;
  /** What to look at, by field. */
  warnings: Readonly<Record<string, string>>;
  /** What is wrong with the line as a whole. */
  problem?: string;
  /** Its cells as a person corrects them, one for each title. */
  written: readonly string[];
}

/** Which column is what: the field of each title's place, from left; titles that are not used have none. */
export type ColumnChoice = readonly { place: number; field?: string }[];

/** How the lines of a sheet are read. */
export interface LinesPlan {
  fields: readonly ImportField[];
  /** The line of the titles. */
  titleLine: number;
  columns: ColumnChoice;
  /** Reads hidden rows too. Default false. */
  withHidden?: boolean;
  /** A line with more cells than titles is refused, because its cells may have moved: text files. Default false. */
  cellsMayMove?: boolean;
  /** Cells are cut by commas, so that the comma of a number may have cut it in two: told. Default false. */
  cutByComma?: boolean;
}

/** What stands beside the titles, and is not read. */
export interface Untitled {
  /** "C, F": columns without a title. */
  letters: string;
  /** Numbers of the first lines that have something there. */
  lines: number[];
}

/** Most letters that one cell may have (contract, ImportCells). */
const MOST_LETTERS = 1000;
const NOTHING = 'Dòng không có gì ở các cột được đọc';

/** The rows of a sheet that are lines. */
export function rowsToRead(sheet: Sheet, { titleLine, withHidden = false }: LinesPlan): SheetRow[] {
  return sheet.rows.filter(({ line, hidden }) => line > titleLine && (withHidden || !hidden));
}

/** One row of a sheet as its columns mean it. */
export function readLine(row: SheetRow, plan: LinesPlan): ReadLine {
  const cells: ImportCells = {};
  const faults: Record<string, string> = {};
  const warnings: Record<string, string> = {};
  for (const { place, field } of plan.columns) {
    const column = plan.fields.find((one) => one.field === field);
    const cell = row.cells[place];
    if (!column || !cell) continue;
    const { value, fault, warning } = shortEnough(readCell(column, cell));
    if (value !== undefined) cells[column.field] = value;
    if (fault !== undefined) [cells[column.field], faults[column.field]] = [cell.text.slice(0, MOST_LETTERS), fault];
    const told = warning ?? (plan.cutByComma ? cutNumber(column, cell, row.cells[place + 1]) : undefined);
    if (told !== undefined) warnings[column.field] = told;
  }
  const problem = tooManyCells(row, plan) ?? (Object.keys(cells).length === 0 ? NOTHING : undefined);
  return { line: row.line, cells, faults, warnings, problem, written: writtenOf(row, plan) };
}

/** What the comma of an amount or a rate may have cut off: the next cell goes on with digits as the number would. */
const REST: Partial<Record<ColumnKind, RegExp>> = { money: /^\d{3}$/, percent: /^\d{1,3}$/ };

function cutNumber({ kind = 'text' }: ImportField, cell: Cell, next: Cell | null | undefined): string | undefined {
  const rest = REST[kind];
  if (!rest || !next || !/^\d{1,3}$/.test(cell.text) || !rest.test(next.text)) return undefined;
  return `Dấu phẩy có thể đã cắt số “${cell.text},${next.text}” làm hai ô: nếu vậy, đặt số trong ngoặc kép`;
}

/** A text that no record has room for is refused here: it would refuse the whole file. */
function shortEnough(reading: CellReading): CellReading {
  const { value } = reading;
  if (typeof value !== 'string' || value.length <= MOST_LETTERS) return reading;
  return { fault: 'Nội dung dài quá 1.000 ký tự' };
}

function tooManyCells({ cells }: SheetRow, { columns, cellsMayMove = false }: LinesPlan): string | undefined {
  const titles = Math.max(...columns.map(({ place }) => place)) + 1;
  if (!cellsMayMove || cells.length <= titles) return undefined;
  return `Dòng có ${cells.length} ô nhưng chỉ có ${titles} tên cột: kiểm tra dấu phân cách`;
}

function writtenOf({ cells }: SheetRow, { columns, fields }: LinesPlan): string[] {
  return columns.map(({ place, field }) => {
    const cell = cells[place];
    return cell
      ? writtenCell(
          fields.find((one) => one.field === field),
          cell,
        )
      : '';
  });
}

/** Cells of lines that stand below no title. */
export function untitled(rows: readonly SheetRow[], { columns }: LinesPlan): Untitled | undefined {
  const titled = new Set(columns.map(({ place }) => place));
  const places = new Set<number>();
  const lines: number[] = [];
  for (const { line, cells } of rows) {
    const beside = cells.flatMap((cell, place) => (cell && !titled.has(place) ? [place] : []));
    if (beside.length > 0 && lines.length < 5) lines.push(line);
    for (const place of beside) places.add(place);
  }
  if (places.size === 0) return undefined;
  return {
    letters: [...places]
      .toSorted((a, b) => a - b)
      .map(columnLetters)
      .join(', '),
    lines,
  };
}
