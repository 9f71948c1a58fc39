import express, { Router, type Request, type Response } from 'express';
import { readBareness } from '../bare/bareness.ts';
import { contractPage } from '../examples/contractPage.ts';
import { dig } from '../contract/jsonObject.ts';
import { instantAt } from '../core/values/dates.ts';
import { SnapshotRefused } from '../core/snapshot/readSnapshot.ts';
import { hintOf, nearestName } from '../contract/nearest.ts';
import { replyFailed, type EngineReply } from '../engine/envelope.ts';
import { STORAGE_REFUSED, StorageRefused } from '../journal/storageRefused.ts';
import { isScenario, isSize, planOf, SCENARIOS, SIZES, sizeInPlaceOf, sizeOf } from '../seed/seedWorld.ts';
import { apiDocs } from './apiDocs.ts';
import { consolePage } from './consolePage.ts';
import { faultRoutes } from './faultRoutes.ts';
import type { MockHost } from './mockHost.ts';
import { readMoment } from './moment.ts';
import { orRefuse, refuse } from './refuse.ts';
import { requestRoutes } from './requestRoutes.ts';
import { scenarioFileRoutes } from './scenarioFileRoutes.ts';
import { playInto } from './scenarioFiles.ts';
import { samples } from './samples.ts';
import { sendFault, sendReply } from './sendReply.ts';
import { receiveSnapshot, sendSnapshot } from './snapshots.ts';

/**
 * `/_mock/`: what developers and testers turn, as a page and as JSON: scenario, clock, faults, snapshot, requests, the
 * contract. Writes must come as `application/json`, so that no page of another site can send one without asking first. It has
 * to ask for a `DELETE` too, which needs no body.
 */
export function control(host: MockHost, consoleFolder?: string): Router {
  const router = Router();
  const json = express.json({ strict: false });
  router.use((request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD' || request.is('application/json')) return next();
    if (request.method === 'DELETE' && request.is('*/*') === null) return next();
    sendReply(response, replyFailed(415, 'ContentType', 'Nội dung gửi lên phải là application/json'));
  });
  router.get('/scenarios', (_request, response) => response.json(scenarios(host)));
  router.post('/reset', json, (request, response) => reset(host, request, response));
  router.get('/clock', (_request, response) => response.json({ now: instantAt(host.clock.now()) }));
  router.use('/scenario-file', scenarioFileRoutes(host));
  router.put('/clock', json, (request, response) => setClock(host, request, response));
  router.use('/faults', faultRoutes(host));
  router.get('/bare', (_request, response) => response.json(host.bare));
  router.put('/bare', json, (request, response) => setBare(host, request, response));
  router.get('/snapshot', (_request, response) => sendSnapshot(host, response));
  router.post('/snapshot', (request, response) => void restore(host, request, response));
  router.use('/requests', json, requestRoutes(host));
  router.use('/samples', samples(host));
  router.get('/openapi.json', contractPage());
  router.use('/docs', apiDocs());
  router.use(consolePage(consoleFolder));
  router.use((request, response) => sendReply(response, unknownControl(request.path)));
  return router;
}

/** What stands below `/_mock`. */
const PLACES =
  '/scenarios /reset /scenario-file /clock /bare /faults /snapshot /requests /requests/count /requests/wait /reports /samples /openapi.json /docs/';

function unknownControl(path: string): EngineReply {
  const meant = path.length > 100 ? undefined : nearestName(path, PLACES.split(' '), Math.floor(path.length / 3));
  return replyFailed(404, 'NotFound', `Không tìm thấy địa chỉ này${hintOf(meant && `/_mock${meant}`)}`);
}

function scenarios(host: MockHost) {
  const list = SCENARIOS.map((name) => {
    const { title, about } = planOf(name);
    return { name, title, about, size: sizeOf(name) };
  });
  return { current: host.origin, sizes: SIZES, scenarios: list };
}

/** `now: null` goes back to the real time; a moment without an offset is one of the shop's clock. */
function setClock(host: MockHost, request: Request, response: Response): void {
  const now = dig(request.body, 'now');
  const epochMs = typeof now === 'string' ? readMoment(now) : Number.NaN;
  if (now === null) host.clock.reset();
  else if (Number.isNaN(epochMs)) return refuse(response, 'now', 'Thời gian không hợp lệ');
  else host.clock.set(epochMs);
  response.json({ now: instantAt(host.clock.now()) });
}

/** What the specification does not name goes missing, or comes back. */
function setBare(host: MockHost, request: Request, response: Response): void {
  orRefuse(response, () => {
    host.bare = readBareness(request.body);
    response.json(host.bare);
  });
}

/** What is not said stays as it is; a scenario meant for a size of its own brings it. Where nothing is, a file is played again. */
function reset(host: MockHost, request: Request, response: Response): void {
  const { origin } = host;
  const file = host.beginning?.file;
  const isAsItWas = ['scenario', 'seed', 'size'].every((name) => dig(request.body, name) === undefined);
  const scenario = dig(request.body, 'scenario') ?? origin.scenario;
  const seed = dig(request.body, 'seed') ?? origin.seed;
  if (!isScenario(scenario)) return refuse(response, 'scenario', 'Không có kịch bản này');
  if (!Number.isSafeInteger(seed)) return refuse(response, 'seed', 'Phải là số nguyên');
  const size = dig(request.body, 'size') ?? sizeInPlaceOf(origin, scenario);
  if (!isSize(size)) return refuse(response, 'size', 'Phải là small, medium hoặc large');
  try {
    if (file && isAsItWas) playInto(host, file);
    else host.reset({ scenario, seed: Number(seed), size });
  } catch (error) {
    if (error instanceof StorageRefused) return sendReply(response, STORAGE_REFUSED);
    throw error;
  }
  response.json(host.origin);
}

async function restore(host: MockHost, request: Request, response: Response): Promise<void> {
  try {
    host.restore(await receiveSnapshot(request));
  } catch (error) {
    if (error instanceof StorageRefused) return sendReply(response, STORAGE_REFUSED);
    if (error instanceof SnapshotRefused) return refuse(response, '', error.message);
    return sendFault(response, error);
  }
  response.json(host.origin);
}
