import { Router, type Request, type Response } from 'express';
import { replyFailed } from '../../engine/envelope.ts';
import { isScenario, SCENARIOS, sizeInPlaceOf } from '../../seed/seedWorld.ts';
import { sendReply } from '../sendReply.ts';
import { WORLD_COOKIE } from './worldName.ts';
import type { MockWorld } from './mockWorld.ts';
import { WorldRefused, type WorldLine, type Worlds } from './worlds.ts';

/** The worlds as the console lists them. */
export interface ListedWorlds {
  /** Name of the one that asks; empty for the server's own. */
  current: string;
  worlds: WorldLine[];
  /** Bytes of the process that are in use, all worlds together. */
  memory: number;
}

/** `/_mock/worlds` and `/_mock/w/NAME`: which worlds there are, one begun, one left, one removed. */
export function worldRoutes(worlds: Worlds, worldOf: (request: Request) => MockWorld): Router {
  const router = Router();
  router.get('/worlds', (request, response) => {
    const { name: current } = worldOf(request);
    response.setHeader('Cache-Control', 'no-store');
    const { heapUsed: memory } = process.memoryUsage();
    response.json({ current, worlds: worlds.lines(), memory } satisfies ListedWorlds);
  });
  router.delete('/worlds/:name', (request, response) => {
    if (worlds.remove(request.params.name)) response.json({ worlds: worlds.lines() });
    else sendReply(response, replyFailed(404, 'NotFound', 'Không có thế giới này'));
  });
  router.get('/w', (_request, response) => {
    response.setHeader('Set-Cookie', `${WORLD_COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`);
    response.redirect(303, '/');
  });
  router.get('/w/:name', (request, response) => enter(worlds, request, response));
  return router;
}

/** Opens the app in a world; a world that is there already keeps its data, whatever scenario is named. */
function enter(worlds: Worlds, request: Request<{ name: string }>, response: Response): void {
  const scenario = request.query.scenario;
  if (scenario !== undefined && !isScenario(scenario)) {
    const message = `Không có kịch bản này; các kịch bản: ${SCENARIOS.join(', ')}`;
    return sendReply(response, replyFailed(400, 'Contract', message, [{ path: 'scenario', message }]));
  }
  const main = worlds.main.host.origin;
  const origin = scenario && { scenario, seed: main.seed, size: sizeInPlaceOf(main, scenario) };
  try {
    worlds.open(request.params.name, origin);
  } catch (error) {
    if (error instanceof WorldRefused) return sendReply(response, replyFailed(400, 'Contract', error.message));
    throw error;
  }
  response.setHeader('Set-Cookie', `${WORLD_COOKIE}=${request.params.name}; Path=/; HttpOnly; SameSite=Strict`);
  response.redirect(303, '/');
}
