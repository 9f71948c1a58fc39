import { expect, test } from 'vitest';
import { seedWorld } from '../../seed/seedWorld.ts';
import { MORNING } from '../../testing/openShop.ts';
import { COLLECTION_NAMES, createWorld, saveWorld } from '../store/world.ts';
import { SnapshotReader, SnapshotRefused } from './readSnapshot.ts';
import { writeSnapshot } from './writeSnapshot.ts';

const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
const text = JSON.stringify(saveWorld(demo));

test('a world is written in pieces far shorter than itself, which are the world as one text', () => {
  const pieces = [...writeSnapshot(demo)];
  expect(pieces.join('')).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(text.length / 10);
  expect([...writeSnapshot(createWorld())].join('')).toBe(JSON.stringify(saveWorld(createWorld())));
});

test('what is written is the world of the moment it was asked for', () => {
  const world = createWorld();
  const pieces = writeSnapshot(world);
  world.dayCloses.put({ DayCloseID: 1 } as never);
  expect([...pieces].join('')).toBe(JSON.stringify(saveWorld(createWorld())));
});

test.each([1, 2, 7, 1000, 65_536, Infinity])('cut into pieces of %d signs a world is read whole', (length) => {
  const small = length < 1000 ? JSON.stringify(JSON.parse(shortText), undefined, 1) : text;
  expect(JSON.stringify(saveWorld(read(small, length)))).toBe(JSON.stringify(JSON.parse(small)));
});

const { collections, entries } = JSON.parse(text) as ReturnType<typeof saveWorld>;
const [first, second] = entries;
const empty = saveWorld(createWorld());
const shops = { lastId: 1, rows: [{ ShopID: 1, ShopName: 'Thẻ "Đáo\\Rút" \u{1f4b3}', Note: '[{' }] };
const shortText = JSON.stringify({ collections: { ...empty.collections, shops }, entries: entries.slice(0, 3) });

test.each([
  ['nothing', ''],
  ['another record', '{}'],
  ['a list', '[]'],
  ['half a snapshot', shortText.slice(0, -40)],
  ['a snapshot and more', `${shortText}{}`],
  ['no JSON', shortText.replace('"entries"', 'entries')],
  ['a world without entries', JSON.stringify({ collections })],
  ['a world without shops', JSON.stringify({ collections: { ...empty.collections, shops: undefined }, entries })],
  ['a world without users', JSON.stringify({ collections: { ...empty.collections, users: undefined }, entries })],
  ['a table nobody knows', JSON.stringify({ collections: { ...empty.collections, coins: shops }, entries })],
  ['a table twice', shortText.replace('{"collections":{', '{"collections":{"files":{"lastId":0,"rows":[]},')],
])('%s is no snapshot of this server', (_, wrong) => {
  expect(() => read(wrong)).toThrow(new SnapshotRefused('Không phải bản chụp của máy chủ này'));
});

test.each(COLLECTION_NAMES.filter((name) => name !== 'shops' && name !== 'users'))(
  'a snapshot of a version without %s is read, and has none of them',
  (name) => {
    const older = { collections: { ...collections, [name]: undefined }, entries };
    const now = { collections: { ...collections, [name]: empty.collections[name] }, entries };
    expect(JSON.stringify(saveWorld(read(JSON.stringify(older), Infinity)))).toBe(JSON.stringify(now));
  },
);

test.each([
  [
    'an amount more',
    [changed(first, (line) => ({ ...line, Amount: line.Amount + 1 }))],
    'bút toán 1: Bút toán không cân',
  ],
  [
    'a line of half a đồng',
    [changed(first, (line) => ({ ...line, Amount: line.Amount / 7 }))],
    'bút toán 1: Mỗi dòng bút toán phải là số nguyên đồng khác 0',
  ],
  ['a line alone', [{ ...first, Lines: first?.Lines.slice(0, 1) }], 'bút toán 1: Bút toán phải có ít nhất hai dòng'],
  ['an entry left out', [second], 'bút toán 1 mang số 2'],
  ['the mirror of what comes later', [{ ...first, ReversesID: 5 }], 'bút toán 1 hủy một bút toán chưa có'],
])('books with %s are refused with a sentence', (_, wrong, why) => {
  expect(() => read(JSON.stringify({ ...empty, entries: wrong }))).toThrow(
    new SnapshotRefused(`Bản chụp không được khôi phục: ${why}`),
  );
});

test('a record twice and a number of records that is none are refused with a sentence', () => {
  const twice = { ...empty.collections, shops: { lastId: 1, rows: [...shops.rows, ...shops.rows] } };
  expect(() => read(JSON.stringify({ collections: twice, entries: [] }))).toThrow(/shops: số 1 có hai bản ghi/);
  const none = { ...empty.collections, shops: { ...shops, lastId: 'x' } };
  expect(() => read(JSON.stringify({ collections: none, entries: [] }))).toThrow(/shops: lastId phải là số nguyên/);
});

/** The world of a text that arrives in pieces of some length. */
function read(whole: string, length = 1000) {
  const reader = new SnapshotReader(() => undefined);
  const step = Math.min(length, whole.length || 1);
  for (let from = 0; from < whole.length; from += step) reader.feed(whole.slice(from, from + step));
  return reader.end();
}

function changed(entry: typeof first, change: (line: NonNullable<typeof first>['Lines'][number]) => object) {
  return { ...entry, Lines: entry?.Lines.map((line, place) => (place === 0 ? change(line) : line)) };
}
