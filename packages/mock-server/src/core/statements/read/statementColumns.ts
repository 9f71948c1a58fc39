/** A piece of text belongs to the column it stands in: where its cells stand in whole rows is learned before any is read. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import { isDayLike } from './statementDays.ts';
import type { StatementField } from './statementFields.ts';
import { isMoneyLike } from './statementMoney.ts';

/** A column of a statement's table and where it stands, in points. */
export interface StatementColumn {
  title: string;
  field: StatementField;
  /** Field of a column before it that has the same title. */
  rivalOf?: StatementField;
  from: number;
  to: number;
}

/** One printed line, its pieces from the left. */
export type StatementText = readonly PdfPiece[];

/** Texts of a line by the place of their column, in the order of the columns. */
export function cellsOf(line: StatementText, columns: readonly StatementColumn[]): string[] {
  const cells = columns.map(() => '');
  for (const piece of split(line, columns)) {
    const place = placeOf(piece, columns);
    if (place !== undefined) cells[place] = `${cells[place]} ${piece.text}`.trim();
  }
  return cells;
}

/** The columns, each as wide as its cells in those lines that have one piece for every column. */
export function widened(columns: readonly StatementColumn[], lines: readonly StatementText[]): StatementColumn[] {
  const whole = lines
    .map((line) => split(line, columns))
    .filter(
      (line) =>
        line.length === columns.length &&
        line.every(({ text }, place) => SUITS[columns[place]?.field ?? 'Other'](text)),
    );
  if (whole.length === 0) return [...columns];
  const boxes = columns.map((column, place) => {
    const pieces = whole.flatMap((line) => line[place] ?? []);
    const from = Math.min(...pieces.map((piece) => piece.from));
    const to = Math.max(...pieces.map((piece) => piece.to));
    return { column, from, to, wide: { from: Math.min(from, column.from), to: Math.max(to, column.to) } };
  });
  return boxes.map(({ column, from, to, wide }, place) => {
    const before = boxes[place - 1];
    const after = boxes[place + 1];
    const isClear = (!before || wide.from > before.wide.to) && (!after || wide.to < after.wide.from);
    return Object.assign({}, column, isClear ? wide : { from, to });
  });
}

/** A line whose pieces that hold the cells of several columns are cut where each cell ends. */
function split(line: StatementText, columns: readonly StatementColumn[]): PdfPiece[] {
  return line.flatMap((piece) => {
    const reached = columns.filter((column) => overlap(piece, column) > 0);
    const words = reached.length > 1 ? wordsOf(piece) : [];
    return words.length > 1 ? shared(words, reached) : [piece];
  });
}

/** Weighs more than any distance on a page: a cell that its column cannot hold. */
const MISFIT = 10_000;

/** Words in their order over columns in theirs, so that each column can hold its cell and stands near it. */
function shared(words: readonly PdfPiece[], columns: readonly StatementColumn[]): PdfPiece[] {
  /** The best cells of the words before a place, by that place, for the columns looked at so far. */
  let best: ({ cost: number; cells: PdfPiece[] } | undefined)[] = [{ cost: 0, cells: [] }];
  for (const column of columns) {
    const next = [...best];
    for (let end = 1; end <= words.length; end += 1) {
      for (let start = 0; start < end; start += 1) {
        const before = best[start];
        if (!before) continue;
        const cell = oneText(words.slice(start, end));
        const misfit = SUITS[column.field](cell.text) ? 0 : MISFIT;
        const cost = before.cost + misfit + Math.max(0, -overlap(cell, column));
        if (cost < (next[end]?.cost ?? Infinity)) next[end] = { cost, cells: [...before.cells, cell] };
      }
    }
    best = next;
  }
  return best[words.length]?.cells ?? [...words];
}

function oneText(words: readonly PdfPiece[]): PdfPiece {
  return {
    text: words.map(({ text }) => text).join(' '),
    from: words[0]?.from ?? 0,
    to: words.at(-1)?.to ?? 0,
  };
}

const isFeeLike = (text: string) => isMoneyLike(text) || /^[-–0]*%?$/.test(text);
const isCodeLike = (text: string) => /^[\w/.#-]+$/.test(text);
const isAnything = () => true;

/** What can be a cell of a column. */
const SUITS: Readonly<Record<StatementField, (text: string) => boolean>> = {
  Date: isDayLike,
  TID: isCodeLike,
  LotNo: isCodeLike,
  InvoiceNo: isCodeLike,
  ApprovalCode: isCodeLike,
  Card: (text) => /^[\dxX*•\s-]{12,23}$/.test(text),
  Amount: isMoneyLike,
  Refund: isFeeLike,
  Fee: isFeeLike,
  FeeTax: isFeeLike,
  Net: isMoneyLike,
  Kind: isAnything,
  Currency: isAnything,
  Other: isAnything,
};

/** Each word of a piece where it stands if all signs are equally wide. */
function wordsOf({ text, from, to }: PdfPiece): PdfPiece[] {
  const step = (to - from) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: from + index * step,
    to: from + (index + word.length) * step,
  }));
}

function placeOf(piece: PdfPiece, columns: readonly StatementColumn[]): number | undefined {
  let best: number | undefined;
  let bestFit = -Infinity;
  columns.forEach((column, place) => {
    const fit = overlap(piece, column);
    if (fit > bestFit) [best, bestFit] = [place, fit];
  });
  return best;
}

/** Points two stretches share; below zero how far they are apart. */
export function overlap(one: Stretch, other: Stretch): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

interface Stretch {
  from: number;
  to: number;
}
