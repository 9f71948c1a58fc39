import { useSyncExternalStore } from 'react';
import { onSession, readSession, type Session } from './session.ts';

let last: Session | null = null;

/**
 * The session of the protected screens. While a logout is leaving them it stays what it was, so that nothing is drawn
 * without a user.
 *
 * @throws Error outside the guarded routes, where there need not be one
 */
export function useSession(): Session {
  const session = useSyncExternalStore(onSession, latest);
  if (!session) throw new Error('useSession needs a session: use it only on screens below the session guard.');
  return session;
}

function latest(): Session | null {
  last = readSession() ?? last;
  return last;
}
