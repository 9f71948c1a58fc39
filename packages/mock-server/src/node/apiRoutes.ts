import { operations, type OperationId } from '@so-the/api-client';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { setTimeout as wait } from 'node:timers/promises';
import { unknownQueryNames } from '../contract/requestCheck.ts';
import { ContractBreach } from '../contract/responseCheck.ts';
import { instantAt } from '../core/values/dates.ts';
import type { EngineInput, EngineSession } from '../engine.ts';
import { replyFailed, type EngineReply } from '../engine/envelope.ts';
import { KEY_HEADER, keyAnswer } from '../engine/keyHeader.ts';
import { replyNoSuchCall, replyUnknownPath } from '../engine/unknownPath.ts';
import { bareReply } from '../bare/bareAnswer.ts';
import { lacks } from '../bare/bareness.ts';
import { bareInput } from '../bare/bareRequest.ts';
import { deliver, delivered, resultOf, type Delivery } from '../faults/deliver.ts';
import { describeForm, withoutPictures } from './briefExchange.ts';
import { readMultipart } from './formReader.ts';
import type { MockHost } from './mockHost.ts';
import { readJson } from './readJson.ts';
import { redactBroken } from '../engine/redact.ts';
import type { Exchange } from './loggedRequest.ts';
import { send, sendFault } from './sendReply.ts';

/** Most bytes a JSON body may have. */
const BODY_LIMIT = 1_048_576;

/** Most letters of an unknown address that the log keeps. */
const LONGEST_PATH = 200;

const operationOfPath = new Map<string, OperationId>();
for (const id of Object.keys(operations) as OperationId[]) {
  const { path } = operations[id];
  operationOfPath.set(path, id);
  if (!path.startsWith('/api/')) operationOfPath.set(`/api${path}`, id);
}

const rawReader = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

/**
 * Reads a body as bytes; a compressed or too large one is refused. A form is left to the call it belongs to, what a stranger
 * sends to nobody.
 */
export function bodyReader(host: MockHost): RequestHandler {
  return (request, response, next) => {
    const id = operationOfPath.get(request.path);
    if (id && host.refuseStranger(id, sessionOf(request))) return next();
    if (takesForm(id) && request.is('multipart/form-data')) return next();
    rawReader(request, response, next);
  };
}

/** Answers the calls of the contract; any other address below `/api`, `/User` and `/Shop` is answered 404 in the envelope. */
export function apiRoutes(host: MockHost) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      await answer(host, request, response);
    } catch (error) {
      sendFault(response, error);
    }
  };
}

/** Whether an address belongs to the API. */
export function isApiPath(path: string): boolean {
  return /^\/(api|User|Shop)(\/|$)/.test(path);
}

async function answer(host: MockHost, request: Request, response: Response): Promise<void> {
  const started = performance.now();
  const known = operationOfPath.get(request.path);
  const isLacking = known !== undefined && lacks(host.bare, known);
  const id = isLacking ? undefined : known;
  const session = sessionOf(request);
  const input = id
    ? (host.refuseStranger(id, session) ?? bareInput(host.bare, id, await inputFor(id, request, response)))
    : isLacking
      ? replyNoSuchCall()
      : replyUnknownPath(request.path);
  const delivery = await answered(host, id, request, input, session);
  const { status, body, loss, fault } = delivery;
  if (id && status === 405) response.setHeader('Allow', operations[id].method);
  response.setHeader('Date', new Date(host.clock.now()).toUTCString());
  if (host.bare.calls === 'all') response.setHeader(KEY_HEADER, keyAnswer(request.get(KEY_HEADER)));
  if (loss === undefined) send(response, delivery);
  else if (loss !== 'hang') request.socket.destroy();
  host.log.add(
    {
      at: instantAt(host.clock.now()),
      method: request.method,
      path: id ? request.path : redactBroken(request.path.slice(0, LONGEST_PATH)),
      operationId: id ?? '',
      unknownNames: unknownNamesOf(id, request),
      userId: session?.userId ?? 0,
      shopId: session?.shopId ?? 0,
      status,
      ...resultOf(body),
      ms: Math.round((performance.now() - started) * 10) / 10,
      fault,
    },
    { id, session, ...kept(id, request, input, { status, body }) },
  );
}

/** A client's typing slips, told in the log whether they are refused or passed over. */
function unknownNamesOf(id: OperationId | undefined, request: Request): string[] | undefined {
  const names = id ? unknownQueryNames(id, queryOf(request)).map(({ path }) => path) : [];
  return names.length > 0 ? names : undefined;
}

