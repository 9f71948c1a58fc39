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

/** A screen arrived: the next failure may reload again. */
export function clearReload(): void {
  tabArea().remove(KEY);
}
