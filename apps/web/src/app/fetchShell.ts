import { fetchCarrier, once, type Client } from '@so-the/api-client';
import type { ComponentType } from 'react';
import { loadChunk } from '../lib/chunks/loadChunk.ts';
import { reloadOnce } from './reloadOnce.ts';

const load = once(() => import('./shell/createShell.tsx'));

/** Fetches what makes the shell with its store. */
export function fetchShell(): Promise<(client: Client) => ComponentType> {
  const loading = loadChunk('shell', load, ({ createShell }) => createShell);
  return reloadOnce(loading, () => window.location.reload());
}

/**
 * Fetches the shell, the home in the same file, and what carries calls, while somebody types their name or the page of
 * somebody known is made ready. A failure is told when they are needed.
 */
export function fetchShellEarly(): void {
  for (const early of [fetchCarrier(), load()]) early.catch(() => undefined);
}
