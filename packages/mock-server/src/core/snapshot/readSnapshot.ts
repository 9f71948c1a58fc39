import { enter } from '../books/books.ts';
import type { Entry } from '../records/entry.ts';
import { refuseLines } from '../ledger/post.ts';
import { COLLECTION_NAMES, createWorld, type CollectionName, type World, type WorldSnapshot } from '../store/world.ts';
import { secretField } from './recordSecrets.ts';
import { missingReference } from './references.ts';
import { JsonPieces, UnreadableJson, type Reading } from './jsonPieces.ts';

/** A snapshot that is not taken; the message is a Vietnamese sentence. */
export class SnapshotRefused extends Error {}

/** What is wrong with a record, or with an entry of the books, by the type it has; undefined when nothing is. */
export type RecordCheck = (kind: CollectionName | 'entries', record: unknown) => string | undefined;

/** What the restoring code needs of a collection of any kind. */
interface AnyCollection {
  numberOf(row: object): number;
  get(id: number): object | undefined;
  put(row: object): object;
  load(rows: { lastId: number; rows: readonly object[] }): void;
}

/** What every version of a snapshot has; a collection that a later one added is empty in an older one. */
const ALWAYS_THERE = ['entries', 'shops', 'users'] as const;

/**
 * Reads the world of a snapshot out of its text, piece by piece, and refuses what this server could not have written.
 * Of an older version, the collections it does not know stay empty.
 */
export class SnapshotReader {
  readonly #world = createWorld();
  readonly #check: RecordCheck;
  readonly #reading: Reading;
  #isRead = false;

  constructor(check: RecordCheck) {
    this.#check = check;
    this.#reading = this.#read();
    this.#reading.next();
  }

  /** @throws SnapshotRefused at the first record that is wrong */
  feed(piece: string): void {
    try {
      this.#reading.next(piece);
    } catch (error) {
      throw error instanceof UnreadableJson ? notOurs() : error;
    }
  }

  /** @throws SnapshotRefused when the text broke off */
  end(): World {
    if (!this.#isRead) throw notOurs();
    return this.#world;
  }

  *#read(): Reading {
    const pieces = new JsonPieces();
    const unread = new Set<string>(['entries', ...COLLECTION_NAMES]);
    const isNew = (name: string) => {
      if (!unread.delete(name)) throw notOurs();
    };
    const collection = (name: string): Reading => {
      isNew(name);
      return this.#collection(name as CollectionName, pieces);
    };
    yield* pieces.members((key) => {
      if (key === 'collections') return pieces.members(collection);
      isNew(key);
      return pieces.items((entry) => this.#enter(entry));
    });
    if (ALWAYS_THERE.some((name) => unread.has(name))) throw notOurs();
    this.#isRead = true;
    yield* pieces.rest();
  }

  *#collection(name: CollectionName, pieces: JsonPieces): Reading {
    const collection = this.#world[name] as unknown as AnyCollection;
    const read = function* (key: string): Reading {
      if (key !== 'lastId') throw notOurs();
      const lastId = yield* pieces.value();
      if (!isLastId(lastId)) throw refused(`${name}: lastId phải là số nguyên không âm`);
      collection.load({ lastId, rows: [] });
    };
    yield* pieces.members((key) =>
      key === 'rows' ? pieces.items((row) => this.#put(name, collection, row)) : read(key),
    );
  }

  #put(name: CollectionName, collection: AnyCollection, row: unknown): void {
    const id = putChecked(this.#check, name, collection, row);
    refuseSecret(name, `số ${id}`, row as object);
  }

  #enter(given: unknown): void {
    const number = enterChecked(this.#check, this.#world, given);
    refuseSecret('entries', `số ${number}`, given as object);
  }
}

/**
 * The world of a whole snapshot that this server wrote itself, checked like any other but for secrets, which it never
 * held.
 *
 * @throws SnapshotRefused at the first thing that is wrong
 */
export function readKept(snapshot: unknown, check: RecordCheck): World {
  const world = createWorld();
  const { collections, entries } = (snapshot ?? {}) as Partial<WorldSnapshot>;
  for (const name of COLLECTION_NAMES) {
    const { rows, lastId } = (collections?.[name] ?? {}) as Partial<Record<'rows' | 'lastId', unknown>>;
    if (!Array.isArray(rows) || !isLastId(lastId)) throw notOurs();
    const collection = world[name] as unknown as AnyCollection;
    collection.load({ lastId, rows: [] });
    for (const row of rows as unknown[]) putChecked(check, name, collection, row);
  }
  if (!Array.isArray(entries)) throw notOurs();
  for (const entry of entries as readonly unknown[]) enterChecked(check, world, entry);
  const checking = checkReferences(world);
  while (!checking.next().done) continue;
  return world;
}

function isLastId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Puts a record that has its type and a number of its own; gives the number. */
function putChecked(check: RecordCheck, name: CollectionName, collection: AnyCollection, row: unknown): number {
  const wrong = check(name, row);
  if (wrong !== undefined) throw refused(`${name}: ${wrong}`);
  const id = collection.numberOf(row as object);
  if (collection.get(id)) throw refused(`${name}: số ${id} có hai bản ghi`);
  collection.put(row as object);
  return id;
}

/** Enters an entry that has its type, the next number, and balances; gives the number. */
function enterChecked(check: RecordCheck, world: World, given: unknown): number {
  const number = world.books.entries.length + 1;
  const wrong = check('entries', given);
  if (wrong !== undefined) throw refused(`bút toán ${number}: ${wrong}`);
  const entry = given as Entry;
  if (entry.EntryID !== number) throw refused(`bút toán ${number} mang số ${entry.EntryID}`);
  if (entry.ReversesID !== undefined && entry.ReversesID >= number)
    throw refused(`bút toán ${number} hủy một bút toán chưa có`);
  const unbalanced = refuseLines(entry.Lines);
  if (unbalanced) throw refused(`bút toán ${number}: ${unbalanced.message}`);
  enter(world.books, entry);
  return number;
}

/**
 * Looks through a world that was read whole for records that name what is not there, a few hundred at each step.
 *
 * @throws SnapshotRefused at the first one
 */
export function* checkReferences(world: World): Generator<undefined, void> {
  const missing = yield* missingReference(world);
  if (missing !== undefined) throw refused(missing);
}

function refuseSecret(name: string, which: string, record: object): void {
  const field = secretField(name, record);
  if (field === undefined) return;
  throw refused(`${name}: ${field} của bản ghi ${which} chứa số thẻ đầy đủ, mã bảo mật (CVV, PIN, OTP) hay mật khẩu`);
}

function notOurs(): SnapshotRefused {
  return new SnapshotRefused('Không phải bản chụp của máy chủ này');
}

function refused(why: string): SnapshotRefused {
  return new SnapshotRefused(`Bản chụp không được khôi phục: ${why}`);
}
