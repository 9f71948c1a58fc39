import { formatDate, formatPercent, groupDigits } from '@so-the/ui/format';
import type { ImportCells, ImportField } from './reading/importField.ts';

/** A table as text that is read again as it was: cells by tabs, lines by line breaks. */
export function writeText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => writtenCell(text)).join('\t')).join('\n');
}

function writtenCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell as the preview shows it; what could not be read stays as it was written. */
export function shownCell({ kind, options = [] }: ImportField, value: ImportCells[string] | undefined): string {
  if (value === undefined) return '–';
  if (kind === 'choice' || kind === 'bank') {
    return options.find((option) => option.value === value)?.label ?? String(value);
  }
  if (typeof value !== 'number') {
    return kind === 'birthday' && /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatDate(String(value)) : String(value);
  }
  if (kind === 'money') return groupDigits(value);
  return kind === 'percent' ? formatPercent(value) : String(value);
}
