import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBrowserEngine } from '../browser.ts';
import { seededRandom } from '../engine/random.ts';
import { FaultSet } from '../faults/faultSet.ts';
import { arrivedCall } from '../faults/callMatch.ts';
import { recordFault } from '../node/recordFault.ts';
import { ACCOUNTS, loggedIn } from '../testing/loggedIn.ts';
import { play, REPLAY_NOW, sendTo } from '../testing/replay.ts';
import { CapsuleRefused } from './capsule.ts';
import { gzipped } from './gzip.ts';
import { openCapsule } from './openCapsule.ts';
import { packCapsule, type Packed } from './packCapsule.ts';
import { worldPrint } from './travelling.ts';

const AROUND: Packed = {
  build: '0.1.0',
  origin: { scenario: 'demo', seed: 1, size: 'small' },
  clock: { now: REPLAY_NOW, runs: false },
  faults: [{ match: { operationId: 'payDebtCustomer' }, kind: 'answer', status: 500, skip: 2, times: 1 }],
  screen: { userName: 'chushop', shopId: 1, address: '/debt/customer?open=3', theme: 'dark', width: 1366 },
  calls: [],
  note: 'Trả nợ lần thứ ba thì lỗi',
};

test('a world that was worked in opens elsewhere as the same world, with its clock, faults, screen and note', async () => {
  const engine = createBrowserEngine({ now: REPLAY_NOW });
  await play(sendTo(engine));
  const bytes = await packCapsule(engine.world, AROUND);
  const { head, world } = await openCapsule(bytes, recordFault, { random: seededRandom(2) });
  expect(worldPrint(world)).toBe(worldPrint(engine.world));
  expect(head).toMatchObject(AROUND);
  expect(world.sessions.rows).toEqual([]);
  const again = await packCapsule(world, AROUND);
  expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
});

test('a capsule tells the build that was looked at; one of before it was told opens as well', async () => {
  const { world } = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
  const { screen } = AROUND;
  const told = screen && { ...screen, build: '8b102249 2026-11-29' };
  for (const seen of [told, screen]) {
    const { head } = await openCapsule(await packCapsule(world, { ...AROUND, screen: seen }), recordFault);
    expect(head.screen).toEqual(seen);
  }
});

test('no token, no hash and no full card number travels; accounts have the passwords of their scenario', async () => {
  const engine = createBrowserEngine({ now: REPLAY_NOW });
  const session = loggedIn(engine, 'owner');
  const text = await textOf(await packCapsule(engine.world, AROUND));
  const stored = [...engine.world.users.rows.map(({ PasswordHash }) => PasswordHash), session.token];
  for (const secret of [...stored, ...engine.world.sessions.rows.map(({ TokenHash }) => TokenHash)]) {
    expect(text.includes(secret)).toBe(false);
  }
  expect(text).not.toMatch(/pbkdf2|Chushop@123|(?<!\d)[3-6]\d{15}(?!\d)/);
  const { world } = await openCapsule(await packCapsule(engine.world, AROUND), recordFault);
  const other = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
  for (const row of world.users.rows) other.world.users.put(row);
  for (const account of ['owner', 'cashier', 'company'] as const) {
    expect(loggedIn(other, account).token).not.toBe('');
  }
  expect(ACCOUNTS.owner.UserName).toBe('chushop');
});

test.each<
  [string, (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, RegExp]
>([
  ['cut', (bytes) => bytes.slice(0, bytes.length / 2), /bị cắt hoặc hỏng/],
  [
    'with a bit turned',
    (bytes) => bytes.with(bytes.length >> 1, ~(bytes[bytes.length >> 1] ?? 0)),
    /bị cắt|[Kk]hông phải|khôi phục/,
  ],
  ['that is no gzip', () => new TextEncoder().encode('{"format":"so-the-capsule-1"}'), /không phải gói/],
  ['that is empty', () => new Uint8Array(), /không phải gói/],
  ['whose head is a bomb', () => gzipped(Array.from({ length: 40 }, () => ' '.repeat(100_000))), /không phải gói/],
  ['that is too large', () => new Uint8Array(26 * 1024 * 1024), /lớn quá 25 MB/],
  ['of another format', (bytes) => withHead(bytes, { format: 'so-the-capsule-9' }), /phiên bản khác/],
  [
    'of another contract',
    (bytes) => withHead(bytes, { contract: { login: 'x' } }),
    /bộ lời gọi khác: login đã đổi, gói chưa có/,
  ],
  [
    'with a name of the language',
    (bytes) => withText(bytes, (text) => `{"__proto__":{"x":1},${text.slice(1)}`),
    /không phải gói/,
  ],
  [
    'of no scenario',
    (bytes) => withHead(bytes, { origin: { scenario: '../x', seed: 1, size: 'small' } }),
    /kịch bản không có/,
  ],
  ['with a fault that can never be', (bytes) => withHead(bytes, { faults: [{ kind: 'slow' }] }), /Lỗi thử trong gói/],
  [
    'with an address that browsers read as another site',
    (bytes) => withHead(bytes, { screen: { ...AROUND.screen, address: String.raw`/\evil.example` } }),
    /không phải gói/,
  ],
  [
    'with an address of another site',
    (bytes) => withHead(bytes, { screen: { ...AROUND.screen, address: '//evil.example' } }),
    /không phải gói/,
  ],
  ['without its world', async (bytes) => gzipped([(await textOf(bytes)).split('\n')[0] ?? '']), /không phải gói/],
  [
    'whose books do not balance',
    (bytes) => withText(bytes, (text) => text.replace(/("Lines":\[\{"Account":"[^"]*","Amount":-?)(\d)/, '$19$2')),
    /khôi phục/,
  ],
])(
  'a capsule %s is refused with one sentence',
  async (_, change, reason) => {
    const engine = createBrowserEngine({ now: REPLAY_NOW });
    const bytes = await change(await packCapsule(engine.world, AROUND));
    const refused = await openCapsule(bytes, recordFault).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(CapsuleRefused);
    expect((refused as Error).message).toMatch(reason);
  },
  30_000,
);

test('a capsule that comes to more than it may is left where it does', async () => {
  const engine = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
  const bytes = await packCapsule(engine.world, AROUND);
  const opened = openCapsule(bytes, recordFault, { mostBytes: 1024 * 16 });
  await expect(opened).rejects.toThrow(/Gói bung ra lớn quá/);
});

test('rules that travelled go on where they were', () => {
  const turns = fc.record({
    skip: fc.nat({ max: 4 }),
    times: fc.integer({ min: 1, max: 4 }),
    every: fc.integer({ min: 1, max: 3 }),
  });
  const property = fc.property(turns, fc.nat({ max: 12 }), (turn, before) => {
    const engine = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
    const call = arrivedCall('login', {}, null, engine.world);
    const here = new FaultSet([{ ...turn, kind: 'answer', status: 500 }]);
    for (let count = 0; count < before; count += 1) here.take(call);
    const there = new FaultSet(here.remaining);
    const next = (set: FaultSet) => Array.from({ length: 12 }, () => set.take(call) !== undefined);
    expect(next(there)).toEqual(next(here));
  });
  fc.assert(property, { numRuns: 200 });
});

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

async function withText(bytes: Uint8Array<ArrayBuffer>, change: (text: string) => string) {
  return gzipped([change(await textOf(bytes))]);
}

function withHead(bytes: Uint8Array<ArrayBuffer>, change: object) {
  return withText(bytes, (text) => {
    const [head = '', ...rest] = text.split('\n');
    return [JSON.stringify({ ...(JSON.parse(head) as object), ...change }), ...rest].join('\n');
  });
}