/** What the log keeps of a call: everything, but of a form neither the file nor its picture in the answer. */
function kept(
  id: OperationId | undefined,
  request: Request,
  input: EngineInput | EngineReply,
  reply: Exchange['reply'],
): Pick<Exchange, 'input' | 'unread' | 'reply'> {
  const query = queryOf(request);
  if (takesForm(id)) {
    const unread = 'status' in input ? '' : describeForm(input);
    return { input: { query }, unread, reply: withoutPictures(reply) };
  }
  return 'status' in input ? { input: { query }, unread: textOf(request), reply } : { input, reply };
}

/** Faults belong to calls of the contract, made as it says: any other is answered at once. */
async function answered(
  host: MockHost,
  id: OperationId | undefined,
  request: Request,
  input: EngineInput | EngineReply,
  session: EngineSession | null,
): Promise<Delivery> {
  const { method } = request;
  if (id === undefined) return delivered('status' in input ? input : replyUnknownPath(request.path));
  const run = async () => bareReply(host.bare, id, await carryOut(host, id, method, input, session));
  if (method !== operations[id].method) return delivered(await run());
  const arrived = 'status' in input ? { query: queryOf(request) } : input;
  return deliver(host.takeFault(id, arrived, session), { run, wait, chance: Math.random });
}

/** Carries out a call as it came, or answers why it could not be read. */
export async function carryOut(
  host: MockHost,
  id: OperationId,
  method: string,
  input: EngineInput | EngineReply,
  session: EngineSession | null,
): Promise<EngineReply> {
  if (method !== operations[id].method) {
    return replyFailed(405, 'Method', `Lời gọi này chỉ nhận ${operations[id].method}`);
  }
  if ('status' in input) return input;
  try {
    return await host.call(id, await host.prepare(id, input, session), session);
  } catch (error) {
    if (error instanceof ContractBreach) return replyFailed(500, 'ContractBreach', error.message);
    throw error;
  }
}

function takesForm(id: OperationId | undefined): boolean {
  return id !== undefined && operations[id].multipart;
}

function inputFor(id: OperationId, request: Request, response: Response): Promise<EngineInput | EngineReply> {
  return takesForm(id) ? formInput(request, response) : Promise.resolve(inputOf(request));
}

async function formInput(request: Request, response: Response): Promise<EngineInput | EngineReply> {
  const read = await readMultipart(request, response);
  if ('fault' in read) return read.fault;
  return { ...envelopeOf(request), body: read.body };
}

function inputOf(request: Request): EngineInput | EngineReply {
  const envelope = envelopeOf(request);
  const bytes: unknown = request.body;
  if (request.method === 'GET' || !(bytes instanceof Uint8Array) || bytes.length === 0) return envelope;
  if (!request.is('application/json')) {
    return replyFailed(415, 'ContentType', 'Nội dung gửi lên phải là application/json');
  }
  const body = readJson(bytes);
  return body.ok ? { ...envelope, body: body.value } : replyFailed(400, 'Contract', body.message);
}

/** Everything of a call but its body. */
function envelopeOf(request: Request): EngineInput {
  const { remoteAddress: source } = request.socket;
  return { query: queryOf(request), idempotencyKey: request.get(KEY_HEADER), source };
}

const queries = new WeakMap<Request, Record<string, string | string[]>>();

/** The query of a call, read once: the engine and the log both ask for it. */
function queryOf(request: Request): Record<string, string | string[]> {
  const known = queries.get(request);
  if (known) return known;
  const query = readQuery(request.url);
  queries.set(request, query);
  return query;
}

/** A query by parameter name; a name given more than once has a list, which only a list parameter accepts. */
function readQuery(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const given = new URLSearchParams(url.slice(start + 1));
  const names = new Set(given.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      if (names.size === given.size) return [name, given.get(name) ?? ''];
      const values = given.getAll(name);
      return [name, values.length === 1 ? values.join('') : values];
    }),
  );
}

/** The beginning of a body that could not be read. */
function textOf({ body }: Request<unknown, unknown, unknown>): string | undefined {
  return body instanceof Uint8Array ? new TextDecoder().decode(body.subarray(0, 4096)) : undefined;
}

function sessionOf(request: Request): EngineSession | null {
  const token = request.get('Token');
  if (!token) return null;
  return { token, userId: numberIn(request.get('UserID')), shopId: numberIn(request.get('ShopID')) };
}

/** A header's whole number; 0, which nobody has, when it is none. */
function numberIn(header: string | undefined): number {
  return header !== undefined && /^-?\d{1,15}$/.test(header) ? Number(header) : 0;
}
