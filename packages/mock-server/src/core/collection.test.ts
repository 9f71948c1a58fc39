import { expect, test } from 'vitest';
import { Collection } from './collection.ts';
import { openShop } from './testing/openShop.ts';
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
