import { useSyncExternalStore } from 'react';

/** False in prerendered markup, true as soon as the page reacts to the user. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
