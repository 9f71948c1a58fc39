import { FAILURE_MESSAGES } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import type { DataRouter } from 'react-router-dom';
import { PATHS, PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { forgetRecords } from '../palette/recent.ts';
import { dropDrafts } from '../../lib/drafts.ts';
import { forgetPath, rememberPath } from '../../session/rememberedPath.ts';
import { onSession, type SessionEnd } from '../../session/session.ts';
import { followOtherTabs } from '../../session/tabs.ts';
import { isShellPath } from '../../kit/places/isPlace.ts';

/** Leads the page where the session went: to /login when it ended, home when another login took over. */
export function watchSession(router: DataRouter): () => void {
  const stopFollowing = followOtherTabs();
  const stopListening = onSession((event) => {
    if (event.type === 'ended') leave(router, event.reason);
    if (event.type === 'started') toast.clear();
    if (event.type === 'userChangedElsewhere') go(router, PATHS.home);
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

/** An expired session keeps the path and what was typed; every other end forgets both. */
function leave(router: DataRouter, reason: SessionEnd): void {
  const { pathname, search, hash } = router.state.location;
  if (reason === 'expired') {
    rememberPath(pathname + search + hash, isShellPath);
    toast.error(FAILURE_MESSAGES.unauthorized);
  } else {
    forgetPath();
    dropDrafts();
    forgetRecords();
  }
  if (reason === 'elsewhere') toast.info('Bạn đã đăng xuất ở một tab khác');
  if (isShellPath(pathname)) go(router, PUBLIC_PATHS.login);
}

function go(router: DataRouter, path: string): void {
  void router.navigate(path, { replace: true });
}
