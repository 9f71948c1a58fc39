import { ToastViewport } from '@so-the/ui';
import { Outlet } from 'react-router';
import { useAlive } from '../lib/useAlive.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

/** Around every page: the window title and the toasts. A prerendered page gets its toasts once it is alive. */
export function RootLayout() {
  const isAlive = useAlive();
  return (
    <>
      <ScreenTitle />
      <Outlet />
      {isAlive && <ToastViewport />}
    </>
  );
}
