import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Clock } from '../engine/clock.ts';
import { instantAt } from '../core/values/dates.ts';
import { replyFailed } from '../engine/envelope.ts';
import { sendReply } from '../node/sendReply.ts';
import type { RecordedCall } from './recordedCall.ts';
import { queryOf } from './requestParts.ts';

/** Most bytes of a body that are passed on: a statement or a photo. */
const BODY_LIMIT = 32 * 1024 * 1024;
/** How long another API may take, in milliseconds: as long as the client waits. */
const PATIENCE_MS = 60_000;

/** Headers of one connection, and what fetch works out itself. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'content-length',
  'content-encoding',
  'accept-encoding',
]);
/** What a browser says of the page that calls: to the other API the proxy is the caller. */
const OF_PAGE = /^(?:origin|referer|sec-.*)$/;

/** What a proxy tells of each call. `token` is the header of that name. */
export type CallListener = (call: RecordedCall, token: string | undefined) => void;

/**
 * Passes calls on to another API and hands back what it answers, to the byte. An API that cannot be reached is answered 502 in
 * the envelope; such a call is not told to the listener, for nobody answered it.
 *
 * @param api address without a slash at its end
 */
export function proxyTo(api: string, clock: Clock, listener: CallListener): RequestHandler {
  const readBody = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });
  const told: CallListener = (call, token) => {
    try {
      listener(call, token);
    } catch (error) {
      // Who called has the answer; that it could not be written concerns who records.
      process.stderr.write(`A call is not written: ${reasonOf(error)}\n`);
    }
  };
  return (request, response, next) => {
    readBody(request, response, (error?: unknown) => {
      if (error) return next(error);
      void pass(api, clock, told, request, response);
    });
  };
}

async function pass(
  api: string,
  clock: Clock,
  listener: CallListener,
  request: Request<unknown, unknown, unknown>,
  response: Response,
): Promise<void> {
  const startedAt = instantAt(clock.now());
  const started = performance.now();
  const sent = request.body instanceof Uint8Array && request.body.length > 0 ? request.body : undefined;
  let status: number;
  let type: string;
  let bytes: Uint8Array;
  try {
    const answer = await fetch(`${api}${request.originalUrl}`, {
      method: request.method,
      headers: passedOn(request),
      body: request.method === 'GET' || request.method === 'HEAD' ? undefined : sent?.slice(),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    bytes = new Uint8Array(await answer.arrayBuffer());
    ({ status } = answer);
    type = answer.headers.get('content-type') ?? '';
    answer.headers.forEach((value, name) => {
      if (!OF_CONNECTION.has(name) && name !== 'set-cookie') response.setHeader(name, value);
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  } catch (error) {
    process.stderr.write(`${api} did not answer: ${reasonOf(error)}\n`);
    sendReply(response, replyFailed(502, 'Proxy', 'Không gọi được máy chủ API'));
    return;
  }
  response.status(status).end(bytes);
  listener(
    {
      startedAt,
      ms: Math.round(performance.now() - started),
      method: request.method,
      path: request.path,
      query: queryOf(request),
      userId: request.get('UserID') ?? '',
      shopId: request.get('ShopID') ?? '',
      body: sent && { type: request.get('Content-Type') ?? '', text: new TextDecoder().decode(sent) },
      status,
      answer: { type, text: new TextDecoder().decode(bytes) },
    },
    request.get('Token'),
  );
}

function passedOn(request: Request<unknown, unknown, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (OF_CONNECTION.has(name) || OF_PAGE.test(name)) continue;
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

/** fetch says only that it failed; why stands in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
