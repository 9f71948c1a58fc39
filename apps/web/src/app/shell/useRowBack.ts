import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where a list was left: the link that was followed, and how far each part of it was scrolled. */
interface Left {
  href: string;
  scrolled: readonly [left: number, top: number][];
}

/** By the key of each place in the history. */
const leftAt = new Map<string, Left>();

/** How long the rows of a list that is gone back to may take, in milliseconds: as long as a call. */
const WAIT_MS = 60_000;

/**
 * Back goes to the row that was left: a link of a row that is followed is remembered with the scroll of page and table, and has
 * the focus again once its list is back. The router gives the page's own scroll back before its rows have come: so it is again.
 */
export function useRowBack(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      // A row that is chosen is not left; reading how far all is scrolled would make the browser lay it out at once.
      if (!(target instanceof Element) || target.closest('input, label')) return;
      const link = target.closest('tr')?.querySelector('a[data-focus]');
      const href = link?.getAttribute('href');
      if (href)
        leftAt.set(key, { href, scrolled: scrollers().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]) });
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [key]);

  useEffect(() => {
    const left = isBack ? leftAt.get(key) : undefined;
    return left && onceShown(() => goBackTo(left));
  }, [key, isBack]);
}

/** Scrolls once rows are there, which may bring the one that was left; focuses it. `false` while it is not there yet. */
function goBackTo({ href, scrolled }: Left): boolean {
  const row = document.querySelector('main tr[data-index]');
  if (!row) return false;
  scrollAs(scrolled);
  const link = document.querySelector<HTMLElement>(`main tr a[data-focus][href="${CSS.escape(href)}"]`);
  link?.focus({ preventScroll: true });
  // A table takes its height from the window in the frame after it is drawn.
  if (link) requestAnimationFrame(() => scrollAs(scrolled));
  return link !== null;
}

function scrollAs(scrolled: Left['scrolled']): void {
  for (const [place, box] of scrollers().entries()) box.scrollTo(...(scrolled[place] ?? [0, 0]));
}

function scrollers(): Element[] {
  return [document.documentElement, ...document.querySelectorAll('main .st-table__scroll')];
}

/** Tries now and with each change of the page, until it is done, somebody acts, or nobody waits any more. */
function onceShown(done: () => boolean): () => void {
  const watcher = new MutationObserver(() => done() && stop());
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, WAIT_MS);
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, stop, true);
  if (done()) stop();
  else watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}
