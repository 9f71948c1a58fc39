import { operations } from '@so-the/api-client';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { contractDigest } from '../contract/contractDigest.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { readJson } from '../node/readJson.ts';
import { HIDDEN } from '../engine/redact.ts';
import { secureRandom } from '../engine/random.ts';
import { operationAt, type RecordedCall } from './recordedCall.ts';
import { readRecording } from './recordingFile.ts';
import { RecordingRefused } from './recordingRefused.ts';
import { queryOf } from './requestParts.ts';
import { SecretSieve } from './withoutSecrets.ts';

/** Most bytes of a body that is compared: as many as the engine takes. */
const BODY_LIMIT = 1_048_576;

/** Logs somebody into the engine; gives the token, or undefined when the account or password is unknown there. */
export type LogIn = (body: unknown) => Promise<string | undefined>;

/** Recorded answers by the call they were given to, in their order. */
type Answers = Map<string, RecordedCall[]>;

/**
 * Answers calls as a recording did: who asks, path, query and body must be the same, secrets apart. A call that was recorded
 * several times is answered in that order, the last answer again and again. Any other call goes on to the engine.
 */
export function replayFrom(answers: Answers, logIn: LogIn): RequestHandler {
  const readBody = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });
  return (request, response, next) => {
    // A form belongs to the engine's reader; it is told by everything but its files.
    const reader: RequestHandler = request.is('multipart/form-data') ? (_form, _response, read) => read() : readBody;
    reader(request, response, (error?: unknown) => {
      if (error) return next(error);
      void answerOr(next, () => answer(answers, logIn, request, response, next));
    });
  };
}

/**
 * Reads a recording to answer from.
 *
 * @throws RecordingRefused when it is not sound or of another contract
 */
export function readAnswers(path: string): Answers {
  const { calls, contract } = readRecording(path);
  if (contract === undefined) throw new RecordingRefused(`${path} is a HAR file: only a recording is replayed.`);
  if (contract !== contractDigest()) {
    throw new RecordingRefused(
      `${path} was recorded with contract ${contract}, this one is ${contractDigest()}: record anew, or see with npm run drift what differs.`,
    );
  }
  const answers: Answers = new Map();
  // A session that ended while it was recorded ends nobody's now: the engine says who is a stranger.
  for (const call of calls.filter(({ status }) => status !== 401)) {
    const key = keyOf(call);
    answers.set(key, [...(answers.get(key) ?? []), call]);
  }
  return answers;
}

async function answerOr(next: (error: unknown) => void, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    next(error);
  }
}

async function answer(
  answers: Answers,
  logIn: LogIn,
  request: Request<unknown, unknown, unknown>,
  response: Response,
  next: (error?: unknown) => void,
): Promise<void> {
  const bytes = request.body instanceof Uint8Array ? request.body : undefined;
  const type = request.get('Content-Type');
  const key = keyOf(
    new SecretSieve().sift({
      startedAt: '',
      ms: 0,
      method: request.method,
      path: request.path,
      query: queryOf(request),
      userId: request.get('UserID') ?? '',
      shopId: request.get('ShopID') ?? '',
      body: type === undefined ? undefined : { type, text: bytes && new TextDecoder().decode(bytes) },
      status: 200,
      answer: { type: '' },
    }),
  );
  const recorded = answers.get(key);
  const call = recorded && recorded.length > 1 ? recorded.shift() : recorded?.[0];
  if (!call) return next();
  const isLogin = operationAt(call.path) === 'login';
  const text = isLogin ? await withToken(call, logIn, bytes) : call.answer.text;
  response.status(call.status);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', call.answer.type === '' ? 'text/plain' : `${call.answer.type}; charset=utf-8`);
  response.end(text);
}

/** A recording has no token: whoever the engine knows gets one of its own, so that it answers what was not recorded. */
async function withToken(
  { answer }: RecordedCall,
  logIn: LogIn,
  sent: Uint8Array | undefined,
): Promise<string | undefined> {
  const envelope = valueOf(answer.text);
  const data = dig(envelope, 'Data');
  if (!isJsonObject(envelope) || !isJsonObject(data) || data['Token'] !== HIDDEN) return answer.text;
  const body = sent && readJson(sent);
  const Token = (body?.ok ? await logIn(body.value) : undefined) ?? secureRandom(32);
  return JSON.stringify({ ...envelope, Data: { ...data, Token } });
}

/** One text for calls that are alike: the order of the query and of the fields of the body does not count. */
function keyOf({ method, path, query, userId, shopId, body }: RecordedCall): string {
  const id = operationAt(path);
  const place = id ? operations[id].path : path;
  const pairs = query.map(([name, value]) => `${name}=${value}`).toSorted();
  return JSON.stringify([method, place, userId, shopId, pairs, inOrder(valueOf(body?.text))]);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}

function valueOf(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  const read = readJson(new TextEncoder().encode(text));
  return read.ok ? read.value : text;
}
