/** One changed cell; `null` clears it. */
export interface MatrixChange {
  row: string;
  column: string;
  value: number | null;
}

/** A cell by its place among the shown rows and columns, from 0. */
export interface MatrixCell {
  row: number;
  column: number;
}

/** A stretch of cells; the corner that was chosen first and the one reached last. */
export interface MatrixRange {
  from: MatrixCell;
  to: MatrixCell;
}

/** Rows and columns of a range, first and last, in rising order. */
export function rangeBounds({ from, to }: MatrixRange) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** The cells of a range, row by row. */
export function cellsIn(range: MatrixRange): MatrixCell[] {
  const { top, bottom, left, right } = rangeBounds(range);
  const cells: MatrixCell[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column });
  return cells;
}

/** A copied stretch as spreadsheets write it: tabs between cells, lines between rows. */
export function rangeText(range: MatrixRange, text: (row: number, column: number) => string): string {
  const { top, bottom, left, right } = rangeBounds(range);
  const lines: string[] = [];
  for (let row = top; row <= bottom; row += 1) {
    const cells: string[] = [];
    for (let column = left; column <= right; column += 1) cells.push(text(row, column));
    lines.push(cells.join('\t'));
  }
  // The line break after the last row may be left out, but not where that row is one empty cell.
  const copied = lines.join('\n');
  return copied.endsWith('\n') ? `${copied}\n` : copied;
}

/** A cell of a paste and what ends it; one in quotes may hold tabs and line breaks. */
const PASTED_CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;

/** The texts of a paste, row by row. A last empty line, as spreadsheets add it, is no row. */
export function pastedTexts(text: string): string[][] {
  const rows: string[][] = [[]];
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (const [, quoted, bare = '', end] of lines.matchAll(PASTED_CELL)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** Where each text of a paste goes: one text fills the whole range, several go from its first cell as far as the matrix reaches. */
export function placePaste(
  texts: readonly (readonly string[])[],
  range: MatrixRange,
  size: { rows: number; columns: number },
): (MatrixCell & { text: string })[] {
  const { top, bottom, left, right } = rangeBounds(range);
  const single = texts.length === 1 && texts[0]?.length === 1;
  const height = single ? bottom - top + 1 : texts.length;
  const width = single ? right - left + 1 : Math.max(...texts.map((line) => line.length));
  const placed: (MatrixCell & { text: string })[] = [];
  for (let down = 0; down < height && top + down < size.rows; down += 1) {
    for (let along = 0; along < width && left + along < size.columns; along += 1) {
      const text = single ? texts[0]?.[0] : texts[down]?.[along];
      if (text !== undefined) placed.push({ row: top + down, column: left + along, text });
    }
  }
  return placed;
}

/** The cell a key leads to; `undefined` for keys that do not move. Never leaves the matrix. */
export function moveInMatrix(
  at: MatrixCell,
  key: string,
  ctrl: boolean,
  size: { rows: number; columns: number },
): MatrixCell | undefined {
  const row = (by: number) => ({ ...at, row: clamp(at.row + by, size.rows) });
  const column = (by: number) => ({ ...at, column: clamp(at.column + by, size.columns) });
  const far = Number.MAX_SAFE_INTEGER;
  switch (key) {
    case 'ArrowUp':
      return row(ctrl ? -far : -1);
    case 'ArrowDown':
      return row(ctrl ? far : 1);
    case 'ArrowLeft':
      return column(ctrl ? -far : -1);
    case 'ArrowRight':
      return column(ctrl ? far : 1);
    case 'PageUp':
      return row(-10);
    case 'PageDown':
      return row(10);
    case 'Home':
      return ctrl ? { row: 0, column: 0 } : { ...at, column: 0 };
    case 'End':
      return { row: ctrl ? size.rows - 1 : at.row, column: size.columns - 1 };
    default:
      return undefined;
  }
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
