import express, { Router, type Request, type Response } from 'express';
import { replyFailed } from '../engine/envelope.ts';
import { readFaults, readRule } from '../faults/readFaults.ts';
import type { MockHost } from './mockHost.ts';
import { readJson } from './readJson.ts';
import { orRefuse, refuse } from './refuse.ts';
import { sendReply } from './sendReply.ts';

/** Most bytes that rules may have. */
const BODY_LIMIT = 1_048_576;

/** `/_mock/faults`: the rules with their counts; all exchanged, one put first, one or all taken away. */
export function faultRoutes({ faults }: MockHost): Router {
  const router = Router();
  router.use(express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false }));
  const show = (response: Response) => response.json({ rules: faults.rules });
  router.get('/', (_request, response) => show(response));
  router.put('/', (request, response) => {
    withBody(request, response, (given) => {
      faults.replace(readFaults(given));
      show(response);
    });
  });
  router.post('/', (request, response) => {
    withBody(request, response, (given) => response.status(201).json(faults.add(readRule(given))));
  });
  router.delete('/', (_request, response) => {
    faults.replace([]);
    show(response);
  });
  router.delete('/:id', (request, response) => {
    if (faults.remove(Number(request.params.id))) show(response);
    else sendReply(response, replyFailed(404, 'NotFound', 'Không còn quy tắc này'));
  });
  return router;
}

function withBody(request: Request, response: Response, use: (given: unknown) => void): void {
  const bytes: unknown = request.body;
  const read = bytes instanceof Uint8Array ? readJson(bytes) : { ok: true as const, value: {} };
  if (read.ok) orRefuse(response, () => use(read.value));
  else refuse(response, '', read.message);
}
