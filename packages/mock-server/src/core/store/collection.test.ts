import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { Collection } from './collection.ts';
import { openShop } from '../testing/openShop.ts';
import { loadWorld, saveWorld } from './world.ts';

interface Row {
  id: number;
  shop: number;
  tag?: string;
}

const collection = () =>
  new Collection<Row, 'shop' | 'tag'>((row) => row.id, { shop: (row) => row.shop, tag: (row) => row.tag });

test('rows are found by number and index in order of creation, also after they changed', () => {
  const rows = collection();
  for (const row of [
    { id: 1, shop: 1, tag: 'a' },
    { id: 2, shop: 2 },
    { id: 3, shop: 1 },
    { id: 4, shop: 2, tag: 'a' },
  ])
    rows.put(row);
  rows.put({ id: 2, shop: 1, tag: 'a' });
  expect(rows.by('shop', 1).map((row) => row.id)).toEqual([1, 2, 3]);
  expect(rows.by('tag', 'a').map((row) => row.id)).toEqual([1, 2, 4]);
  rows.put({ id: 1, shop: 1 });
  expect([rows.count('tag', 'a'), rows.count('shop', 2), rows.get(1)?.tag, rows.get(9), rows.get(undefined)]).toEqual([
    2,
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a number is taken only when its row is put, and never given twice', () => {
  const rows = collection();
  expect([rows.nextId, rows.nextId]).toEqual([1, 1]);
  rows.put({ id: -111, shop: 0 });
  rows.put({ id: 7, shop: 0 });
  expect(rows.nextId).toBe(8);
  const copy = collection();
  copy.load(rows.toJSON());
  expect([copy.nextId, copy.rows]).toEqual([8, rows.rows]);
});

test('a world read back from its snapshot is the same world, caches folded anew', () => {
  const { world } = openShop();
  const text = JSON.stringify(saveWorld(world));
  const copy = loadWorld(JSON.parse(text) as ReturnType<typeof saveWorld>);
  expect(JSON.stringify(saveWorld(copy))).toBe(text);
  expect(copy.books.shops).toEqual(world.books.shops);
});

test('a running sum equals the fold over the rows of an index value, whatever is added, changed or moved', () => {
  const rows = new Collection<{ id: number; box?: string; weight: number }, 'box', 'weight'>(
    (row) => row.id,
    { box: (row) => row.box },
    { by: ['box'], of: ({ weight }) => ({ weight }) },
  );
  rows.put({ id: 1, box: 'a', weight: 5 });
  rows.put({ id: 2, box: 'a', weight: 7 });
  expect([rows.sum('box', 'a', 'weight'), rows.sum('box', 'b', 'weight')]).toEqual([12, 0]);
  rows.put({ id: 1, box: 'b', weight: 6 });
  rows.put({ id: 2, weight: 7 });
  expect([rows.sum('box', 'a', 'weight'), rows.sum('box', 'b', 'weight')]).toEqual([0, 6]);
});

const byWeight = (a: { id: number; weight: number }, b: { id: number; weight: number }) =>
  a.weight - b.weight || a.id - b.id;

const isNoThird = ({ id }: { id: number }) => id % 3 !== 0;

test('an index with an order of its own keeps it, whatever is added, changed or moved, whenever it is read, and is cut by that order', () => {
  const row = { id: fc.integer({ min: 1, max: 12 }), box: fc.nat(1), weight: fc.nat(9) };
  const rows = fc.array(fc.record({ ...row, isReadFirst: fc.boolean() }));
  fc.assert(
    fc.property(rows, fc.nat(9), fc.nat(9), (puts, low, high) => {
      const kept = new Collection<{ id: number; box: number; weight: number }, 'box', 'weight'>(
        (row) => row.id,
        { box: (row) => row.box || undefined },
        { by: ['box'], of: ({ weight }) => ({ weight }) },
        { box: byWeight },
      );
      const seen: (readonly [number | undefined, number])[] = [];
      kept.watch((before, after) => seen.push([before?.weight, after.weight]));
      for (const { isReadFirst, ...row } of puts) {
        if (isReadFirst) kept.readAhead(row.weight);
        kept.put(row);
      }
      const expected = kept.rows.filter((row) => row.box === 1).toSorted(byWeight);
      expect(kept.by('box', 1)).toEqual(expected);
      expect(kept.last('box', 1)).toEqual(expected.at(-1));
      expect(kept.count('box', 1)).toBe(expected.length);
      expect(kept.sum('box', 1, 'weight')).toBe(expected.reduce((sum, { weight }) => sum + weight, 0));
      const inside = expected.filter(({ weight }) => weight >= low && weight <= high);
      const isTooEarly = ({ weight }: { weight: number }) => weight < low;
      const isTooLate = ({ weight }: { weight: number }) => weight > high;
      expect(kept.lastFirst('box', 1, { isTooEarly, isTooLate, passes: isNoThird })).toEqual(
        inside.filter(isNoThird).toReversed(),
      );
      expect(seen.map(([, after]) => after)).toEqual(puts.map(({ weight }) => weight));
    }),
    runs(500),
  );
});
