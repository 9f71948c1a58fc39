import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between messages and what they make room for. */
const GAP = 8;

/** Moves messages down, never aside, while they would lie over the actions of the page or what has the focus. */
export function useClearPlace(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const place = box.current;
    if (!place || !isShown) return undefined;
    const look = () => {
      place.style.removeProperty('--st-toasts-below');
      const below = roomBelow(place.getBoundingClientRect(), inTheWay(place));
      place.style.setProperty('--st-toasts-below', `${below}px`);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  });
}

/** What messages may not cover: the actions at the head of the page, and what has the focus. */
function inTheWay(place: HTMLElement): DOMRect[] {
  const { activeElement } = document;
  const actions = place.closest('dialog') ? [] : [...document.querySelectorAll('.st-page-header__actions > *')];
  const isField = activeElement && !activeElement.contains(place) && !place.contains(activeElement);
  return (isField ? [...actions, activeElement] : actions).map((one) => one.getBoundingClientRect());
}

/** How far down messages go to be clear of all, in pixels; past what would push them out of sight they stay. */
function roomBelow(own: DOMRect, others: readonly DOMRect[]): number {
  const most = window.innerHeight - own.bottom - GAP;
  let below = 0;
  for (const other of others.toSorted((one, next) => one.top - next.top)) {
    const isBeside = other.right <= own.left || own.right <= other.left;
    const isAway = other.bottom <= own.top + below || own.bottom + below <= other.top;
    const needed = other.bottom + GAP - own.top;
    if (!isBeside && !isAway && needed <= most) below = needed;
  }
  return below;
}
