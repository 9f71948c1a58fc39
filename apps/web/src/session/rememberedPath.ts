import { tabArea } from './storage.ts';

const KEY = 'rememberedPath';
const LONGEST = 2000;
const BASE = 'https://so-the.invalid';

/**
 * Makes an address safe to go to after a login: the normalised path, query and fragment of a page of this app, or
 * undefined. Other origins, scripts, control characters and backslashes are refused.
 *
 * @param isKnown tells whether a normalised path is one a login may lead to
 */
export function safePath(address: string, isKnown: (pathname: string) => boolean): string | undefined {
  if (address.length > LONGEST || !/^\/(?!\/)[\x21-\x5b\x5d-\x7e\u00a1-\uffff]*$/u.test(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address, BASE);
    decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  const sameOrigin = url.origin === BASE && !url.pathname.startsWith('//');
  return sameOrigin && isKnown(url.pathname) ? url.pathname + url.search + url.hash : undefined;
}

/** Remembers where a visitor without a token wanted to go, in this tab. An unsafe or unknown address is not kept. */
export function rememberPath(address: string, isKnown: (pathname: string) => boolean): void {
  const path = safePath(address, isKnown);
  if (path) tabArea().set(KEY, path);
}

/** The remembered address, which is then forgotten; undefined without a safe one. */
export function takeRememberedPath(isKnown: (pathname: string) => boolean): string | undefined {
  const kept = tabArea().get(KEY);
  if (kept === null) return undefined;
  tabArea().remove(KEY);
  return safePath(kept, isKnown);
}

/** Forgets the remembered address: on a wished logout. */
export function forgetPath(): void {
  tabArea().remove(KEY);
}
