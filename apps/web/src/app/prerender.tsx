import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createAppClient } from '../api/appClient.ts';
import { PUBLIC_PATHS } from '../kit/places/paths.ts';
import { readConfig } from '../lib/config/readConfig.ts';
import { setDrawnConfig } from '../lib/config/config.ts';
import { App } from './App.tsx';
import { createRoutes } from './createRoutes.tsx';
import { routerReady } from './routerReady.ts';

/**
 * Draws /login for a visitor about whom nothing is known; the build puts it into the page.
 *
 * @param config the parsed `config.json` of the build
 */
export async function renderLogin(config: unknown): Promise<string> {
  setDrawnConfig(readConfig(config).config);
  const client = createAppClient({ baseUrl: '' });
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [PUBLIC_PATHS.login] });
  await routerReady(router);
  return renderToString(<App client={client} router={router} />);
}
