/** A cell by its place; row −1 is the row of titles. */
export interface GridCell {
  row: number;
  col: number;
}

/** Extent of a grid. */
export interface GridSize {
  /** Data rows. */
  rows: number;
  cols: number;
  /** Rows that fit in view: the step of PageUp and PageDown. */
  pageRows: number;
  /** Whether the row of titles can be reached (it is not shown on phones). */
  titles: boolean;
}

/** The cell a key leads to (WAI-ARIA grid pattern); `undefined` when the key does not move. Never leaves the grid. */
export function moveInGrid(from: GridCell, key: string, ctrl: boolean, size: GridSize): GridCell | undefined {
  const first = size.titles || size.rows === 0 ? -1 : 0;
  const row = (wished: number) => ({ ...from, row: clamp(wished, first, size.rows - 1) });
  const col = (wished: number) => ({ ...from, col: clamp(wished, 0, size.cols - 1) });
  switch (key) {
    case 'ArrowUp':
      return row(from.row - 1);
    case 'ArrowDown':
      return row(from.row + 1);
    case 'ArrowLeft':
      return col(from.col - 1);
    case 'ArrowRight':
      return col(from.col + 1);
    case 'PageUp':
      return row(Math.max(from.row - size.pageRows, Math.min(from.row, 0)));
    case 'PageDown':
      return row(from.row + size.pageRows);
    case 'Home':
      return ctrl ? { row: Math.min(0, size.rows - 1), col: 0 } : col(0);
    case 'End':
      return ctrl ? { row: size.rows - 1, col: size.cols - 1 } : col(size.cols - 1);
    default:
      return undefined;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
