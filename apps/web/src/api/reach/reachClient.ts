import { foreignOrigin, type Client } from '@so-the/api-client';
import type { AppConfig } from '../../lib/config/appConfig.ts';

/** The same client; where the API is of another origin, one that looks why it cannot be called. What looks comes on its own, and calls wait for it. */
export function reachClient(client: Client, config: AppConfig): Client {
  if (foreignOrigin(config.apiBaseUrl, window.location.href) === undefined) return client;
  const watched = import('./watchReach.ts').then(({ watchReach }) => watchReach(client, config));
  // Without it calls go out all the same; its absence is no reason to stop them.
  const either = watched.catch(() => client);
  const call = async (...parameters: Parameters<Client['call']>): Promise<unknown> =>
    (await either).call(...parameters);
  return { call: call as Client['call'] };
}
