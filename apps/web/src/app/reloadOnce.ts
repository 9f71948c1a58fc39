import { clearReload, hasReloaded, noteReload } from '../session/reloadFlag.ts';

/**
 * Lets a failed part reload the page once, because a new version of the app may have taken its place; the second
 * failure in a row is thrown on. Only a screen that arrived allows the next reload, so there is never a loop.
 *
 * @param reload opens the wanted page anew
 */
export async function reloadOnce<Part>(loading: Promise<Part>, reload: () => void): Promise<Part> {
  try {
    return await loading;
  } catch (thrown) {
    if (hasReloaded() || !navigator.onLine) throw thrown;
    noteReload();
    reload();
    return await new Promise<never>(() => undefined);
  }
}

/** Tells that a screen arrived. */
export const noteArrival = clearReload;
