import { operations, type OperationId } from '@so-the/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { isJsonObject } from '../contract/jsonObject.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { startServer, type RunningServer } from '../node.ts';
import { exampleOf } from '../testing/hostileInput.ts';
import { HttpWriter } from '../testing/httpWriter.ts';
import { MORNING } from '../testing/openShop.ts';

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const POISON = '{"polluted":1,"prototype":{"polluted":1}}';
const POSTS = idsWhere(({ hasBody, multipart }) => hasBody && !multipart);
const READS = idsWhere(({ mutates }) => !mutates);

let server: RunningServer;
let session: Record<string, string>;

beforeAll(async () => {
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const fixed = { clock: standingClock(MORNING), random: seededRandom(1) };
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, ...fixed });
  session = (await HttpWriter.at(server.url)).headersOf('owner');
});

afterAll(() => server.close());

test('a body nested 20,000 deep, of 2 MB, or with a key given twice is refused; every read answers as before', async () => {
  const before = await everyRead();
  let sent = 0;
  for (const id of POSTS) {
    const sound = JSON.stringify(exampleOf(operationParts(id).body));
    for (const [status, body] of [
      [400, '['.repeat(20_000)],
      [400, sound.replace(/^\{/, `{"Deep":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},`)],
      [413, sound.replace(/^\{/, `{"Note":"${'x'.repeat(2_000_000)}",`)],
      [400, sound.replace(/^\{(("[^"]+":)[^,}]*)/, '{$1,$1')],
      [400, `${sound}${sound}`],
    ] as const) {
      expect([id, body.slice(0, 60), (await post(id, body)).status]).toEqual([id, body.slice(0, 60), status]);
      sent += 1;
    }
  }
  expect(await everyRead()).toEqual(before);
  tellFigure(
    2,
    `${sent} poisonous bodies to ${POSTS.length} calls → 0 stored, 0 of ${READS.length} reads answer differently`,
  );
});

test('__proto__, constructor and prototype as key, path, parameter or header change no object of the server', async () => {
  const known = Object.getOwnPropertyNames(Object.prototype).toSorted();
  const before = await everyRead();
  let sent = 0;
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, init);
    expect([path, answer.status < 500]).toEqual([path, true]);
    await answer.arrayBuffer();
    sent += 1;
  };
  for (const id of [...POSTS, ...READS]) {
    const { path, method, hasBody } = operations[id];
    for (const key of KEYS) {
      await send(`${path}?${key}=1&${key}[polluted]=1&a[${key}][polluted]=1`, { method, headers: session });
      for (const body of hasBody ? poisoned(exampleOf(operationParts(id).body), key) : []) {
        await send(path, { method, body, headers: { ...session, 'Content-Type': 'application/json' } });
      }
    }
  }
  for (const key of KEYS) {
    for (const root of ['/api', '/User', '/_db', '/_db/customers', '/_mock', '/_mock/requests', '/_mock/docs'])
      await send(`${root}/${key}`);
    for (const name of ['Token', 'UserID', 'ShopID', 'Idempotency-Key', key])
      await send(operations.listCustomers.path, { headers: { ...session, [name]: key } });
  }
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(known);
  expect([
    Reflect.get({}, 'polluted'),
    Reflect.get(Object, 'polluted'),
    Reflect.get(Array.prototype, 'polluted'),
  ]).toEqual([undefined, undefined, undefined]);
  expect(await everyRead()).toEqual(before);
  tellFigure(3, `${sent} inputs with ${KEYS.length} names of prototypes → 0 pollutions`);
});

/** A sound body with a prototype's name at its top and in each object in it. */
function poisoned(sound: unknown, key: string): string[] {
  const text = JSON.stringify(sound);
  const places = [...text.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
  return places.map((at) => `${text.slice(0, at)}${JSON.stringify(key)}:${POISON},${text.slice(at)}`);
}

/** What every reading call answers to the contract's examples. */
async function everyRead(): Promise<string[]> {
  const answers: string[] = [];
  for (const id of READS) {
    const { path, method, hasBody, multipart } = operations[id];
    const { query, body } = operationParts(id);
    const pairs = query.flatMap(({ name, schema, required }) =>
      required ? [[name, textOf(exampleOf(schema))] as [string, string]] : [],
    );
    const address = `${server.url}${path}?${new URLSearchParams(pairs).toString()}`;
    const sent = hasBody && !multipart && isJsonObject(body) ? JSON.stringify(exampleOf(body)) : undefined;
    const headers = sent === undefined ? session : { ...session, 'Content-Type': 'application/json' };
    answers.push(await (await fetch(address, { method, headers, body: sent })).text());
  }
  return answers;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function post(id: OperationId, body: string): Promise<Response> {
  const headers = { ...session, 'Content-Type': 'application/json' };
  return fetch(server.url + operations[id].path, { method: 'POST', headers, body });
}

function idsWhere(isWanted: (call: (typeof operations)[OperationId]) => boolean): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => isWanted(operations[id]));
}
