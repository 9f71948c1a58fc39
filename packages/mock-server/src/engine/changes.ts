import type { Entry } from '../core/ledger/entry.ts';
import { COLLECTION_NAMES, type CollectionName, type World } from '../core/world.ts';
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

/** Sees every row put into a world; core knows nothing of it. */
export class ChangeRecorder {
  readonly #world: World;
  readonly #keep: boolean;
  #rows: Changes['rows'] = [];
  #answers: RememberedAnswer[] = [];
  #entriesSeen: number;
  #rowsPut = 0;

  /** @param keep whether somebody will {@link take} the changes; otherwise they are only counted */
  constructor(world: World, keep: boolean) {
    this.#world = world;
    this.#keep = keep;
    this.#entriesSeen = world.books.entries.length;
    for (const name of COLLECTION_NAMES) {
      const collection = world[name] as unknown as { put: (row: object) => object };
      const put = collection.put.bind(collection);
      collection.put = (row) => {
        this.#rowsPut += 1;
        if (keep) this.#rows.push([name, row]);
        return put(row);
      };
    }
  }

  /** Notes an answer that must survive with the rows. */
  remember(answer: RememberedAnswer): void {
    if (this.#keep) this.#answers.push(answer);
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
