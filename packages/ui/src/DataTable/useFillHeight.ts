import { useLayoutEffect } from 'react';
import { LOW_WINDOW } from '../theme/constants.ts';
import { followSizes } from './followSizes.ts';

const LEAST = 320;
/** A dialog on a phone has its buttons below the table as well. */
const LEAST_IN_DIALOG = 200;
const BELOW = 72;
const BELOW_IN_LOW_WINDOW = 50;
const BORDERS = 2;
/** A table as high as a hundred rows may stand on a page whole; more would be drawn at once. */
const HIGHEST_WHOLE = 4600;

/** The height that a box of a name was given last: one that comes again is laid out once, with its scroll bar. */
const lastHeights = new Map<string, string>();

/**
 * Lets a box grow down to the lower edge of the window and no further, so that its own scrolling keeps the titles in view
 * and the page, or the drawer around it, does not scroll as well. A box that begins low, or has more of the page below it,
 * stands there whole, and the page alone scrolls; in a dialog, or with very many rows, it takes most of a window instead.
 *
 * @param name what tells it from other boxes of the app
 * @param moreBelow whether more of the page stands below it. Default false
 */
export function useFillHeight(element: HTMLElement | null, active: boolean, name: string, moreBelow = false): void {
  useLayoutEffect(() => {
    if (!element || !active) return undefined;
    const around = ancestorsOf(element);
    let scroller: HTMLElement | undefined;
    const fit = () => {
      scroller ??= around.find(scrolls) ?? document.documentElement;
      const top = element.getBoundingClientRect().top + scroller.scrollTop;
      const dialog = scroller.closest('.st-dialog');
      const below = window.matchMedia(LOW_WINDOW).matches ? BELOW_IN_LOW_WINDOW : BELOW;
      const room = window.innerHeight - top - (dialog ? belowInDialog(scroller, dialog) : below);
      const least = dialog ? LEAST_IN_DIALOG : LEAST;
      const beginsLow = room < least && top > window.innerHeight / 2;
      const isWhole = (beginsLow || moreBelow) && !dialog && element.scrollHeight <= HIGHEST_WHOLE;
      const height = isWhole ? 'none' : `${room >= least ? room : Math.max(least, window.innerHeight * 0.8)}px`;
      element.style.setProperty('max-height', height);
      lastHeights.set(name, height);
    };
    element.style.setProperty('max-height', lastHeights.get(name) ?? '');
    // What comes above it later moves it down: each box around it grows then.
    const unfollow = followSizes(around, fit);
    window.addEventListener('resize', fit);
    return () => {
      unfollow();
      window.removeEventListener('resize', fit);
      element.style.removeProperty('max-height');
    };
  }, [element, active, name, moreBelow]);
}

/** The boxes around an element, the nearest first. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function scrolls(box: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY);
}

/** What stands below a table in a dialog: padding, the dialog's foot, and the edge of the window around a dialog as high as it may be. */
function belowInDialog(scroller: HTMLElement, dialog: Element): number {
  const foot = dialog.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
  const highest = Number.parseFloat(getComputedStyle(dialog).maxHeight);
  const edge = Number.isNaN(highest) ? 0 : (window.innerHeight - highest) / 2;
  return foot + edge + Number.parseFloat(getComputedStyle(scroller).paddingBottom) + BORDERS;
}
