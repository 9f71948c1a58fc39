import { operations, type OperationId } from '@so-the/api-client';
import { createHash } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dig } from '../contract/jsonObject.ts';
import { standingClock } from '../engine/clock.ts';
import type { EngineSession } from '../engine.ts';
import { startServer, type RunningServer } from '../node.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { hostileRequests, type HostileRequest } from '../testing/hostileRequests.ts';
import { ACCOUNTS, sessionOf } from '../testing/loggedIn.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** Requests on their way at the same time. */
const LANES = 16;
/** A request that takes longer hangs. */
const PATIENCE_MS = 20_000;

/** Answers that depend on the request alone, not on what the world holds. */
const REFUSED_ANYHOW: ReadonlySet<number> = new Set([400, 404, 405, 413, 415, 431]);

/** Calls that, carried out, may end the session or the shop all others work with: each has a world of its own. */
const ENDING: readonly OperationId[] = [
  'saveStaff',
  'saveStaffPermissions',
  'deleteStaff',
  'saveShop',
  'deleteShop',
  'changePassword',
];

const IDS = Object.keys(operations) as OperationId[];
const agent = new http.Agent({ keepAlive: true, maxSockets: LANES });
let server: RunningServer;

beforeAll(async () => {
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse('2026-11-20T09:00:00+07:00'));
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock });
});

afterAll(async () => {
  agent.destroy();
  await server.close();
});

test('every call × everything that can be wrong: no 5xx, no hang, always the envelope, no change by a refusal', async () => {
  const session = await loginOver();
  const snapshot = await snapshotText();
  const refused: HostileRequest[] = [];
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  let sent = 0;
  let ended = 0;
  const send = (ids: readonly OperationId[]) =>
    inLanes(requestsOf(ids, session), async (request) => {
      const { status, text } = await exchange(request);
      sent += 1;
      kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
      const fault = faultOf(status, text);
      if (fault) faults.push(`${fault}: ${request.kind} ${request.method} ${request.path.slice(0, 200)}`);
      if (request.mutates && REFUSED_ANYHOW.has(status)) refused.push(request);
      if (status === 401 && !request.isStranger) ended += 1;
    });
  await send(IDS.filter((id) => !ENDING.includes(id)));
  expect(ended).toBe(0);
  for (const id of ENDING) {
    await restore(snapshot);
    await send([id]);
  }
  await restore(snapshot);
  const before = hashOf(await snapshotText());
  await inLanes(refused, exchange);
  const after = hashOf(await snapshotText());
  tellFigure(1, report(sent, refused.length, faults.length, kinds));
  expect(faults.slice(0, 20)).toEqual([]);
  expect(after).toBe(before);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(sent).toBeGreaterThanOrEqual(71 * IDS.length);
});

const RAW: readonly string[] = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /User/Login HTTP/1.1\r\n\r\n',
  'POST /User/Login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
  'POST /User/Login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'POST /User/Login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /User/Login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  `GET /User/Login HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'GET /User/Login HTTP/1.1\r\nHost: localhost\r\nX\u0000Y: 1\r\n\r\n',
  'GET /User/Login HTTP/1.1\nHost: localhost\nToken: a\rb\n\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

test('raw nonsense on sockets ends that connection and nothing else', async () => {
  const before = hashOf(await snapshotText());
  const replies = await Promise.all(RAW.map(raw));
  expect(replies.filter((reply) => reply !== '' && !/^HTTP\/1\.1 (?:4\d\d|200)/.test(reply))).toEqual([]);
  expect(hashOf(await snapshotText())).toBe(before);
});

function requestsOf(ids: readonly OperationId[], session: EngineSession): HostileRequest[] {
  return ids.flatMap((id) => [...hostileRequests(id, session)]);
}

/** What is wrong with an answer, if anything. */
function faultOf(status: number, text: string): string | undefined {
  if (status === 0) return `no answer (${text})`;
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  const envelope = parsed(text);
  const isEnvelope = typeof dig(envelope, 'Result') === 'number' && typeof dig(envelope, 'Message') === 'string';
  return isEnvelope ? undefined : `no envelope (${status} ${text.slice(0, 100)})`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function exchange({ method, path, headers, body }: HostileRequest): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: error.message });
    const request = http.request({ hostname, port, method, path, headers, agent, timeout: PATIENCE_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on('error', fail);
    });
    request.on('timeout', () => request.destroy(new Error('hangs')));
    request.on('error', fail);
    request.end(body);
  });
}

async function inLanes<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function loginOver() {
  const body = JSON.stringify(ACCOUNTS.owner);
  const headers = { 'content-type': 'application/json' };
  return sessionOf(
    parsed((await exchange({ kind: '', mutates: true, method: 'POST', path: '/User/Login', headers, body })).text),
  );
}

async function snapshotText(): Promise<string> {
  return (await fetch(`${server.url}/_mock/snapshot`)).text();
}

async function restore(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/_mock/snapshot`, { method: 'POST', headers, body });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function report(sent: number, refused: number, faults: number, kinds: ReadonlyMap<string, number>): string {
  const each = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  return `${sent} hostile requests over ${IDS.length} calls (${each}): ${faults} faults; sent again, ${refused} refused writes changed nothing`;
}

/** What the server sends for a text written straight to its socket; a connection it keeps open is closed after a moment. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (bytes) => (reply += bytes.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(reply));
  });
}
