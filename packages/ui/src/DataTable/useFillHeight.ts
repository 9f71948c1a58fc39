import { useLayoutEffect } from 'react';

const LEAST = 320;
const BELOW = 72;

/**
 * Lets a box grow down to the lower edge of the window and no further, so that its own scrolling keeps the titles in view
 * and the page, or the drawer around it, does not scroll as well. A box that begins low may take most of a window instead.
 */
export function useFillHeight(element: HTMLElement | null, active: boolean): void {
  useLayoutEffect(() => {
    if (!element || !active) return undefined;
    const around = ancestorsOf(element);
    const scroller = around.find(scrolls) ?? document.documentElement;
    const fit = () => {
      const top = element.getBoundingClientRect().top + scroller.scrollTop;
      const room = window.innerHeight - top - BELOW;
      element.style.setProperty('max-height', `${room >= LEAST ? room : Math.max(LEAST, window.innerHeight * 0.8)}px`);
    };
    fit();
    // What comes above it later moves it down: each box around it grows then.
    const moved = new ResizeObserver(fit);
    for (const box of around) moved.observe(box);
    window.addEventListener('resize', fit);
    return () => {
      moved.disconnect();
      window.removeEventListener('resize', fit);
      element.style.removeProperty('max-height');
    };
  }, [element, active]);
}

/** The boxes around an element, the nearest first. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function scrolls(box: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY);
}
