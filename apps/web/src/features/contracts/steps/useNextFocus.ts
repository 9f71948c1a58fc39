import { useEffect, useRef, type RefObject } from 'react';
import type { NextStep } from './nextStep.ts';

/** Keeps the keyboard where the work is. */
export interface NextFocus {
  /** The page of the order. */
  box: RefObject<HTMLDivElement | null>;
  /** The order is about to be read anew: once it is, the focus goes to its next step, unless a key or press comes before. */
  moved: () => void;
  /** Goes to the next step now; where the order is still being read, once it is. */
  go: () => void;
}

/** Frames in which a dialog that is done may still stand open. */
const PATIENCE = 60;

/**
 * After money moved the focus goes to what is sensible next: the amount of the row that misses some, the line that waits,
 * else the button of the next step. Where that goes with what is read afterwards, the focus is led once more.
 *
 * @param isFresh nothing of the order is being read
 */
export function useNextFocus(step: NextStep | undefined, isFresh: boolean): NextFocus {
  const box = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const isLed = useRef(false);
  const frame = useRef(0);
  useEffect(() => {
    const settle = () => {
      isAwaited.current = false;
      isLed.current = false;
    };
    document.addEventListener('keydown', settle, true);
    document.addEventListener('pointerdown', settle, true);
    return () => {
      document.removeEventListener('keydown', settle, true);
      document.removeEventListener('pointerdown', settle, true);
    };
  }, []);
  useEffect(() => {
    const isLost = isLed.current && document.activeElement === document.body;
    if (!isFresh || (!isAwaited.current && !isLost)) return undefined;
    const look = (left: number) => {
      if (!isAwaited.current && !isLed.current) return;
      if (left > 0 && document.querySelector('dialog[open]'))
        frame.current = requestAnimationFrame(() => look(left - 1));
      else {
        isAwaited.current = false;
        isLed.current = true;
        focusStep(box.current, step);
      }
    };
    frame.current = requestAnimationFrame(() => look(PATIENCE));
    return () => cancelAnimationFrame(frame.current);
  }, [isFresh, step]);
  return {
    box,
    moved: () => {
      isAwaited.current = true;
    },
    go: () => {
      if (isFresh) focusStep(box.current, step);
      else isAwaited.current = true;
    },
  };
}

function focusStep(box: HTMLElement | null, step: NextStep | undefined): void {
  const find = (selector: string) => box?.querySelector<HTMLElement>(selector);
  const stop = (box && stopOf(box, step)) ?? find('[data-next] button') ?? find('header button');
  stop?.focus();
  if (stop instanceof HTMLInputElement) stop.select();
}

function stopOf(box: HTMLElement, step: NextStep | undefined): HTMLElement | null {
  if (step?.kind === 'waiting') return box.querySelector<HTMLElement>('button[aria-label^="Xác nhận "]');
  if (step?.kind !== 'line') return null;
  const group = `[data-group="${step.name}"]`;
  return (
    box.querySelector<HTMLElement>(`${group} .entry-row input`) ?? box.querySelector<HTMLElement>(`${group} button`)
  );
}
