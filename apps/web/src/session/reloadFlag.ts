import { tabArea } from './storage.ts';

const KEY = 'reloaded';

/** True once a failed screen file has already reloaded the page; stays true until a screen arrives. */
export function hasReloaded(): boolean {
  return tabArea().get(KEY) === 'true';
}

/** Notes the one reload that is allowed. */
export function noteReload(): void {
  tabArea().set(KEY, 'true');
}

/** Somebody logged in, or a screen arrived: the next failure may reload again. The flag stays in session storage (specification §3). */
export function clearReload(): void {
  tabArea().set(KEY, 'false');
}
