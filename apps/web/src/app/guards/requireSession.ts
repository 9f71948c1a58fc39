import { redirect, replace, type MiddlewareFunction } from 'react-router-dom';
import { PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { loadPreferences } from '../../session/preferences.ts';
import { rememberPath, takeRememberedPath } from '../../session/rememberedPath.ts';
import { clearSession, readStored } from '../../session/session.ts';
import { isShellPath } from '../../kit/places/isPlace.ts';

/**
 * The gate of everything inside the shell, on every route change (specification §2, §4): without a token the path is
 * remembered and the visitor goes to /login; a token without a user clears the local storage; a remembered path is
 * gone to once, and forgotten.
 */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const wanted = pathname + search + fragmentOf(request.url);
  const stored = readStored();
  if (stored.state === 'none') {
    rememberPath(wanted, isShellPath);
    throw redirect(PUBLIC_PATHS.login);
  }
  if (stored.state === 'broken') {
    clearSession();
    throw redirect(PUBLIC_PATHS.login);
  }
  const remembered = takeRememberedPath(isShellPath);
  if (remembered && remembered !== wanted) throw replace(remembered);
  await loadPreferences(stored.session.user.UserID);
  return next();
};

/** The fragment of an address that the browser shows already; the router asks without it. */
function fragmentOf(address: string): string {
  const { href, hash } = window.location;
  return href.replace(/#.*/, '') === address ? hash : '';
}
