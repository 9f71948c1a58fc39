/** Of every printed line it is known what it is: titles, a sale, a line to look at, or none of the table. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import { cellsOf, widened, type StatementColumn, type StatementText } from './statementColumns.ts';
import { isDayLike } from './statementDays.ts';
import type { StatementField } from './statementFields.ts';
import { guessedHeading, headingAt, isTable, type KnownTitles } from './statementHeading.ts';
import { isMoneyLike } from './statementMoney.ts';

/** A line that looks like a sale: its cells, and the terminal whose lines these are if a line above says it. */
export interface StatementEntry {
  /** Place among the printed lines, from 0. */
  at: number;
  cells: string[];
  columns: readonly StatementColumn[];
  terminal?: string;
}

/** A table as it is printed. */
export interface StatementTable {
  columns: readonly StatementColumn[];
  entries: StatementEntry[];
  /** Cells of the first lines below the titles that fill most columns. */
  samples: string[][];
}

/** Lines that samples are taken from. */
const SAMPLED = 20;

const TERMINAL =
  /\b(?:TID|Terminal(?: ID| No\.?)?|M[ãa] m[áa]y(?: POS)?|M[ãa] thi[ếe]t b[ịi])\s*(?:\(TID\))?\s*[:：-]?\s*([A-Z0-9]{8})\b/i;
/** How a line of sums begins, folded or not. */
const SUMS = /^\s*(t[ổo]ng|c[ộo]ng|l[ũu]y k[ếe]|s[ốo] d[ưu]|total|sub ?total|grand total|sum|balance)/i;

/** The lines of a table, read by its titles; `undefined` when there is none, not even a guess when `guesses` is set. */
export function tableOf(
  lines: readonly StatementText[],
  known: KnownTitles,
  guesses = false,
): StatementTable | undefined {
  const sections = sectionsOf(lines, known);
  if (sections.length === 0) {
    const guessed = guessedHeading(lines, known);
    if (guessed && (guesses || isTable(guessed.columns))) {
      sections.push({ columns: guessed.columns, from: guessed.at + guessed.lines, to: lines.length });
    }
  }
  const [first] = sections;
  if (!first) return undefined;
  let terminal: string | undefined;
  const table: StatementTable = { columns: first.columns, entries: [], samples: samplesOf(lines, first) };
  const terminals = lines.map((line) => (terminal = TERMINAL.exec(textOf(line))?.[1] ?? terminal));
  for (const { columns: titles, from, to } of sections) {
    const columns = widened(titles, lines.slice(from, to));
    for (let at = from; at < to; at += 1) {
      const line = lines[at];
      if (!line || line.length === 0 || SUMS.test(textOf(line))) continue;
      const cells = cellsOf(line, columns);
      if (looksLikeSale(cells, columns)) table.entries.push({ at, cells, columns, terminal: terminals[at] });
    }
  }
  return table;
}

/** What a printed line says, as a person reads it. */
export function textOf(line: readonly PdfPiece[]): string {
  return line.map(({ text }) => text).join(' ');
}

function samplesOf(lines: readonly StatementText[], { columns: titles, from, to }: Section): string[][] {
  const columns = widened(titles, lines.slice(from, to));
  return lines
    .slice(from, Math.min(to, from + SAMPLED))
    .map((line) => cellsOf(line, columns))
    .filter((cells) => cells.filter((cell) => cell !== '').length * 2 > cells.length);
}

interface Section {
  columns: readonly StatementColumn[];
  from: number;
  to: number;
}

/** Where titles stand, and the lines below each up to the next. */
function sectionsOf(lines: readonly StatementText[], known: KnownTitles): Section[] {
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = headingAt(lines, at, known);
    if (!heading) continue;
    const last = sections.at(-1);
    if (last) last.to = at;
    sections.push({ columns: heading.columns, from: at + heading.lines, to: lines.length });
    at += heading.lines - 1;
  }
  return sections;
}

const CODES: readonly StatementField[] = ['TID', 'LotNo', 'InvoiceNo', 'ApprovalCode', 'Card'];
const MONEY: readonly StatementField[] = ['Amount', 'Refund', 'Fee', 'Net'];

/** A day with an amount or a code of a sale; or an amount with such a code, where the day cannot be read. */
function looksLikeSale(cells: readonly string[], columns: readonly StatementColumn[]): boolean {
  const some = (fields: readonly StatementField[], fits: (text: string) => boolean) =>
    columns.some(({ field }, place) => fields.includes(field) && fits(cells[place] ?? ''));
  const hasCode = some(CODES, (text) => /\d/.test(text) && /^[A-Z0-9*x•\-\s./]+$/i.test(text));
  const hasMoney = some(MONEY, (text) => /\d/.test(text) && (isMoneyLike(text) || /^[-+(]?[\d.,\s]{4,}/.test(text)));
  const hasDay = some(['Date'], isDayLike);
  return (hasDay && (hasMoney || hasCode)) || (hasMoney && hasCode);
}
