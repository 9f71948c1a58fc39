import { useEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

/** Names the record that the screen shows, for the browser's tab: several tabs of orders are then told apart. */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [name]);
}

/** The record that the screen shows, by its name; `undefined` where it shows none. */
export function useShownRecord(): string | undefined {
  return useSyncExternalStore(watch, shownRecord, noRecord);
}

function shownRecord(): string | undefined {
  return shown;
}

/** The page that is drawn ahead, the login, shows none. */
function noRecord(): undefined {
  return undefined;
}

function tell(name: string | undefined): void {
  shown = name;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
