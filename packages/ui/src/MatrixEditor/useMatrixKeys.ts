import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { percentDigits } from '../format/percent.ts';
import {
  moveInMatrix,
  pastedTexts,
  placePaste,
  cellsIn,
  rangeText,
  type MatrixCell,
  type MatrixChange,
  type MatrixRange,
} from './matrixCells.ts';
import type { MatrixEditorProps } from './matrixProps.ts';
import { readCell } from './readCell.ts';
import { readPaste } from './readPaste.ts';
import type { MatrixHistory } from './useMatrixHistory.ts';

/** Where a person stands in a matrix and what is being typed there. */
export interface MatrixPlace {
  range: MatrixRange;
  /** The text being typed into the reached cell; `undefined` while nothing is. */
  draft: string | undefined;
  /** What the last act did that cannot be seen at once, for screen readers and below the matrix. */
  said: string;
  /** Goes to a cell; with `extend` the range reaches from where it began. */
  go: (cell: MatrixCell, extend?: boolean) => void;
  type: (text: string) => void;
  edit: () => void;
  /** Takes the typed text if it can be read; `false` when it cannot. */
  commit: () => boolean;
  gridProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onCopy: (event: ClipboardEvent<HTMLElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

/** Keyboard and clipboard of a matrix, as a spreadsheet has them; typing starts in the cell itself, so input methods work. */
export function useMatrixKeys(
  grid: RefObject<HTMLTableElement | null>,
  props: MatrixEditorProps,
  history: MatrixHistory,
): MatrixPlace {
  const { readOnly = false } = props;
  const size = { rows: props.rows.length, columns: props.columns.length };
  const [range, setRange] = useState<MatrixRange>({ from: { row: 0, column: 0 }, to: { row: 0, column: 0 } });
  const [draft, setDraft] = useState<string>();
  const [said, setSaid] = useState('');
  const at = range.to;
  const focusSoon = useFocusSoon(grid, at);

  const { textOf, change } = cellsOf(props);
  const go = (to: MatrixCell, extend = false) => {
    focusSoon();
    setDraft(undefined);
    setRange({ from: extend ? range.from : to, to });
  };
  const edit = (text = textOf(at.row, at.column)) => {
    if (readOnly) return;
    focusSoon();
    flushSync(() => setDraft(text));
  };
  const commit = () => {
    if (draft === undefined) return true;
    const read = readCell(draft, props.problem);
    if (read.problem !== undefined) return false;
    history.apply([change(at, read.value)]);
    setDraft(undefined);
    return true;
  };
  const clear = () => history.apply(cellsIn(range).map((cell) => change(cell, null)));
  const paste = (text: string) => {
    const placed = placePaste(pastedTexts(text), range, size);
    const read = readPaste(placed, props);
    history.apply(read.cells.map((cell) => change(cell, cell.value)));
    setSaid(read.said);
    const last = placed.at(-1);
    if (last) setRange({ from: placed[0] ?? last, to: last });
  };

  const acts = { at, size, draft, readOnly, go, edit, commit, clear, history, cancel: () => go(at) };
  const copy = () => rangeText(range, textOf);
  return { range, draft, said, go, type: setDraft, edit: () => edit(), commit, gridProps: handlers(acts, copy, paste) };
}

function handlers(acts: Acts, copy: () => string, paste: (text: string) => void): MatrixPlace['gridProps'] {
  const { draft, readOnly } = acts;
  return {
    onKeyDown: (event) => pressed(event, acts),
    onCopy: (event) => {
      if (draft !== undefined) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', copy());
    },
    onPaste: (event) => {
      if (draft !== undefined || readOnly) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
  };
}

/** What the cells of a matrix hold as text, and how a change of one is said. */
function cellsOf({ rows, columns, value }: MatrixEditorProps) {
  const name = (cell: MatrixCell) => ({ row: rows[cell.row]?.id ?? '', column: columns[cell.column]?.id ?? '' });
  return {
    textOf: (row: number, column: number) => {
      const at = name({ row, column });
      const held = value(at.row, at.column);
      return held === null ? '' : percentDigits(held);
    },
    change: (cell: MatrixCell, next: number | null): MatrixChange => ({ ...name(cell), value: next }),
  };
}

/** A way to have the reached cell, or its text field, focused after the next drawing. */
function useFocusSoon(grid: RefObject<HTMLTableElement | null>, at: MatrixCell): () => void {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const cell = grid.current?.tBodies[0]?.rows[at.row]?.cells[at.column + 1];
    (cell?.querySelector('input') ?? cell)?.focus();
  });
  return () => {
    wanted.current = true;
  };
}

interface Acts {
  at: MatrixCell;
  size: { rows: number; columns: number };
  draft: string | undefined;
  readOnly: boolean;
  go: (to: MatrixCell, extend?: boolean) => void;
  edit: (text?: string) => void;
  commit: () => boolean;
  clear: () => void;
  cancel: () => void;
  history: MatrixHistory;
}

function pressed(event: KeyboardEvent<HTMLElement>, acts: Acts): void {
  if (event.nativeEvent.isComposing) return;
  if (acts.draft === undefined) pressedInGrid(event, acts);
  else pressedInCell(event, acts);
}

/** While a cell is typed into, arrows belong to its text. */
function pressedInCell(event: KeyboardEvent<HTMLElement>, { at, size, go, commit, cancel }: Acts): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    cancel();
  } else if (event.key === 'Enter' || event.key === 'Tab') {
    event.preventDefault();
    const key =
      event.key === 'Enter'
        ? 'Arrow' + (event.shiftKey ? 'Up' : 'Down')
        : 'Arrow' + (event.shiftKey ? 'Left' : 'Right');
    if (commit()) go(moveInMatrix(at, key, false, size) ?? at);
  }
}

function pressedInGrid(event: KeyboardEvent<HTMLElement>, acts: Acts): void {
  const { key, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const to = moveInMatrix(acts.at, key, ctrl, acts.size);
  if (to) {
    event.preventDefault();
    acts.go(to, shiftKey);
  } else if (ctrl && key.toLowerCase() === 'z') {
    event.preventDefault();
    if (shiftKey) acts.history.redo();
    else acts.history.undo();
  } else if (ctrl && key.toLowerCase() === 'y') {
    event.preventDefault();
    acts.history.redo();
  } else if (acts.readOnly || ctrl || event.altKey) {
    return;
  } else if (key === 'Enter' || key === 'F2') {
    event.preventDefault();
    acts.edit();
  } else if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault();
    acts.clear();
  } else if (key.length === 1 || key === 'Process') {
    acts.edit('');
  }
}
