import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { moveInMatrix, type MatrixCell } from '../MatrixEditor/matrixCells.ts';
import type { PermissionLine } from './permissions.ts';

interface TreeKeysOptions {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly PermissionLine[];
  closed: ReadonlySet<number>;
  columns: number;
  toggleOpen: (id: number) => void;
}

/** Keyboard of a tree grid: one stop for Tab; arrows walk, → and ← on a name open, close and climb. */
export function useTreeKeys({ grid, lines, closed, columns, toggleOpen }: TreeKeysOptions) {
  const place = useRef<MatrixCell>({ row: 0, column: 0 });
  useLayoutEffect(() => {
    place.current = { ...place.current, row: Math.min(place.current.row, lines.length - 1) };
    setTabStop(grid.current, place.current);
  });
  const go = (to: MatrixCell) => {
    place.current = to;
    stopAt(grid.current, to)?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.closest<HTMLTableCellElement>('tbody td, tbody th');
    if (!cell) return;
    place.current = { row: (cell.parentElement as HTMLTableRowElement).rowIndex - 1, column: cell.cellIndex };
    setTabStop(grid.current, place.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = place.current;
    const line = lines[at.row];
    const to = moveInMatrix(at, event.key, event.ctrlKey || event.metaKey, { rows: lines.length, columns });
    if (!line || !to) return;
    event.preventDefault();
    const { node, parent } = line;
    const open = node.children !== undefined && !closed.has(node.id);
    if (at.column === 0 && event.key === 'ArrowRight' && node.children && !open) toggleOpen(node.id);
    else if (at.column === 0 && event.key === 'ArrowLeft' && open) toggleOpen(node.id);
    else if (at.column === 0 && event.key === 'ArrowLeft' && parent !== undefined)
      go({ row: lines.findIndex((one) => one.node.id === parent), column: 0 });
    else go(to);
  };
  return { role: 'treegrid', onFocus, onKeyDown };
}

/** What takes the focus in a cell: its checkbox or button, else the cell. */
function stopAt(grid: HTMLTableElement | null, at: MatrixCell): HTMLElement | undefined {
  const cell = grid?.tBodies[0]?.rows[at.row]?.cells[at.column];
  return cell?.querySelector<HTMLElement>('input, button') ?? cell;
}

function setTabStop(grid: HTMLTableElement | null, at: MatrixCell): void {
  grid?.querySelectorAll('tbody [tabindex="0"]').forEach((old) => old.setAttribute('tabindex', '-1'));
  stopAt(grid, at)?.setAttribute('tabindex', '0');
}
