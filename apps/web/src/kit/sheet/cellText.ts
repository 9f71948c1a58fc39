import { formatDate } from '@so-the/ui/format';

/** Spreadsheets count a 29/02/1900 that never was: their days before March 1900 are read a day too early. */
const FIRST_TRUE_DAY = Date.UTC(1900, 2, 1);
const DAY_MS = 86_400_000;

/** A cell as the sheet shows it: a date as day/month/year, anything else as its text. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const time = cell.getTime();
    return formatDate(new Date(time < FIRST_TRUE_DAY ? time + DAY_MS : time).toISOString().slice(0, 10));
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? `${cell}`.trim() : '';
}
