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

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'kept-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('a world is taken as it was made, whatever happened to it before it was written', async () => {
  const worlds = new KeptWorlds(path.join(folder, 'worlds'), 'one');
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
  await new KeptWorlds(folder, 'one').keep(opened(), seedWorld(opened()))?.();
  expect(new KeptWorlds(folder, build).take(asked) !== undefined).toBe(isTaken);
});

test('past midnight the day is played anew, even an hour later', async () => {
  const late = Date.parse('2026-11-20T23:30:00+07:00');
  const worlds = new KeptWorlds(folder, 'one');
  await worlds.keep(opened(late), seedWorld(opened(late)))?.();
  expect(worlds.take(opened(late + HOUR / 4))).toBeDefined();
  expect(worlds.take(opened(late + HOUR))).toBeUndefined();
});

test('a file cut at any place is as if it were not there', async () => {
  const worlds = new KeptWorlds(folder, 'one');
  await worlds.keep(opened(), seedWorld(opened()))?.();
  const file = path.join(folder, 'empty-1-small.json');
  const whole = fs.readFileSync(file, 'utf8');
  for (let cut = 0; cut < whole.length; cut += 501) {
    fs.writeFileSync(file, whole.slice(0, cut));
    expect(worlds.take(opened())).toBeUndefined();
  }
});

test('a server that is reset goes on with what was played an hour before, and keeps what it had to play', async () => {
  const clock = standingClock(NINE);
  const host = new MockHost({ origin: demo(), clock, keptWorlds: new KeptWorlds(folder, 'one') });
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
    keptWorlds: new KeptWorlds(folder, 'one'),
  });
  later.reset(demo());
  expect(text(later.world)).toBe(played);
  later.reset({ ...demo(), seed: 2 });
  expect(text(later.world)).not.toBe(played);
});
