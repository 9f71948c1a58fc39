import { saveWorld, type World, type WorldSnapshot } from '../store/world.ts';

/** Records and entries written at a time. */
const STEP = 200;

/**
 * The JSON text of {@link saveWorld} in pieces, so that no world is too large for one string. It is the world as it is now,
 * however late the last piece is taken.
 */
export function writeSnapshot(world: World): Generator<string> {
  return writeWhole(saveWorld(world));
}

/** The JSON text of a snapshot in pieces. */
export function writeWhole({ collections, entries }: WorldSnapshot): Generator<string> {
  const lists = Object.entries(collections).map(([name, { lastId, rows }]) => ({ name, lastId, rows: rows.slice() }));
  return pieces(lists, entries.slice());
}

interface NamedRows {
  name: string;
  lastId: number;
  rows: readonly object[];
}

function* pieces(lists: readonly NamedRows[], entries: readonly object[]): Generator<string> {
  for (const [place, { name, lastId, rows }] of lists.entries()) {
    yield `${place === 0 ? '{"collections":{' : ','}${JSON.stringify(name)}:{"lastId":${lastId},"rows":[`;
    yield* items(rows);
    yield ']}';
  }
  yield '},"entries":[';
  yield* items(entries);
  yield ']}';
}

function* items(list: readonly object[]): Generator<string> {
  for (let from = 0; from < list.length; from += STEP) {
    const step = list.slice(from, from + STEP).map((item) => JSON.stringify(item));
    yield `${from === 0 ? '' : ','}${step.join(',')}`;
  }
}
