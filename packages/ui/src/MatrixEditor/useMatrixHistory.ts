import { useState } from 'react';
import type { MatrixChange } from './matrixCells.ts';
import type { MatrixEditorProps } from './matrixProps.ts';

interface Step {
  undo: MatrixChange[];
  redo: MatrixChange[];
}

/** The acts of one person on a matrix, to be taken back and done again. */
export interface MatrixHistory {
  /** Reports the cells that really change, and remembers how to take them back. */
  apply: (changes: readonly MatrixChange[]) => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Keeps the acts of this visit; a new act forgets what was taken back. */
export function useMatrixHistory({ value, onChange }: Pick<MatrixEditorProps, 'value' | 'onChange'>): MatrixHistory {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const step = past.at(-1);
  const next = future.at(-1);
  return {
    apply: (changes) => {
      const redo = changes.filter((change) => value(change.row, change.column) !== change.value);
      if (redo.length === 0) return;
      const undo = redo.map(({ row, column }) => ({ row, column, value: value(row, column) }));
      setPast([...past, { undo, redo }]);
      setFuture([]);
      onChange(redo);
    },
    canUndo: step !== undefined,
    canRedo: next !== undefined,
    undo: () => {
      if (!step) return;
      setPast(past.slice(0, -1));
      setFuture([...future, step]);
      onChange(step.undo);
    },
    redo: () => {
      if (!next) return;
      setFuture(future.slice(0, -1));
      setPast([...past, next]);
      onChange(next.redo);
    },
  };
}
