/** A cell says the same whether a spreadsheet kept it as text or as a number, and an empty cell says nothing. */
import type { Cells } from './importRows.ts';

/** Columns that are text, however a spreadsheet kept their digits. */
export interface CellColumns {
  text?: readonly string[];
  /** Text columns that hold telephone numbers. */
  phones?: readonly string[];
}

/** The cells that say something: empty ones left out, numbers of a text column written out, a phone given back the 0 spreadsheets take. */
export function filledCells(cells: Cells, { text = [], phones = [] }: CellColumns): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const value = typeof cell === 'string' ? cell.trim() : cell;
    if (value === null || value === '') continue;
    if (phones.includes(column)) filled[column] = phoneText(String(value));
    else filled[column] = text.includes(column) ? String(value) : value;
  }
  return filled;
}

function phoneText(text: string): string {
  return /^[235789]\d{8,9}$/.test(text) ? `0${text}` : text;
}
