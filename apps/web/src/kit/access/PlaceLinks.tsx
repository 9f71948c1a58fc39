import type { ReactNode } from 'react';
import { LinkProvider } from '@so-the/ui';
import { RouterLink } from './RouterLink.tsx';
import { useMayOpen } from './useMayOpen.ts';

/**
 * The one place that decides which links there are: below it every `Link`, cell, row, tile, menu line and event of the UI
 * package leads somewhere only where the app has the screen and the person may open it. Else a link is its text alone, a
 * line of a menu is away. Screens name addresses and ask for no rights.
 */
export function PlaceLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink} leads={useMayOpen()}>
      {children}
    </LinkProvider>
  );
}
