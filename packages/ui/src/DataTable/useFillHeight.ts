import { useLayoutEffect } from 'react';

const LEAST = 320;
const BELOW = 72;

/**
 * Lets a box grow down to the lower edge of the window and no further, so that its own scrolling keeps the titles in view
 * and the page does not scroll as well. A box that begins low on a long page may take most of a window instead.
 */
export function useFillHeight(element: HTMLElement | null, active: boolean): void {
  useLayoutEffect(() => {
    if (!element || !active) return undefined;
    const fit = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const room = window.innerHeight - top - BELOW;
      element.style.setProperty('max-height', `${room >= LEAST ? room : Math.max(LEAST, window.innerHeight * 0.8)}px`);
    };
    fit();
    const moved = new ResizeObserver(fit);
    moved.observe(document.body);
    window.addEventListener('resize', fit);
    return () => {
      moved.disconnect();
      window.removeEventListener('resize', fit);
      element.style.removeProperty('max-height');
    };
  }, [element, active]);
}
