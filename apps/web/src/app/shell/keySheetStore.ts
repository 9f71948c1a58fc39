import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Shows all keys, from a key, the menu of the account or the palette. */
export function openKeySheet(): void {
  set(true);
}

/** Takes the sheet of keys away. */
export function closeKeySheet(): void {
  set(false);
}

/** Whether the sheet of keys is shown. */
export function useKeySheet(): boolean {
  return useSyncExternalStore(watch, () => isOpen);
}

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
