import { LinkProvider, ToastViewport } from '@so-the/ui';
import { Outlet } from 'react-router-dom';
import { useAlive } from '../lib/useAlive.ts';
import { isPlace } from '../kit/places/isPlace.ts';
import { RouterLink } from '../kit/access/RouterLink.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

/** Around every page: the window title, the links of the UI parts and the toasts. A prerendered page gets its toasts once it is alive. */
export function RootLayout() {
  const isAlive = useAlive();
  return (
    <LinkProvider component={RouterLink} leads={isPlace}>
      <ScreenTitle />
      <Outlet />
      {isAlive && <ToastViewport />}
    </LinkProvider>
  );
}
