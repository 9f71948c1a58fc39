import { formatDate } from '@so-the/ui/format';
import type { Cell } from '@so-the/workbook';
import type { CellReading, ImportField } from './importField.ts';
import { readCell } from './readCell.ts';
import { readText } from './typedText.ts';

/**
 * A cell as it is written back for a person to correct: as the sheet shows it where that text reads the same, else as exactly
 * as it is needed. What was taken is taken again; what was refused stays refused, if need be by a question mark. Only a code
 * that was refused for its kind is a code as a text.
 */
export function writtenCell(column: ImportField | undefined, cell: Cell): string {
  if (!column || cell.kind === 'text') return cell.text;
  const meant = readCell(column, cell);
  const ways = [cell.text, exactText(cell), meantText(column, meant), bothTexts(cell), `? ${cell.text}`];
  return ways.find((way) => way !== undefined && isSame(readText(column, way), meant)) ?? cell.text;
}

/** All digits of a number, whatever its format shows. */
function exactText(cell: Cell): string | undefined {
  if (cell.kind === 'number') return withComma(cell.value);
  return cell.kind === 'percent' ? `${withComma(Number((cell.value * 100).toPrecision(12)))}%` : undefined;
}

/** What a number shows and what it holds, for a person to choose. */
function bothTexts(cell: Cell): string | undefined {
  return cell.kind === 'number' ? `${cell.text} (${withComma(cell.value)})` : undefined;
}

/** What was taken, as the form's field shows it. */
function meantText({ kind, options }: ImportField, { value }: CellReading): string | undefined {
  if (value === undefined) return undefined;
  if (kind === 'percent') return `${withComma(Number(value) / 1000)}%`;
  if (kind === 'birthday') return formatDate(String(value));
  return options?.find((option) => option.value === value)?.label ?? String(value);
}

function withComma(value: number): string {
  return String(value).replace('.', ',');
}

function isSame(one: CellReading, other: CellReading): boolean {
  return one.value === other.value && (one.fault === undefined) === (other.fault === undefined);
}
