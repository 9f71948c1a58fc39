import { useLayoutEffect, type RefObject } from 'react';

/** Marks a box with `data-aside` while it would lie over what has the focus, for the style sheet to put it elsewhere. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const place = box.current;
    if (!place || !isShown) return undefined;
    const look = () => {
      const { activeElement } = document;
      place.removeAttribute('data-aside');
      if (!activeElement || activeElement.contains(place) || place.contains(activeElement)) return;
      place.toggleAttribute(
        'data-aside',
        overlap(place.getBoundingClientRect(), activeElement.getBoundingClientRect()),
      );
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
