import { matchPath } from 'react-router-dom';
import { partsOnDemand } from '../kit/answer/onDemand.tsx';
import { shellRoutes } from './routes.tsx';

/** How a browser says what its line can carry; not every browser does. */
interface Line {
  saveData?: boolean;
}

/** So many small files travel at once: on a slow line each of them mostly waits. */
const AT_ONCE = 3;

/**
 * Fetches the screens while the page has nothing to do, so that opening one the first time is quick. Nothing is fetched
 * for somebody who saves data.
 *
 * @param first paths of the screens somebody is likely to open, the likeliest first; the others follow
 */
export async function fetchScreensWhenIdle(first: readonly string[]): Promise<void> {
  if (savesData()) return;
  const placeOf = ({ path }: { path: string }) => (first.includes(path) ? first.indexOf(path) : first.length);
  const screens = shellRoutes.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ screen }) => screen);
  // The first brings what all lists share; the others are small.
  const [likeliest, ...others] = screens;
  if (likeliest) await fetchInTurn([likeliest]);
  const waiting = [...others, ...partsOnDemand];
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchInTurn(waiting)));
}

/** Takes one after another from the front, until none is left. */
async function fetchInTurn(waiting: (() => Promise<unknown>)[]): Promise<void> {
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await idle();
    await quietly(load);
  }
}

/** Fetches the screen of a link as soon as somebody points at it, by mouse, key or finger. Returns how to stop. */
export function fetchPointedScreens(): () => void {
  if (savesData()) return () => undefined;
  const events = ['pointerover', 'pointerdown', 'focusin'];
  for (const event of events) document.addEventListener(event, fetchPointed, { passive: true });
  return () => events.forEach((event) => document.removeEventListener(event, fetchPointed));
}

function fetchPointed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return;
  const route = shellRoutes.find(({ path }) => matchPath(path, link.pathname));
  if (route) void quietly(route.screen);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 500);
  });
}

/** A file that does not come now is asked for again, and told about, when its screen is opened. */
async function quietly(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {
    return;
  }
}
