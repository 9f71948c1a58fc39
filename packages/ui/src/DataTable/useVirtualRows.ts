import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

interface VirtualRowsOptions {
  count: number;
  /** Key of a row, so that a measured height stays with it. */
  keyAt: (index: number) => string;
  /** Height of a row in px, or an estimate where rows are measured. */
  rowHeight: number;
  /** Height in px of what stands above the first row and sticks there. */
  head: number;
  /** The box that scrolls; `null` in the first pass. */
  scroller: HTMLDivElement | null;
  /** Rows differ in height and report it through `measure`. */
  measured: boolean;
}

/** The stretch of rows in view. */
export interface VirtualRows {
  items: readonly VirtualItem[];
  /** The most rows that were in view at once: as many line elements are enough for the whole table. */
  pool: number;
  /** The table is being scrolled just now. */
  moving: boolean;
  /** Height in px of all rows, drawn or not. */
  height: number;
  scrollToRow: (index: number) => void;
  /** Ref of a row whose height is not known beforehand. */
  measure: (row: HTMLTableRowElement | null) => void;
}

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/**
 * TanStack Virtual held in React state: a scroll draws again only when the stretch of rows changes.
 * (Its own hook hands out functions that change behind React's back, which the React rules of our linter refuse.)
 */
export function useVirtualRows({ measured, ...options }: VirtualRowsOptions): VirtualRows {
  const { count, keyAt, rowHeight, head, scroller } = options;
  const [items, setItems] = useState<readonly VirtualItem[]>([]);
  const [total, setTotal] = useState(0);
  const [pool, setPool] = useState(1);
  const [moving, setMoving] = useState(false);
  const [virtual] = useState(() => new Virtualizer(virtualOptions(options, () => undefined)));
  const { _willUpdate: attach, _didMount: mount, scrollToIndex, measureElement } = virtual;

  useLayoutEffect(() => {
    if (!scroller) return;
    const show = (now: RowVirtualizer) => {
      const shown = now.getVirtualItems();
      setItems(shown);
      setPool((most) => Math.max(most, shown.length));
      setTotal(now.getTotalSize());
      setMoving(now.isScrolling);
    };
    let isAttaching = true;
    // While it is being attached React draws what changes by itself, and at once, after the effect.
    const changed = (now: RowVirtualizer, sync: boolean) =>
      sync && !measured && !isAttaching ? flushSync(() => show(now)) : show(now);
    virtual.setOptions(virtualOptions({ count, keyAt, rowHeight, head, scroller }, changed));
    attach();
    virtual.measure();
    isAttaching = false;
  }, [virtual, attach, count, keyAt, rowHeight, head, scroller, measured]);
  useLayoutEffect(() => mount(), [mount]);

  return { items, pool, moving, height: total, scrollToRow: scrollToIndex, measure: measureElement };
}

function virtualOptions(
  { count, keyAt, rowHeight, head, scroller }: Omit<VirtualRowsOptions, 'measured'>,
  onChange: (now: RowVirtualizer, sync: boolean) => void,
): VirtualizerOptions<HTMLDivElement, HTMLTableRowElement> {
  return {
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    scrollMargin: head,
    scrollPaddingStart: head,
    scrollPaddingEnd: rowHeight,
    overscan: 6,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange,
  };
}
