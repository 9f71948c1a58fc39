import { useMemo } from 'react';
import { useSession } from '../../session/useSession.ts';
import { rightsIn, rightsOnAny, type Rights } from './rights.ts';

/** Tells the rights on the screen of an address. The same function until they change. */
export function useRightsOn(): (href: string) => Rights {
  const { user, shop } = useSession();
  return useMemo(() => rightsIn({ user, shop }), [user, shop]);
}

/**
 * What the person may do on one screen, or on any of several: the one question before anything that writes is offered. On
 * the shops' screens the company only reads.
 */
export function useRights(...paths: readonly string[]): Rights {
  return rightsOnAny(paths.map(useRightsOn()));
}
