import { createContext, useContext } from 'react';
import type { Client } from '@so-the/api-client';

/** Hands the client to the screens that work without the store: login and register. */
export const ClientContext = createContext<Client | null>(null);

/**
 * The client of this app.
 *
 * @throws Error outside a `ClientContext`
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientContext above it: main.tsx and withApp provide one.');
  return client;
}
