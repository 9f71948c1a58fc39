/** The table of an account's statement begins with its titles: a day, and money in and out in two columns or in one. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import { cellsOf, overlap, type StatementColumn, type StatementText } from '../../statements/read/statementColumns.ts';
import { isDayLike } from '../../statements/read/statementDays.ts';
import { isMoneyLike } from '../../statements/read/statementMoney.ts';
import { bookMeaning, SHAPES, type BookField } from './bookTitles.ts';

/** A column: what its cells say, where it stands and what they look like. */
export interface BookColumn extends StatementColumn {
  says: BookField;
}

/** A line below the titles, its texts by the column they stand in. */
export interface BookEntry {
  /** Place among the printed lines, from 0. */
  at: number;
  cells: string[];
}

/** A table as it is printed. */
export interface BookTable {
  columns: readonly BookColumn[];
  entries: BookEntry[];
  /** Place of the titles. */
  at: number;
}

/** Most lines that titles are printed on. */
const MOST_LINES = 3;

/** The table of a statement; undefined when no line holds its titles. */
export function bookTable(lines: readonly StatementText[]): BookTable | undefined {
  for (let at = 0; at < lines.length; at += 1) {
    const found = headingAt(lines, at);
    if (!found) continue;
    const from = at + found.lines;
    const entries = lines.slice(from).flatMap((line, place) => {
      if (line.length === 0 || isHeading(line)) return [];
      return [{ at: from + place, cells: cellsOf(line, found.columns) }];
    });
    return { columns: found.columns, entries, at };
  }
  return undefined;
}

/** The text of a cell; of two columns of one field that of the surer. */
export function bookCell({ cells }: BookEntry, columns: readonly BookColumn[], field: BookField): string {
  return cells[columns.findIndex(({ says }) => says === field)] ?? '';
}

function headingAt(lines: readonly StatementText[], at: number): { columns: BookColumn[]; lines: number } | undefined {
  let best: { columns: BookColumn[]; lines: number } | undefined;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const titles = lines.slice(at, at + count);
    if (titles.length < count || titles.some((line) => line.length === 0 || isData(line))) break;
    const columns = columnsOf(titles);
    if (isBook(columns) && rankOf(columns) > rankOf(best?.columns ?? [])) best = { columns, lines: count };
  }
  return best;
}

/** Titles again, as on each page of a PDF. */
function isHeading(line: StatementText): boolean {
  return !isData(line) && isBook(columnsOf([line]));
}

function isBook(columns: readonly BookColumn[]): boolean {
  const has = (field: BookField) => columns.some(({ says }) => says === field);
  return has('Date') && ((has('Debit') && has('Credit')) || has('Amount')) && (has('Text') || has('Balance'));
}

function isData(line: StatementText): boolean {
  return line.some(({ text }) => /\d/.test(text) && (isDayLike(text) || isMoneyLike(text)));
}

function rankOf(columns: readonly BookColumn[]): number {
  return new Set(columns.map(({ says }) => says)).size;
}

const UNKNOWN = { field: 'Other', strength: Infinity } as const;

/** Titles that stand below each other are one; of two columns of one field the surer stays. */
function columnsOf(lines: readonly StatementText[]): BookColumn[] {
  const stacks: PdfPiece[] = [];
  for (const piece of lines.flat()) {
    const stack = stacks.find((each) => overlap(each, piece) > 0);
    if (!stack) stacks.push({ ...piece });
    else {
      const [from, to] = [Math.min(stack.from, piece.from), Math.max(stack.to, piece.to)];
      Object.assign(stack, { text: `${stack.text} ${piece.text}`, from, to });
    }
  }
  const told = stacks
    .toSorted((a, b) => a.from - b.from)
    .map((stack) => ({ stack, meaning: bookMeaning(stack.text) ?? UNKNOWN }));
  return told.map(({ stack, meaning: { field, strength } }, place) => {
    const isBeaten = told.some(
      ({ meaning: other }, at) =>
        other.field === field && (other.strength < strength || (other.strength === strength && at < place)),
    );
    const says = isBeaten ? 'Other' : field;
    return { title: stack.text, field: SHAPES[says], says, from: stack.from, to: stack.to };
  });
}
