import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import type { EngineSession } from '../engine.ts';
import { hostileForms } from './hostileForms.ts';
import { exampleOf, hostileInputs } from './hostileInput.ts';

/** One request as its bytes go out. */
export interface HostileRequest {
  /** What is wrong with it. */
  kind: string;
  /** Whether the call it is for changes data. */
  mutates: boolean;
  /** Whether it comes from somebody who may not call. */
  isStranger?: boolean;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Everything that can be wrong with a request for a call, made from the contract alone. */
export function* hostileRequests(id: OperationId, session: EngineSession): Generator<HostileRequest> {
  const { method, path, hasBody, mutates } = operations[id];
  const { query, body } = operationParts(id);
  const json = { 'content-type': 'application/json' };
  const known = headersOf(session);
  const names = Object.fromEntries(query.map(({ name, schema }) => [name, exampleOf(schema)]));
  const text = JSON.stringify(body ? exampleOf(body) : {});
  const sound = { kind: '', mutates, method, path: withQuery(path, names), headers: { ...known, ...json } };
  const send = hasBody ? { ...sound, body: text } : sound;

  for (const [kind, headers] of strangers(session)) {
    yield { ...send, kind, isStranger: true, headers: { ...headers, ...json } };
  }
  for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW']) {
    if (other !== method) yield { ...sound, kind: 'method', method: other };
  }
  const below = path.startsWith('/api') ? path : `/api${path}`;
  for (const odd of [`${path}/`, below.toLowerCase(), `${path}%00`, `${below}/../${path}`, `${path}%E0%A4%A`]) {
    yield { ...send, kind: 'path', path: odd };
  }
  for (const pair of ODD_QUERIES) yield { ...send, kind: 'query', path: `${path}?${pair}` };
  for (const [name, value] of ODD_HEADERS)
    yield { ...send, kind: 'header', headers: { ...send.headers, [name]: value } };
  if (method !== 'GET') yield* hostileBodies(sound);
  if (operations[id].multipart) {
    const fields = Object.keys((body ? exampleOf(body) : {}) as object);
    for (const { headers, body: form } of hostileForms(fields))
      yield { ...sound, kind: 'form', headers: { ...known, ...headers }, body: form };
  }
  yield* hostileValues(id, sound);
}

/** Wrong values where right ones belong. */
function* hostileValues(id: OperationId, sound: HostileRequest): Generator<HostileRequest> {
  const { path, hasBody } = operations[id];
  for (const input of hostileInputs(id)) {
    const body = hasBody && input.body !== undefined ? JSON.stringify(input.body) : undefined;
    yield { ...sound, kind: 'value', path: withQuery(path, input.query ?? {}), body };
  }
}

const ODD_QUERIES = [
  '__proto__=1&constructor=2&prototype=3',
  '__proto__[polluted]=1&constructor[prototype][polluted]=1',
  'PageIndex=-1&PageSize=1e9',
  'PageIndex=0',
  'PageIndex=1e308&PageSize=NaN',
  'PageSize=20&PageSize=30',
  'ForDate=2026-02-31&ToDate=0000-00-00',
  'ForDate=2026-12-31&ToDate=2026-01-01',
  `GeneralSearch=${'('.repeat(2000)}`,
  'GeneralSearch=%28a%2B%29%2B%24',
  'GeneralSearch=%ff%fe',
  'GeneralSearch=%27%20OR%201%3D1%20--',
  '%00=%00',
  '&&&===',
];

const ODD_HEADERS: readonly [name: string, value: string][] = [
  ['Idempotency-Key', 'x'],
  ['Idempotency-Key', `${'x'.repeat(99)}é`],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'multipart/form-data'],
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Encoding', 'gzip'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Transfer-Encoding', 'chunked'],
];

function* hostileBodies(sound: HostileRequest): Generator<HostileRequest> {
  const bodies: readonly (string | Buffer)[] = [
    '',
    '{',
    'null',
    '"',
    '[]'.repeat(3),
    '{"a":1,"a":2}',
    '['.repeat(20_000),
    '{"a":'.repeat(20_000),
    '{"__proto__":{"polluted":1}}',
    `{"Note":"${'x'.repeat(1_100_000)}"}`,
    Buffer.from([0xff, 0xfe, 0x00]),
    '{"a":1e400}',
    '\ufeff{}',
  ];
  for (const body of bodies) yield { ...sound, kind: 'body', body };
}

function strangers(session: EngineSession): [kind: string, headers: Record<string, string>][] {
  const known = headersOf(session);
  return [
    ['no token', {}],
    ['stale token', { ...known, Token: 'f'.repeat(64) }],
    ['huge token', { ...known, Token: 'x'.repeat(4000) }],
    ['another user', { ...known, UserID: '1' }],
    ['no user', { ...known, UserID: 'NaN' }],
    ['foreign shop', { ...known, ShopID: '999999' }],
    ['company by a shop', { ...known, ShopID: '-111' }],
    ['no shop', { ...known, ShopID: '1e3' }],
  ];
}

function headersOf({ token, userId, shopId }: EngineSession): Record<string, string> {
  return { Token: token, UserID: String(userId), ShopID: String(shopId) };
}

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, textOf(each)]));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
