import { enter } from '../core/books/books.ts';
import { COLLECTION_NAMES, createWorld, type World } from '../core/store/world.ts';
import type { Changes } from '../engine/changes.ts';
import type { RememberedAnswer } from '../engine/rememberedAnswers.ts';
import type { SeedOptions } from '../seed/seedWorld.ts';
import { JournalFile, type Disk } from './journalFile.ts';

/** What the world of a file grew from. */
export type Origin = Omit<SeedOptions, 'now'>;

/** A world as a file keeps it. */
export interface KeptWorld {
  origin: Origin;
  world: World;
  /** Answers remembered for their Idempotency-Key, oldest first. */
  answers: RememberedAnswer[];
}

const FORMAT = 'so-the-world-1';
const CHUNK = 1000;

/**
 * A world in a file: what it was at the beginning, then what each acknowledged call changed.
 *
 * The file keeps rows and entries, not calls: passwords and tokens reach it only as the hashes the world itself keeps, and
 * a later version of the rules reads the same world from it.
 */
export class WorldJournal {
  readonly #file: JournalFile;

  private constructor(file: JournalFile) {
    this.#file = file;
  }

  /** Starts a file with a world, replacing any file of that name. */
  static create(path: string, origin: Origin, world: World, disk?: Disk): WorldJournal {
    return new WorldJournal(JournalFile.create(path, baseRecords(origin, world), disk));
  }

  /** Opens a file started earlier. */
  static open(path: string, disk?: Disk): WorldJournal {
    return new WorldJournal(JournalFile.open(path, disk));
  }

  /**
   * The world as of the last complete record.
   *
   * @throws JournalDamaged when the file was changed by something other than its server
   */
  load(): KeptWorld {
    const world = createWorld();
    const kept: { origin?: Origin; isComplete: boolean } = { isComplete: false };
    const answers: RememberedAnswer[] = [];
    for (const record of this.#file.read()) {
      const { format, origin, isComplete, rows, entries, answers: remembered } = record as JournalRecord;
      if (format === FORMAT) kept.origin = origin;
      if (isComplete) kept.isComplete = true;
      for (const [name, row] of rows ?? []) (world[name] as unknown as { put: (given: object) => object }).put(row);
      for (const entry of entries ?? []) enter(world.books, entry);
      answers.push(...(remembered ?? []));
    }
    if (!kept.origin || !kept.isComplete) throw new Error('The file is no world of this server.');
    return { origin: kept.origin, world, answers };
  }

  /** Puts changes on the disk before it returns; throws when it cannot, and then none of them is there. */
  append(changes: Changes): void {
    this.#file.append(changes);
  }

  /** Whether changes can be kept at this moment: after a failure the disk is tried first. */
  canWrite(): boolean {
    return !this.#file.isFailing || this.#file.probe();
  }

  close(): void {
    this.#file.close();
  }
}

type JournalRecord = Partial<Changes> & { format?: string; origin?: Origin; isComplete?: boolean };

function* baseRecords(origin: Origin, world: World): Generator<JournalRecord> {
  yield { format: FORMAT, origin };
  for (const name of COLLECTION_NAMES) {
    const all: readonly object[] = world[name].rows;
    for (const rows of chunks(all)) yield { rows: rows.map((row): Changes['rows'][number] => [name, row]) };
  }
  for (const entries of chunks(world.books.entries)) yield { entries };
  yield { isComplete: true };
}

function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}
