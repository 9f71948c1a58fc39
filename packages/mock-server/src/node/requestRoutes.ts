import { operations } from '@so-the/api-client';
import { Router, type Request, type Response } from 'express';
import { instantAt } from '../core/values/dates.ts';
import { replyFailed } from '../engine/envelope.ts';
import { carryOut } from './apiRoutes.ts';
import type { MockHost } from './mockHost.ts';
import { readLogQuery, type LogQuestion } from './readLogQuery.ts';
import { orRefuse } from './refuse.ts';
import type { RequestLog } from './requestLog.ts';
import { sendFault, sendReply } from './sendReply.ts';

/** `/_mock/requests`: the latest calls, how many, a wait for some, one in full, one sent again, and a clean sheet. */
export function requestRoutes(host: MockHost): Router {
  const { log } = host;
  const router = Router();
  router.get('/', (request, response) => {
    orRefuse(response, () => response.json(log.latest(readLogQuery(request.url).filter)));
  });
  router.get('/count', (request, response) => {
    orRefuse(response, () => response.json(log.count(readLogQuery(request.url).filter)));
  });
  router.get('/wait', (request, response) => {
    orRefuse(response, () => {
      void waitForCalls(log, readLogQuery(request.url), response).catch((error: unknown) => sendFault(response, error));
    });
  });
  router.delete('/', (_request, response) => {
    log.clear();
    response.json([]);
  });
  router.get('/:id', (request, response) => showDetails(log, Number(request.params.id), request, response));
  router.post('/:id/replay', (request, response) => {
    void replay(host, request, response).catch((error: unknown) => sendFault(response, error));
  });
  return router;
}

/** Lines that tell what came instead. */
const TOLD = 20;

/** Answers once so many calls have come, or 408 with what came instead. */
async function waitForCalls(log: RequestLog, { filter, times, timeoutMs }: LogQuestion, response: Response) {
  const ended = new AbortController();
  response.on('close', () => ended.abort());
  const isSo = () => log.count(filter).count >= times;
  const came = await log.until(isSo, timeoutMs, ended.signal);
  const found = { ...log.count(filter), requests: log.latest(filter) };
  if (came) return response.json(found);
  const { after, sinceMs } = filter;
  const others = log.latest({ after, sinceMs }).slice(0, TOLD);
  const message = `Chờ ${timeoutMs} ms, mới có ${found.count} trong ${times} lời gọi`;
  return response.status(408).json({ ...replyFailed(408, 'Timeout', message).body, ...found, others });
}

function showDetails(log: RequestLog, id: number, request: Request, response: Response): void {
  const details = log.details(id, `${request.protocol}://${request.get('Host') ?? 'localhost'}`);
  if (details) response.json(details);
  else sendReply(response, UNKNOWN);
}

const UNKNOWN = replyFailed(404, 'NotFound', 'Nhật ký không còn lời gọi này');

/** Sends a call again as it came, token and all; its answer is shown as any other in the log. */
async function replay(host: MockHost, request: Request, response: Response): Promise<void> {
  const { log } = host;
  const number = Number(request.params.id);
  const exchange = log.exchange(number);
  if (!exchange) return sendReply(response, UNKNOWN);
  const { id, input, session } = exchange;
  if (id === undefined || exchange.unread !== undefined) {
    return sendReply(
      response,
      replyFailed(400, 'Contract', 'Không thể gửi lại lời gọi không đọc được hoặc không có trong hợp đồng'),
    );
  }
  const started = performance.now();
  const { method, path } = operations[id];
  const reply = await carryOut(host, id, method, input, session);
  const { id: made } = log.add(
    {
      at: instantAt(host.clock.now()),
      method,
      path,
      operationId: id,
      userId: session?.userId ?? 0,
      shopId: session?.shopId ?? 0,
      status: reply.status,
      result: reply.body.Result,
      code: reply.body.Code,
      ms: Math.round((performance.now() - started) * 10) / 10,
      replayOf: number,
    },
    { id, input, session, reply },
  );
  showDetails(log, made, request, response);
}
