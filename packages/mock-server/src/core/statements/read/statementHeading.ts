/** A table begins with its titles, on one line or several: it names a day, an amount and what tells a sale. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import { overlap, type StatementColumn, type StatementText } from './statementColumns.ts';
import { isDayLike } from './statementDays.ts';
import { meaningOf, plainTitle, type StatementField, type TaughtTitles } from './statementFields.ts';
import { isMoneyLike } from './statementMoney.ts';

/** Titles that are known beside the usual ones. */
export interface KnownTitles {
  /** What people taught of this bank's statements. */
  taught?: TaughtTitles;
}

/** The titles of a table and how many lines they take. */
export interface StatementHeading {
  columns: StatementColumn[];
  lines: number;
}

/** Most lines that titles are printed on. */
const MOST_LINES = 4;

/** The titles that begin at a line; undefined when none do. */
export function headingAt(
  lines: readonly StatementText[],
  at: number,
  known: KnownTitles,
): StatementHeading | undefined {
  let best: StatementHeading | undefined;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const titles = lines.slice(at, at + count);
    if (titles.length < count || titles.some((line) => line.length === 0 || isData(line))) break;
    const columns = columnsOf(titles, known);
    if (isTable(columns) && rankOf(columns) > rankOf(best?.columns ?? [])) best = { columns, lines: count };
  }
  if (!best) return undefined;
  // What stands above the titles, such as the name of the statement, is none of them.
  const below = best.lines > 1 ? headingAt(lines, at + 1, known) : undefined;
  return below && rankOf(below.columns) >= rankOf(best.columns) ? undefined : best;
}

/**
 * Titles nobody knows: the line above the first that looks like a sale. Where there is none, the columns are numbered as
 * that first line has them, `#1` from the left.
 */
export function guessedHeading(
  lines: readonly StatementText[],
  known: KnownTitles,
): (StatementHeading & { at: number }) | undefined {
  const first = lines.findIndex((line) => isSale(line));
  const sale = lines[first];
  if (!sale) return undefined;
  for (let count = Math.min(MOST_LINES, first); count > 0; count -= 1) {
    const titles = lines.slice(first - count, first);
    if (titles.some((line) => line.length === 0 || isData(line))) continue;
    const columns = columnsOf(titles, known);
    if (columns.length >= Math.max(3, sale.length - 1)) return { columns, lines: count, at: first - count };
  }
  const columns = sale.map(({ from, to }, place) => titled({ text: `#${place + 1}`, from, to }, known));
  return { columns: settled(columns), lines: 0, at: first };
}

/** Whether columns say enough to read sales from. */
export function isTable(columns: readonly { field: StatementField }[]): boolean {
  const has = (...fields: StatementField[]) => columns.some(({ field }) => fields.includes(field));
  return has('Date') && has('Amount') && has('TID', 'ApprovalCode', 'InvoiceNo', 'Card', 'Fee', 'Net');
}

/** A line with days or amounts, which is no title. */
function isData(line: StatementText): boolean {
  return line.some(({ text }) => /\d/.test(text) && (isDayLike(text) || isMoneyLike(text)));
}

/** A line with a day, an amount and something more. */
function isSale(line: StatementText): boolean {
  return (
    line.length >= 4 &&
    line.some(({ text }) => isDayLike(text)) &&
    line.filter(({ text }) => isMoneyLike(text)).length >= 2
  );
}

function rankOf(columns: readonly StatementColumn[]): number {
  return new Set(columns.flatMap(({ field }) => (field === 'Other' ? [] : [field]))).size;
}

interface Titled extends StatementColumn {
  strength: number;
}

function titled({ text, from, to }: PdfPiece, { taught }: KnownTitles): Titled {
  const { field, strength } = meaningOf(text, taught) ?? { field: 'Other' as const, strength: Infinity };
  return { title: text, field, from, to, strength };
}

/** Columns of some lines of titles: what stands below each other is one title, and of equal titles the second is `… (2)`. */
function columnsOf(lines: readonly StatementText[], known: KnownTitles): StatementColumn[] {
  const stacks: PdfPiece[] = [];
  for (const line of lines) {
    for (const piece of line) {
      if (isOverSeveral(piece, lines)) continue;
      const stack = stacks
        .filter((each) => overlap(each, piece) > 0)
        .toSorted((a, b) => overlap(b, piece) - overlap(a, piece))[0];
      if (stack) Object.assign(stack, joined(stack, piece));
      else stacks.push({ ...piece });
    }
  }
  const inOrder = stacks.toSorted((a, b) => a.from - b.from);
  const numbered = inOrder.map(({ text, from, to }, place) => {
    const before = inOrder.slice(0, place).filter((other) => plainTitle(other.text) === plainTitle(text)).length;
    return { text: before === 0 ? text : `${text} (${before + 1})`, from, to };
  });
  return settled(numbered.map((stack) => titled(stack, known)));
}

/** Whether a piece stands over several titles of another line: the name of a group of columns. */
function isOverSeveral(piece: PdfPiece, lines: readonly StatementText[]): boolean {
  return lines.some((line) => line.filter((each) => each !== piece && overlap(each, piece) > 0).length > 1);
}

function joined(above: PdfPiece, below: PdfPiece): PdfPiece {
  return {
    text: `${above.text} ${below.text}`,
    from: Math.min(above.from, below.from),
    to: Math.max(above.to, below.to),
  };
}

/** Of two columns of one field the surer stays; one as sure is its rival, which may not say otherwise. */
function settled(columns: readonly Titled[]): StatementColumn[] {
  return columns.map(({ strength, ...column }, place) => {
    const { field } = column;
    if (field === 'Other' || field === 'Kind') return column;
    const others = columns.filter((other) => other.field === field);
    if (others.some((other) => other.strength < strength)) return { ...column, field: 'Other' };
    const first = columns.findIndex((other) => other.field === field && other.strength === strength);
    return first < place ? { ...column, field: 'Other', rivalOf: field } : column;
  });
}
