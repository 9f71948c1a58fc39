import { frontDialog } from './dialogStack.ts';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/** Milliseconds within which what a dialog did has changed the page: a line that was cancelled is gone with its button. */
const WATCH_MS = 3000;

/**
 * Keeps the focus from falling out of the page when a dialog has closed: where what opened it goes away, as a cancelled line
 * does, it goes to the next control that is left around it; where a key opened it, to the content of the page.
 *
 * @param opener what had the focus before the dialog opened
 */
export function giveFocusBack(opener: Element | null): void {
  const around = placesAround(opener);
  const settle = () => {
    if (document.activeElement !== document.body || frontDialog() !== null) return;
    if (opener?.isConnected && opener !== document.body) return;
    nextIn(around)?.focus({ preventScroll: true });
  };
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => changes.disconnect(), WATCH_MS);
}

function placesAround(opener: Element | null): Element[] {
  const places: Element[] = [];
  for (let place = opener?.parentElement; place && place !== document.body; place = place.parentElement)
    places.push(place);
  return places;
}

function nextIn(places: readonly Element[]): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  for (const place of places) {
    if (!place.isConnected || place === main) continue;
    if (main?.contains(place) === false && main.isConnected) break;
    const next = place.querySelector<HTMLElement>(FOCUSABLE);
    if (next) return next;
  }
  return main;
}
