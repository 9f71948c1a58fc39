import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveWorld } from '../core/store/world.ts';
import { seedWorld, type SeedOptions } from '../seed/seedWorld.ts';
import { standingClock } from '../engine/clock.ts';
import { KeptWorlds } from './keptWorlds.ts';
import { MockHost } from './mockHost.ts';

const NINE = Date.parse('2026-11-20T09:00:00+07:00');
const HOUR = 3_600_000;
const opened = (now = NINE): SeedOptions => ({ scenario: 'empty', seed: 1, size: 'small', now });
const demo = (): SeedOptions => ({ ...opened(), scenario: 'demo' });
const text = (world: object | undefined) => JSON.stringify(world && saveWorld(world as never));

let folder: string;
let told: string[];
const tell = (sentence: string) => told.push(sentence);

beforeEach(() => {
  told = [];
  folder = fs.mkdtempSync(path.join(tmpdir(), 'kept-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('a world is taken as it was made, whatever happened to it before it was written', async () => {
  const worlds = new KeptWorlds(path.join(folder, 'worlds'), 'one', tell);
  const world = seedWorld(demo());
  const before = text(world);
  const write = worlds.keep(demo(), world);
  const customer = world.customers.rows[0];
  if (customer) world.customers.put({ ...customer, FullName: 'Tên đổi sau' });
  expect(worlds.take(demo())).toBeUndefined();
  await write?.();
  expect(text(worlds.take({ ...demo(), now: NINE + HOUR }))).toBe(before);
  expect(fs.readdirSync(path.join(folder, 'worlds'))).toEqual(['demo-1-small.json']);
});

test.each([
  ['the same build, three hours later', 'one', opened(NINE + 3 * HOUR), true],
  ['more than three hours later', 'one', opened(NINE + 3 * HOUR + 1), false],
  ['a clock that stands before it was made', 'one', opened(NINE - 1), false],
  ['another build', 'two', opened(), false],
  ['another seed', 'one', { ...opened(), seed: 2 }, false],
  ['another size', 'one', { ...opened(), size: 'medium' as const }, false],
])('%s', async (_case, build, asked, isTaken) => {
  await new KeptWorlds(folder, 'one', tell).keep(opened(), seedWorld(opened()))?.();
  expect(new KeptWorlds(folder, build, tell).take(asked) !== undefined).toBe(isTaken);
});

test('past midnight the day is played anew, even an hour later', async () => {
  const late = Date.parse('2026-11-20T23:30:00+07:00');
  const worlds = new KeptWorlds(folder, 'one', tell);
  await worlds.keep(opened(late), seedWorld(opened(late)))?.();
  expect(worlds.take(opened(late + HOUR / 4))).toBeDefined();
  expect(worlds.take(opened(late + HOUR))).toBeUndefined();
});

test('a file cut at any place is played anew, and that is told', async () => {
  const worlds = new KeptWorlds(folder, 'one', tell);
  await worlds.keep(opened(), seedWorld(opened()))?.();
  const file = path.join(folder, 'empty-1-small.json');
  const whole = fs.readFileSync(file, 'utf8');
  for (let cut = 0; cut < whole.length; cut += 501) {
    fs.writeFileSync(file, whole.slice(0, cut));
    expect(worlds.take(opened())).toBeUndefined();
  }
  expect(told.length).toBeGreaterThan(3);
});

test.each<[string, (text: string) => string]>([
  ['a password that is no text', (text) => text.replace(/"PasswordHash":"[^"]*"/, '"PasswordHash":5')],
  ['rows that are no list', (text) => text.replace('"rows":[', '"rows":{},"more":[')],
  ['an entry that does not balance', (text) => text.replace(/("Lines":\[\{"Account":"[^"]*","Amount":)/, '$19')],
  ['an entry left out', (text) => text.replace('"EntryID":2,', '"EntryID":3,')],
  ['a card of nobody', (text) => text.replace(/("CardDataID":)\d+/, '$1999999')],
  ['a head that is none', (text) => `null\n${text.split('\n')[1]}`],
  ['no world', (text) => `${text.split('\n')[0]}\nnull`],
  ['one line', () => '{}'],
])('a file with %s is not believed: the world is played anew, which one sentence tells', async (_what, spoil) => {
  const worlds = new KeptWorlds(folder, 'one', tell);
  const world = seedWorld(demo());
  await worlds.keep(demo(), world)?.();
  const file = path.join(folder, 'demo-1-small.json');
  const whole = fs.readFileSync(file, 'utf8');
  expect(spoil(whole)).not.toBe(whole);
  fs.writeFileSync(file, spoil(whole));
  expect(worlds.take(demo())).toBeUndefined();
  expect(told).toEqual([
    expect.stringMatching(/^The kept world demo-1-small\.json is not taken, .* it is played anew\.$/),
  ]);
});

test('a folder in the place of a file stops neither start nor reset, and is told', async () => {
  fs.mkdirSync(path.join(folder, 'empty-1-small.json'));
  const keptWorlds = new KeptWorlds(folder, 'one', tell);
  const host = new MockHost({ origin: opened(), clock: standingClock(NINE), keptWorlds });
  expect(host.world.users.rows.length).toBeGreaterThan(0);
  expect(told).toEqual([expect.stringMatching(/^The kept world empty-1-small\.json is not taken, .*/)]);
  await expect(host.keepPlayed()).rejects.toThrow(/EISDIR|directory/);
  expect(fs.readdirSync(folder)).toEqual(['empty-1-small.json']);
});

test('only its owner may read a kept world', async () => {
  const worlds = new KeptWorlds(path.join(folder, 'worlds'), 'one', tell);
  await worlds.keep(opened(), seedWorld(opened()))?.();
  const modes = ['worlds', 'worlds/empty-1-small.json'].map(
    (name) => fs.statSync(path.join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('halves that were left, worlds of former days and more than there is room for are swept away', async () => {
  const worlds = new KeptWorlds(folder, 'one', tell, 200_000);
  const aged = (name: string, hours: number, bytes = 10) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, 'x'.repeat(bytes));
    const seconds = fs.statSync(file).mtimeMs / 1000 - hours * 3600;
    fs.utimesSync(file, seconds, seconds);
  };
  aged('demo-1-small.json.4711', 1);
  aged('demo-1-small.json.4712', 0);
  aged('demo-2-small.json', 25);
  aged('demo-3-small.json', 2, 150_000);
  aged('demo-4-small.json', 1, 150_000);
  aged('notes.txt', 100);
  await worlds.keep(opened(), seedWorld(opened()))?.();
  expect(fs.readdirSync(folder).toSorted()).toEqual([
    'demo-1-small.json.4712',
    'demo-4-small.json',
    'empty-1-small.json',
    'notes.txt',
  ]);
});

test('a server that is reset goes on with what was played an hour before, and keeps what it had to play', async () => {
  const clock = standingClock(NINE);
  const host = new MockHost({ origin: demo(), clock, keptWorlds: new KeptWorlds(folder, 'one', tell) });
  const played = text(host.world);
  await host.keepPlayed();
  const customer = host.world.customers.rows[0];
  if (customer) host.world.customers.put({ ...customer, FullName: 'Tên đổi sau' });
  host.reset(opened());
  await host.keepPlayed();
  expect(fs.readdirSync(folder).toSorted()).toEqual(['demo-1-small.json', 'empty-1-small.json']);
  // A standing clock begins again where it stood at first: a second server's stands an hour later.
  const later = new MockHost({
    origin: opened(),
    clock: standingClock(NINE + HOUR),
    keptWorlds: new KeptWorlds(folder, 'one', tell),
  });
  later.reset(demo());
  expect(text(later.world)).toBe(played);
  later.reset({ ...demo(), seed: 2 });
  expect(text(later.world)).not.toBe(played);
});
