/** The world holds what people entered and what was posted; every total anyone sees is read from it, none is kept in it. */
import { createBooks, enter, type Books } from '../books/books.ts';
import type { Entry } from '../records/entry.ts';
import type { CollectionSnapshot } from './collection.ts';
import { createDocuments } from './documents.ts';
import { createPapers } from './papers.ts';
import { createRecords } from './records.ts';
import { createPosMoney } from './posMoney.ts';

function createCollections() {
  return { ...createRecords(), ...createDocuments(), ...createPapers(), ...createPosMoney() };
}

/** All records by collection. */
export type Collections = ReturnType<typeof createCollections>;

/** Everything the mock server knows. */
export type World = Collections & { books: Books };

/** Name of a collection, as `/_db` lists it. */
export type CollectionName = keyof Collections;

/** A world as plain JSON. */
export interface WorldSnapshot {
  collections: Record<CollectionName, CollectionSnapshot<object>>;
  entries: readonly Entry[];
}

/** A world with nothing in it. */
export function createWorld(): World {
  return { ...createCollections(), books: createBooks() };
}

/** Names of all collections, in a fixed order. */
export const COLLECTION_NAMES = Object.keys(createCollections()) as CollectionName[];

/** How many records and entries a world holds. */
export function sizeOfWorld(world: World): number {
  return COLLECTION_NAMES.reduce((sum, name) => sum + world[name].rows.length, world.books.entries.length);
}

/** The world as plain JSON: records and entries, no caches. The same world gives the same text. */
export function saveWorld(world: World): WorldSnapshot {
  const collections = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, world[name].toJSON()]),
  ) as WorldSnapshot['collections'];
  return { collections, entries: world.books.entries };
}

/** {@link saveWorld} as of this moment: the lists are its own, the records, which never change in place, are shared. */
export function copyOfWorld(world: World): WorldSnapshot {
  const { collections, entries } = saveWorld(world);
  const copied = COLLECTION_NAMES.map((name) => [name, { ...collections[name], rows: [...collections[name].rows] }]);
  return { collections: Object.fromEntries(copied) as WorldSnapshot['collections'], entries: [...entries] };
}

/** The world of a snapshot, its caches folded anew. The snapshot must come from {@link saveWorld}. */
export function loadWorld(snapshot: WorldSnapshot): World {
  const world = createWorld();
  for (const name of COLLECTION_NAMES) {
    const collection: { load(rows: CollectionSnapshot<object>): void } = world[name];
    collection.load(snapshot.collections[name]);
  }
  for (const entry of snapshot.entries) enter(world.books, entry);
  return world;
}
