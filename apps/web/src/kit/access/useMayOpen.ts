import { useCallback } from 'react';
import { useRightsOn } from './useRights.ts';
import { mayOpen } from './mayOpen.ts';

/** Tells whether an address leads to a screen that the app has and the person may see. The same function until they change. */
export function useMayOpen(): (href: string) => boolean {
  const rightsOn = useRightsOn();
  return useCallback((href) => mayOpen(href, rightsOn), [rightsOn]);
}
