import '@so-the/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createAppClient } from './api/appClient.ts';
import { App } from './app/App.tsx';
import { createRoutes } from './app/createRoutes.tsx';
import { watchSession } from './app/guards/watchSession.ts';
import { routerReady } from './app/routerReady.ts';
import { adoptDrawnPage } from './app/adoptDrawnPage.ts';
import { loadConfig } from './lib/config.ts';

const { apiBaseUrl } = await loadConfig();
const client = createAppClient({ baseUrl: apiBaseUrl });
const router = createBrowserRouter(createRoutes(client));
watchSession(router);
await routerReady(router);

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the app into.');
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const app = <App client={client} router={router} nonce={nonce} />;
if (adoptDrawnPage(root, router.state.location.pathname)) hydrateRoot(root, app);
else createRoot(root).render(app);
