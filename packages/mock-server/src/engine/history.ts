/** What each of the latest calls changed, kept so that the world can be shown as it was after any of them. */
import type { OperationId } from '@so-the/api-client';
import type { Entry } from '../core/records/entry.ts';
import { copyOfWorld, loadWorld, type CollectionName, type World, type WorldSnapshot } from '../core/store/world.ts';
import type { IsoInstant } from '../core/values/dates.ts';
import type { Touched } from './changes.ts';

/** A call that changed the world. */
export interface Step {
  /** Counts from 1 since the world began. */
  number: number;
  /** What the world's clock showed. */
  at: IsoInstant;
  id: OperationId;
  userId: number;
  shopId: number;
  /** Records written, each once, in the order they were first written. */
  rows: readonly Touched[];
  /** Entries posted. */
  entries: readonly Entry[];
}

/** Calls that can be gone back over. */
const LIMIT = 500;

/** The latest calls that changed a world, oldest first. */
export class WorldHistory {
  readonly #world: World;
  #steps: Step[] = [];
  #count = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** The calls that can be gone back over, oldest first. */
  get steps(): readonly Step[] {
    return this.#steps.slice(-LIMIT);
  }

  /** Notes a call that changed something. */
  note(step: Omit<Step, 'number'>): void {
    this.#count += 1;
    this.#steps.push({ ...step, number: this.#count });
    if (this.#steps.length > LIMIT * 2) this.#steps = this.#steps.slice(-LIMIT);
  }

  /** A call by its number; absent when it is unknown or forgotten. */
  step(number: number): Step | undefined {
    return this.steps.find((step) => step.number === number);
  }

  /** A world of its own as this one was after a call, or before all that are known when it is the number before the first. */
  worldAfter(number: number): World | undefined {
    const { steps } = this;
    const first = steps[0]?.number ?? this.#count + 1;
    if (!Number.isInteger(number) || number < first - 1 || number > this.#count) return undefined;
    const past = new Past(copyOfWorld(this.#world), this.#world);
    for (const step of steps.filter((each) => each.number > number).toReversed()) past.undo(step);
    return loadWorld(past.snapshot);
  }
}

/** A snapshot that goes back call by call. */
class Past {
  readonly snapshot: WorldSnapshot;
  readonly #world: World;
  readonly #places = new Map<CollectionName, Map<number, number>>();
  #entries: Entry[];

  constructor(snapshot: WorldSnapshot, world: World) {
    this.#entries = [...snapshot.entries];
    this.snapshot = { ...snapshot, entries: this.#entries };
    this.#world = world;
  }

  undo({ rows, entries }: Step): void {
    this.#entries.splice(this.#entries.length - entries.length);
    for (const touched of rows.toReversed()) this.#putBack(touched);
  }

  /** A record that was there before is again as it was; a new one is the last of its list, and goes. */
  #putBack({ name, id, before }: Touched): void {
    const list = this.snapshot.collections[name];
    const rows = list.rows as object[];
    if (before) rows[this.#placeOf(name, id)] = before;
    else {
      rows.pop();
      list.lastId = id - 1;
    }
  }

  #placeOf(name: CollectionName, id: number): number {
    const { numberOf } = this.#world[name] as unknown as { numberOf: (row: object) => number };
    const { rows } = this.snapshot.collections[name];
    const places =
      this.#places.get(name) ?? new Map(rows.map((row, place) => [numberOf.call(this.#world[name], row), place]));
    this.#places.set(name, places);
    return places.get(id) ?? rows.length;
  }
}
