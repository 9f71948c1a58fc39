import type { Entry } from '../core/records/entry.ts';
import { COLLECTION_NAMES, type CollectionName, type World } from '../core/store/world.ts';
import type { RememberedAnswer } from './rememberedAnswers.ts';

/** Everything that calls have changed: what a journal must keep to come back to the same world. */
export interface Changes {
  /** Rows put, in order. */
  rows: [collection: CollectionName, row: object][];
  /** Entries posted, in order. */
  entries: Entry[];
  /** Answers remembered for their Idempotency-Key. */
  answers: RememberedAnswer[];
}

/** One row a call wrote, as it was and as it is now. */
export interface Touched {
  name: CollectionName;
  id: number;
  before?: object;
  after: object;
}

/** Sees every row put into a world; core knows nothing of it. */
export class ChangeRecorder {
  readonly #world: World;
  readonly #keep: boolean;
  #rows: Changes['rows'] = [];
  #answers: RememberedAnswer[] = [];
  #entriesSeen: number;
  #rowsPut = 0;
  #touched = new Map<string, Touched>();

  /** @param keep whether somebody will {@link take} the changes; otherwise they are only counted */
  constructor(world: World, keep: boolean) {
    this.#world = world;
    this.#keep = keep;
    this.#entriesSeen = world.books.entries.length;
    for (const name of COLLECTION_NAMES) {
      const collection = world[name] as unknown as WatchedCollection;
      const put = collection.put.bind(collection);
      collection.put = (row) => {
        this.#rowsPut += 1;
        this.#touch(name, collection, row);
        if (keep) this.#rows.push([name, row]);
        return put(row);
      };
    }
  }

  /** Notes an answer that must survive with the rows. */
  remember(answer: RememberedAnswer): void {
    if (this.#keep) this.#answers.push(answer);
  }

  /** Begins to note what one call writes. */
  begin(): void {
    this.#touched.clear();
  }

  /** Rows written since {@link begin}, each once, in the order they were first written. */
  get touched(): Touched[] {
    return [...this.#touched.values()];
  }

  #touch(name: CollectionName, collection: WatchedCollection, after: object): void {
    const id = collection.numberOf(after);
    const key = `${name}|${id}`;
    const known = this.#touched.get(key);
    this.#touched.set(key, { name, id, before: known ? known.before : collection.get(id), after });
  }

  /** Grows with every row put and every entry posted. */
  get count(): number {
    return this.#rowsPut + this.#world.books.entries.length;
  }

  /** What changed since the last time; afterwards nothing has. */
  take(): Changes {
    const changes = {
      rows: this.#rows,
      entries: this.#world.books.entries.slice(this.#entriesSeen),
      answers: this.#answers,
    };
    this.#rows = [];
    this.#answers = [];
    this.#entriesSeen = this.#world.books.entries.length;
    return changes;
  }
}

/** What is watched of a collection of whatever rows. */
interface WatchedCollection {
  put: (row: object) => object;
  get: (id: number) => object | undefined;
  numberOf: (row: object) => number;
}
