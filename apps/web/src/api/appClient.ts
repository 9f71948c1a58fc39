import { createClient, type Client, type ClientOptions } from '@so-the/api-client';
import { keyKeeping } from './keyKeeping.ts';
import { noteMissing } from './missingCalls.ts';
import { guardFilters } from './otherRows.ts';
import { guardPreviews } from './previewGuard.ts';
import { hearServerMoment } from './serverMoment.ts';
import { clientSession, endSession } from '../session/session.ts';

/**
 * The client of this app: headers from the session, any 401 ends it (specification §4), and whoever is given hears each refusal and
 * each broken call. That the API lacks a call is no refusal: the place that would need it says so.
 */
export function createAppClient({
  onRefused,
  ...options
}: Pick<ClientOptions, 'baseUrl' | 'adapter' | 'onRefused' | 'onBroken' | 'onServerTime'>): Client {
  const client = createClient({
    ...options,
    session: clientSession,
    keys: keyKeeping,
    onServerTime: (at) => {
      hearServerMoment(at);
      options.onServerTime?.(at);
    },
    onUnauthorized: () => endSession('expired'),
    onRefused: (error, id) => noteMissing(id, error) || onRefused?.(error, id),
  });
  return guardFilters(guardPreviews(client));
}
