import type { Client } from '@so-the/api-client';
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

/**
 * Fetches the screen of a link as soon as somebody points at it, by mouse, key or finger, and what it reads first once it is
 * pressed: a hand takes a while to let go. Returns how to stop.
 */
export function fetchPointedScreens(client: Client): () => void {
  if (savesData()) return () => undefined;
  const stop = new AbortController();
  const hears = { passive: true, signal: stop.signal };
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({ target }) => void fetchPointed(target), hears);
  }
  document.addEventListener('pointerdown', (press) => void askPressed(press, client), hears);
  return () => stop.abort();
}

async function askPressed({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent, client: Client) {
  const pressed = await fetchPointed(target);
  // Another tab asks for itself, and the screen that stands has its rows.
  const opensHere = button === 0 && !ctrlKey && !metaKey && !shiftKey;
  if (pressed && opensHere && pressed.address.pathname !== window.location.pathname) {
    pressed.screen.askFirst?.(client, pressed.address);
  }
}

async function fetchPointed(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return undefined;
  const route = shellRoutes.find(({ path }) => matchPath(path, link.pathname));
  const screen = route && (await quietly(route.screen));
  return screen && { screen, address: new URL(link.href) };
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
async function quietly<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}
