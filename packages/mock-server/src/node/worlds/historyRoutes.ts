import express, { Router, type Request, type Response } from 'express';
import { dig } from '../../contract/jsonObject.ts';
import { replyFailed } from '../../engine/envelope.ts';
import { stepDetails, stepLines } from '../../engine/historyView.ts';
import { sendReply } from '../sendReply.ts';
import type { MockWorld } from './mockWorld.ts';
import { WorldRefused, type Worlds } from './worlds.ts';

/** `/_mock/history`: the calls that changed a world, what each changed, and a world of its own that goes on from one of them. */
export function historyRoutes(worlds: Worlds, worldOf: (request: Request) => MockWorld): Router {
  const router = Router();
  router.get('/', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(stepLines(worldOf(request).host.history));
  });
  router.get('/:number', (request, response) => show(worldOf(request), Number(request.params.number), response));
  router.post('/:number/branch', express.json(), (request, response) => {
    branch(worlds, worldOf(request), request, response);
  });
  return router;
}

const FORGOTTEN = replyFailed(404, 'NotFound', 'Không quay lại được thời điểm này');

function show({ host }: MockWorld, number: number, response: Response): void {
  const details = stepDetails(host.history, number);
  if (!details) return sendReply(response, FORGOTTEN);
  response.setHeader('Cache-Control', 'no-store');
  response.json(details);
}

/** The new world has the records of then, its clock shows then, and no fault is on. */
function branch(worlds: Worlds, from: MockWorld, request: Request, response: Response): void {
  const name = dig(request.body, 'world');
  const number = Number(request.params['number']);
  const step = from.host.history.step(number);
  const world = from.host.history.worldAfter(number);
  if (!step || !world) return sendReply(response, FORGOTTEN);
  try {
    if (typeof name !== 'string' || name === '') throw new WorldRefused('Vui lòng đặt tên cho thế giới mới');
    if (worlds.has(name)) throw new WorldRefused('Đã có thế giới tên này');
    const { host } = worlds.open(name, from.host.origin);
    host.restore(world);
    host.clock.set(Date.parse(step.at));
  } catch (error) {
    if (!(error instanceof WorldRefused)) throw error;
    const { message } = error;
    return sendReply(response, replyFailed(400, 'Contract', message, [{ path: 'world', message }]));
  }
  response.json({ world: name });
}
