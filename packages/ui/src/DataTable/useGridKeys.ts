import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { moveInGrid, type GridCell } from './gridMoves.ts';
import type { ScrollToRow } from './TableBody.tsx';

interface GridKeysOptions {
  grid: RefObject<HTMLTableElement | null>;
  /** Data rows on the page, in the document or not. */
  rows: number;
  /** Rows that fit in view. */
  pageRows: () => number;
  titles: boolean;
  scrollToRow: RefObject<ScrollToRow>;
  /** Space on a row. */
  onSelect: (row: number, shift: boolean) => void;
  /** Enter on a row, outside its buttons and links. */
  onOpen: (line: HTMLTableRowElement, modifiers: KeyboardEvent) => void;
  /** A press anywhere in the grid; every press has a key that does the same. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Keyboard of the grid (WAI-ARIA grid pattern): Tab enters and leaves it as one stop; inside, arrows, Home, End,
 * PageUp and PageDown move. The place is kept in the document, not in state, so that moving draws nothing again.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { grid, scrollToRow } = options;
  const place = useRef<GridCell>({ row: 0, col: 0 });
  const inside = useRef(false);

  useLayoutEffect(() => {
    setTabStop(grid.current, place.current);
    // Scrolling removes the focused row without a blur, or gives its elements to another row: the grid itself keeps the
    // keyboard then.
    const { activeElement } = document;
    const gone = activeElement === document.body || otherRow(grid.current, activeElement, place.current);
    if (inside.current && gone) grid.current?.focus({ preventScroll: true });
  });

  const focusCell = (to: GridCell, tries = 3) => {
    const target = cellTarget(grid.current, to);
    if (target) {
      target.focus();
      return;
    }
    scrollToRow.current(to.row);
    if (tries > 0) requestAnimationFrame(() => focusCell(to, tries - 1));
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    inside.current = true;
    const at = cellOf(event.target);
    if (!at) return;
    place.current = at;
    setTabStop(grid.current, at);
  };

  const onBlur = () => {
    inside.current = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || (event.target !== grid.current && !cellOf(event.target))) return;
    const from = place.current;
    const size = {
      rows: options.rows,
      cols: columnCount(grid.current),
      pageRows: options.pageRows(),
      titles: options.titles,
    };
    const to = moveInGrid(from, event.key, event.ctrlKey || event.metaKey, size);
    if (to) {
      event.preventDefault();
      place.current = to;
      focusCell(to);
    } else if (from.row >= 0) {
      rowKeys(event, from.row, options);
    }
  };

  return { role: 'grid', tabIndex: -1, onFocus, onBlur, onKeyDown, onClick: options.onClick };
}

function rowKeys(event: KeyboardEvent<HTMLElement>, row: number, { onSelect, onOpen }: GridKeysOptions) {
  const target = event.target as HTMLElement;
  if (event.key === ' ' && !target.matches('input, button:not([data-row-open])')) {
    event.preventDefault();
    onSelect(row, event.shiftKey);
  }
  const line = target.closest('tr');
  if (event.key === 'Enter' && line && !target.matches('a, button')) {
    event.preventDefault();
    onOpen(line, event);
  }
}

function cellOf(target: EventTarget): GridCell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td:not(.st-table__detail), th') : null;
  const index = cell?.closest('tr')?.dataset.index;
  return cell && index !== undefined ? { row: Number(index), col: cell.cellIndex } : undefined;
}

/** Whether the focus stands in the elements of a row of data that is not the one it was put on. */
function otherRow(grid: HTMLTableElement | null, active: Element | null, place: GridCell): boolean {
  const at = active && grid?.contains(active) ? cellOf(active) : undefined;
  return at !== undefined && at.row >= 0 && place.row >= 0 && at.row !== place.row;
}

function columnCount(grid: HTMLTableElement | null): number {
  return grid?.querySelector<HTMLTableRowElement>('thead tr[data-index]')?.cells.length ?? 1;
}

/** What takes the focus in a cell: its one link, button or checkbox, else the cell itself. */
function cellTarget(grid: HTMLTableElement | null, at: GridCell): HTMLElement | undefined {
  const row = grid?.querySelector<HTMLTableRowElement>(`tr[data-index="${at.row}"]`);
  const cell = row?.cells[Math.min(at.col, row.cells.length - 1)];
  return cell?.querySelector<HTMLElement>('[data-focus]:not(:disabled)') ?? cell;
}

function setTabStop(grid: HTMLTableElement | null, at: GridCell) {
  const target =
    cellTarget(grid, at) ?? grid?.querySelector<HTMLElement>('tr[data-index] [data-focus], tr[data-index] > *');
  if (!target || target.tabIndex === 0) return;
  grid?.querySelectorAll('tr[data-index] [tabindex="0"]').forEach((old) => old.setAttribute('tabindex', '-1'));
  target.setAttribute('tabindex', '0');
}
