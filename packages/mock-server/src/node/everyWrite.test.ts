import { operations } from '@so-the/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { dig } from '../contract/jsonObject.ts';
import { ACCOUNT_OPERATIONS, PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { startServer, type RunningServer } from '../node.ts';
import { EVERY_WRITE, type Write } from '../testing/everyWrite.ts';
import { HttpWriter } from '../testing/httpWriter.ts';
import { MORNING } from '../testing/openShop.ts';

/** How many {@link forgeries} there are of each address. */
const FORGERIES = 6;

let server: RunningServer;
let writer: HttpWriter;

beforeEach(async () => {
  server = await open();
  writer = await HttpWriter.at(server.url);
});

afterEach(() => server.close());

test('an answer lost on its way: sent again with its key, each write answers alike and has one effect', async () => {
  const undisturbed = await open();
  const quiet = await HttpWriter.at(undisturbed.url);
  let lost = 0;
  for (const [place, write] of EVERY_WRITE.entries()) {
    const key = isRepeatable(write) ? `lan-gui-${place}` : undefined;
    const expected = await quiet.send(write, key);
    if (key !== undefined && (await isLost(write, key))) lost += 1;
    const again = await writer.send(write, key);
    expect([write.id, dig(JSON.parse(expected.text), 'Result')]).toEqual([write.id, 1]);
    expect([write.id, again.status, again.text]).toEqual([write.id, expected.status, expected.text]);
  }
  expect(lost).toBe(EVERY_WRITE.filter(isRepeatable).length);
  expect((await snapshotOf(server)) === (await snapshotOf(undisturbed))).toBe(true);
  await undisturbed.close();
  tellFigure(45, `2 servers of one seed, ${EVERY_WRITE.length} writes each: answers and worlds equal to the byte`);
  tellFigure(9, `${lost} lost answers of ${idsOf(isRepeatable)} different writes, each sent again → 0 double effects`);
});

test('a world that all writes have gone through is restored as it was', async () => {
  for (const write of EVERY_WRITE) await writer.send(write);
  const world = await snapshotOf(server);
  const headers = { 'content-type': 'application/json' };
  const restored = await fetch(`${server.url}/_mock/snapshot`, { method: 'POST', headers, body: world });
  expect(await restored.json()).toMatchObject({ scenario: expect.any(String) as string });
  expect((await snapshotOf(server)) === world).toBe(true);
});

test('a GET that writes does nothing for another site, a prefetch or a reload without the session, and is never stored', async () => {
  const faults: unknown[] = [];
  let tried = 0;
  for (const write of EVERY_WRITE) {
    const before = await snapshotOf(server);
    for (const [how, init] of isGet(write) ? forgeries(write) : []) {
      const { status, headers } = await fetch(forgedAddress(writer, write), init);
      const isStored = headers.get('cache-control') !== 'no-store';
      if (status < 400 || isStored || headers.has('access-control-allow-origin')) faults.push([write.id, how, status]);
      tried += 1;
    }
    if ((await snapshotOf(server)) !== before) faults.push([write.id, 'has changed data']);
    const { text, headers } = await writer.send(write);
    expect([write.id, dig(JSON.parse(text), 'Result')]).toEqual([write.id, 1]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(faults).toEqual([]);
  tellFigure(24, `${idsOf(isGet)} GET calls that write × ${FORGERIES} forgeries, ${tried} sent → 0 effects`);
});

/** Sends a write whose answer is lost after it was carried out; false when an answer came. */
async function isLost(write: Write, key: string): Promise<boolean> {
  await setFaults([{ match: { operationId: write.id }, kind: 'lost', when: 'after' }]);
  const outcome = await writer.send(write, key).then(
    () => 'answered',
    (error: unknown) => (error instanceof TypeError ? 'lost' : 'broken'),
  );
  await setFaults([]);
  return outcome === 'lost';
}

const isGet = ({ id }: Write) => operations[id].method === 'GET';

/** Work in a shop; an account's own calls carry passwords, of which nothing is remembered. */
function isRepeatable({ id }: Write): boolean {
  return !PUBLIC_OPERATIONS.has(id) && !ACCOUNT_OPERATIONS.has(id);
}

function idsOf(isWanted: (write: Write) => boolean): number {
  return new Set(EVERY_WRITE.filter(isWanted).map(({ id }) => id)).size;
}

/** How a page of another site, a prefetching browser or the back button may send an address. */
function forgeries(write: Write): [how: string, init: RequestInit][] {
  const session = writer.headersOf(write.by);
  const cookie = Object.entries(session)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ['an image', { headers: { Accept: 'image/*', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' } }],
    ['a prefetch', { headers: { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' } }],
    ['the back button', { headers: { Accept: 'text/html', Cookie: cookie } }],
    ['a form', { method: 'POST', headers: form, body: new URLSearchParams(session).toString() }],
    ['a question before a call', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }],
    ['a HEAD with the session', { method: 'HEAD', headers: session }],
  ];
}

/** The address with the session where another site could write it. */
function forgedAddress(sender: HttpWriter, write: Write): string {
  return `${sender.addressOf(write)}&${new URLSearchParams(sender.headersOf(write.by)).toString()}`;
}

function open(): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const fixed = { clock: standingClock(MORNING), random: seededRandom(1) };
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, ...fixed });
}

async function setFaults(rules: object[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${server.url}/_mock/faults`, { method: 'PUT', headers, body: JSON.stringify({ rules }) });
}

async function snapshotOf({ url }: RunningServer): Promise<string> {
  return (await fetch(`${url}/_mock/snapshot`)).text();
}
