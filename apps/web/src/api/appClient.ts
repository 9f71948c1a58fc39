import { createClient, type Client, type ClientOptions } from '@so-the/api-client';
import { noteMissing } from './missingCalls.ts';
import { guardPreviews } from './previewGuard.ts';
import { clientSession, endSession } from '../session/session.ts';

/**
 * The client of this app: headers from the session, any 401 ends it (specification §4), and whoever is given hears each refusal.
 * That the API lacks a call is no refusal: the place that would need it says so.
 */
export function createAppClient({
  onRefused,
  ...options
}: Pick<ClientOptions, 'baseUrl' | 'adapter' | 'onRefused' | 'onServerTime'>): Client {
  const client = createClient({
    ...options,
    session: clientSession,
    onUnauthorized: () => endSession('expired'),
    onRefused: (error, id) => noteMissing(id, error) || onRefused?.(error, id),
  });
  return guardPreviews(client);
}
