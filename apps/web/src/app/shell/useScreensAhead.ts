import type { NavItem } from '@so-the/ui';
import { useEffect, useRef } from 'react';
import { useClient } from '../../api/ClientContext.ts';
import { fetchPointedScreens, fetchScreensWhenIdle } from '../warmUp.ts';

/** A page is at rest after so many milliseconds without a call. */
const REST_MS = 300;

/** Fetches the screens of the menu, and whichever is pointed at, once what the open screen asked for has come. */
export function useScreensAhead(items: readonly NavItem[], isBusy: boolean): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isBusy || hasBegun.current) return undefined;
    const timer = setTimeout(() => {
      hasBegun.current = true;
      const links = items.flatMap((item) => [item, ...(item.children ?? [])]);
      void fetchScreensWhenIdle(links.flatMap(({ href }) => href ?? []));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isBusy, items]);
  const client = useClient();
  useEffect(() => fetchPointedScreens(client), [client]);
}
