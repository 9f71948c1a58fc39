import type { Client } from '@so-the/api-client';
import type { ComponentType } from 'react';
import { loadChunk, reloadOnce } from './loadChunk.ts';

const load = () => import('./shell/createShell.tsx');

/** Fetches what makes the shell with its store. */
export function fetchShell(): Promise<(client: Client) => ComponentType> {
  const loading = loadChunk('shell', load, ({ createShell }) => createShell);
  return reloadOnce(loading, () => window.location.reload());
}

/** Fetches it ahead of time; a failure is told when the shell is needed. */
export function fetchShellEarly(): void {
  load().catch(() => undefined);
}
