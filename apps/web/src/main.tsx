import '@so-the/ui/theme.css';
import './app/opening.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createAppClient } from './api/appClient.ts';
import { startMissingCalls } from './api/missingCalls.ts';
import { reachClient } from './api/reach/reachClient.ts';
import { adoptDrawnPage } from './app/adoptDrawnPage.ts';
import { App } from './app/App.tsx';
import { calmRouter } from './app/calmRouter.ts';
import { createRoutes } from './app/createRoutes.tsx';
import { stopsApp } from './app/errors/stopsApp.ts';
import { fetchShellEarly } from './app/fetchShell.ts';
import { watchSession } from './app/guards/watchSession.ts';
import { routerReady } from './app/routerReady.ts';
import { tellRefusal } from './app/tellRefusal.ts';
import { hearServerTime } from './app/hearServerTime.ts';
import { hearPage, noteBrokenCall } from './lib/faults/faults.ts';
import { watchFaults } from './app/watching/watchFaults.ts';
import { loadConfig } from './lib/config/config.ts';
import { watchAppearance } from './session/appearance.ts';
import { readSession } from './session/session.ts';

hearPage();
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the app into.');
if (readSession()) fetchShellEarly();
else document.addEventListener('input', fetchShellEarly, { once: true });
watchAppearance();
void start(root);

/** Not awaited above: screens import this file's chunk, so it must be through before the first of them can come. */
async function start(root: HTMLElement): Promise<void> {
  const { config, faults } = await loadConfig();
  if (await stopsApp(root, faults)) return;
  startMissingCalls(config.apiBaseUrl, config.missingCalls);
  const own = createAppClient({
    baseUrl: config.apiBaseUrl,
    onRefused: tellRefusal,
    onBroken: noteBrokenCall,
    onServerTime: hearServerTime,
  });
  const client = reachClient(own, config);
  const router = calmRouter(createBrowserRouter(createRoutes(client)));
  watchSession(router);
  void watchFaults(config.errorReports, router);
  await routerReady(router);
  const app = <App client={client} router={router} />;
  if (adoptDrawnPage(root, router.state.location.pathname)) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
