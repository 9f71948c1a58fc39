import { useLayoutEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type RefObject } from 'react';
import type { TableLayout } from './layout.ts';
import type { TableView } from './tableProps.ts';
import { placeColumn } from './tableView.ts';
import { useStable } from './useStable.ts';

/** Attributes of a title that can be moved. */
export interface TitleMoves {
  draggable: true;
  'data-drop': boolean | undefined;
  'aria-keyshortcuts': string;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The ways to move a column at its title, and what was done last, for screen readers. */
export interface ColumnMoves {
  said: string;
  /** Attributes of the titles by column, the same ones until a title is dragged; none for a column that stays where it is. */
  titles: ReadonlyMap<string, TitleMoves>;
}

/** Moves columns by dragging a title onto another, or with Ctrl+Shift+← and → on the title; frozen columns stay. */
export function useColumnMoves<Row>(
  grid: RefObject<HTMLTableElement | null>,
  layout: TableLayout<Row>,
  view: TableView,
  onView: (next: TableView) => void,
): ColumnMoves {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');
  const moved = useFocusMoved(grid);
  const free = useMemo(() => layout.columns.filter((placed) => placed.left === undefined), [layout]);

  const place = useStable((id: string, target: string) => {
    const index = free.findIndex((placed) => placed.id === target);
    const header = free.find((placed) => placed.id === id)?.column.header;
    setSaid(`Cột ${header} đứng thứ ${index + 1} trong ${free.length} cột`);
    onView(placeColumn(view, id, target));
  });

  const titles = useMemo(() => {
    const stop = () => {
      setDragged(undefined);
      setOver(undefined);
    };
    return new Map(
      free.map(({ id }, at): [string, TitleMoves] => [
        id,
        {
          draggable: true,
          'data-drop': (over === id && dragged !== id) || undefined,
          'aria-keyshortcuts': 'Control+Shift+ArrowLeft Control+Shift+ArrowRight',
          onDragStart: (event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(id);
          },
          onDragOver: (event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            if (over !== id) setOver(id);
          },
          onDrop: (event) => {
            event.preventDefault();
            if (dragged !== undefined && dragged !== id) place(dragged, id);
            stop();
          },
          onDragEnd: stop,
          onKeyDown: (event) => {
            const by = wishedMove(event);
            if (by === 0) return;
            const target = free[at + by];
            event.preventDefault();
            event.stopPropagation();
            if (!target) return;
            moved.current = id;
            place(id, target.id);
          },
        },
      ]),
    );
  }, [free, dragged, over, place, moved]);
  return { said, titles };
}

/** One place to the front (-1) or to the back (1) for Ctrl+Shift+arrow, else 0. */
function wishedMove(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.shiftKey || !(event.ctrlKey || event.metaKey)) return 0;
  if (event.key === 'ArrowLeft') return -1;
  return event.key === 'ArrowRight' ? 1 : 0;
}

/** Puts the focus back on a title that was moved with the keys, once it stands in its new place. */
function useFocusMoved(grid: RefObject<HTMLTableElement | null>): RefObject<string | undefined> {
  const moved = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const id = moved.current;
    moved.current = undefined;
    if (id === undefined) return;
    const title = grid.current?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`);
    (title?.querySelector<HTMLElement>('[data-focus]') ?? title)?.focus();
  });
  return moved;
}
