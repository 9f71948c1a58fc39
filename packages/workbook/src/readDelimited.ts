import { parseCsv } from 'hucre/csv';
import { textCell, type Sheet } from './cell.ts';
import { withQuotesAsLetters } from './strayQuotes.ts';

/** What may stand between the cells of a line. Of two that fit alike the first is taken. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** So many lines decide which it is. */
const SAMPLE = 200;

/**
 * A table out of text: a .csv file, or cells copied from a spreadsheet. The separator is what `sep=` names, else what cuts
 * most lines into equally many cells. Rows count as a spreadsheet shows them, so the line of `sep=` is none.
 *
 * @param name what the sheet is called
 */
export function readDelimited(text: string, name: string): Sheet {
  const { body, separator } = withSeparator(text.replace(/^\uFEFF/, ''));
  const rows = cut(body, separator).flatMap((texts, place) => {
    const cells = texts.map(textCell);
    const length = cells.findLastIndex((cell) => cell !== null) + 1;
    return length === 0 ? [] : [{ line: place + 1, hidden: false, cells: cells.slice(0, length) }];
  });
  return { name, hidden: false, rows, merged: [], hiddenColumns: [], separator };
}

function withSeparator(text: string): { body: string; separator: string } {
  const named = /^"?sep=(.)"?[ \t;,]*(?:\r\n|\r|\n|$)/i.exec(text);
  if (named) return { body: text.slice(named[0].length), separator: named[1] ?? ';' };
  return { body: text, separator: likelySeparator(text) };
}

function likelySeparator(text: string): string {
  let [best, most]: [string, number] = ['\t', 0];
  for (const separator of SEPARATORS) {
    const share = evenShare(cut(text, separator, SAMPLE).map((row) => row.length));
    if (share > most) [best, most] = [separator, share];
  }
  return best;
}

/** Share of the lines that have the width most have, where that is more than one cell. */
function evenShare(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / widths.length;
}

function cut(text: string, delimiter: string, maxRows?: number): string[][] {
  const rows = parseCsv(withQuotesAsLetters(text, delimiter), {
    delimiter,
    ...(maxRows === undefined ? {} : { maxRows }),
  });
  return rows.map((row) => row.map((value) => (typeof value === 'string' ? value : '')));
}
