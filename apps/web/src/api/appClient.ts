import { createClient, type Client, type ClientOptions } from '@so-the/api-client';
import { keyKeeping } from './keyKeeping.ts';
import { hearServerMoment } from './serverMoment.ts';
import { clientSession, endSession } from '../session/session.ts';

/** The client of this app: headers from the session, any 401 ends it (specification §4), and whoever is given hears each refusal and each broken call. */
export function createAppClient(
  options: Pick<ClientOptions, 'baseUrl' | 'adapter' | 'onRefused' | 'onBroken' | 'onServerTime'>,
): Client {
  return createClient({
    ...options,
    session: clientSession,
    keys: keyKeeping,
    onServerTime: (at) => {
      hearServerMoment(at);
      options.onServerTime?.(at);
    },
    onUnauthorized: () => endSession('expired'),
  });
}
