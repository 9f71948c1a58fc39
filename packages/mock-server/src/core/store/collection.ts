/** Rows are added or replaced whole, never removed, moved or changed in place: a position found once stays true, a row read once stays what it was. */

import { firstPlace } from '../values/firstPlace.ts';
import type { IndexKey } from './places.ts';
import { RowIndex } from './rowIndex.ts';

/** A collection as it is written to disk. */
export interface CollectionSnapshot<Row> {
  lastId: number;
  rows: readonly Row[];
}

/** Figures of a row that are summed for each value of some indexes. */
export interface Tally<Row, Index, Figure extends string> {
  by: readonly Index[];
  of: (row: Row) => Readonly<Record<Figure, number>>;
}

/** Orders of the rows of some indexes: below zero when the first row comes first. An index without one is in order of creation. */
export type Orders<Row, Index extends string> = Partial<Record<Index, (a: Row, b: Row) => number>>;

/** A part of the rows of an index value, which begins and ends somewhere in its order. */
export interface Part<Row> {
  isTooEarly: (row: Row) => boolean;
  isTooLate: (row: Row) => boolean;
  passes: (row: Row) => boolean;
}

/** Is told of every row put, as it was and as it is now. */
export type Watcher<Row> = (before: Row | undefined, after: Row) => void;

type Indexes<Row, Index extends string, Figure extends string> = Record<Index, RowIndex<Row, Figure>>;

/** Rows by number and by the indexes the rules ask for; iteration is in order of creation. */
export class Collection<Row extends object, Index extends string = never, Figure extends string = never> {
  readonly #idOf: (row: Row) => number;
  readonly #indexes: Indexes<Row, Index, Figure>;
  readonly #everyIndex: readonly RowIndex<Row, Figure>[];
  readonly #watchers: Watcher<Row>[] = [];
  /** Places of the rows whose number is not the next one to their place. */
  readonly #placeOfId = new Map<number, number>();
  readonly #rows: Row[] = [];
  #lastId = 0;
  #puts = 0;

  constructor(
    idOf: (row: Row) => number,
    keys: Record<Index, (row: Row) => IndexKey>,
    tally?: Tally<Row, Index, Figure>,
    orders: Orders<Row, Index> = {},
  ) {
    this.#idOf = idOf;
    const indexOf = (name: Index) =>
      new RowIndex<Row, Figure>(this.#rows, {
        keyOf: keys[name],
        order: orders[name],
        figuresOf: tally?.by.includes(name) ? tally.of : undefined,
      });
    const names = Object.keys(keys) as Index[];
    this.#indexes = Object.fromEntries(names.map((name) => [name, indexOf(name)])) as Indexes<Row, Index, Figure>;
    this.#everyIndex = Object.values(this.#indexes);
  }

  /** All rows, oldest first; do not change. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Number the next new row is to carry; taken only once a row with it is put. */
  get nextId(): number {
    return this.#lastId + 1;
  }

  /** How many rows were ever put: while it stays, the collection has not changed. */
  get puts(): number {
    return this.#puts;
  }

  /** The row of a number, deleted ones included. */
  get(id: number | undefined): Row | undefined {
    const place = id === undefined ? undefined : this.#placeOf(id);
    return place === undefined ? undefined : this.#rows[place];
  }

  /** Number of a row. */
  numberOf(row: Row): number {
    return this.#idOf(row);
  }

  /** From now on tells somebody of every row put; who watches a collection lives as long as it does. */
  watch(watcher: Watcher<Row>): void {
    this.#watchers.push(watcher);
  }

  /** Rows of one index value, oldest first unless the index has an order of its own. */
  by(index: Index, key: string | number): Row[] {
    return this.#indexes[index].placesOf(key).map((place) => this.#at(place));
  }

  /** The last row of one index value that passes a test; any does when none is given. */
  last(index: Index, key: string | number, passes: (row: Row) => boolean = () => true): Row | undefined {
    const places = this.#indexes[index].placesOf(key);
    for (let at = places.length - 1; at >= 0; at -= 1) {
      const row = this.#at(places[at] ?? 0);
      if (passes(row)) return row;
    }
    return undefined;
  }

  /**
   * Rows of one index value that pass a test, last first, among those from the first that does not come too early up to
   * the first that comes too late.
   */
  lastFirst(index: Index, key: string | number, part: Part<Row>): Row[] {
    const { isTooEarly, isTooLate, passes } = part;
    const places = this.#indexes[index].placesOf(key);
    const start = firstPlace(places.length, (at) => isTooEarly(this.#at(places[at] ?? 0)));
    const end = firstPlace(places.length, (at) => !isTooLate(this.#at(places[at] ?? 0)));
    const found: Row[] = [];
    for (let at = end - 1; at >= start; at -= 1) {
      const row = this.#at(places[at] ?? 0);
      if (passes(row)) found.push(row);
    }
    return found;
  }

  /** How many rows one index value has. */
  count(index: Index, key: string | number): number {
    return this.#indexes[index].count(key);
  }

  /** Running sums of the figures of the rows of one index value, if it ever had any; do not change. */
  sums(index: Index, key: string | number): Readonly<Record<Figure, number>> | undefined {
    return this.#indexes[index].sums(key);
  }

  /** Σ of a figure over the rows of one index value: a running sum that equals their fold at every moment. */
  sum(index: Index, key: string | number, figure: Figure): number {
    return this.#indexes[index].sums(key)?.[figure] ?? 0;
  }

  /** Enters so many more rows into each index, so that nobody who asks has to wait for it; gives whether all are. */
  readAhead(most: number): boolean {
    let isWhole = true;
    for (const index of this.#everyIndex) isWhole = index.bringUp(most) && isWhole;
    return isWhole;
  }

  /** Adds a row, or replaces the one of the same number. */
  put<Given extends Row>(row: Given): Given {
    const id = this.#idOf(row);
    this.#puts += 1;
    const place = this.#placeOf(id);
    if (place === undefined) this.#add(id, row);
    else this.#replace(place, row);
    return row;
  }

  /** Rows and counter, for a snapshot. */
  toJSON(): CollectionSnapshot<Row> {
    return { lastId: this.#lastId, rows: this.#rows };
  }

  /** Fills an empty collection from a snapshot. */
  load(snapshot: CollectionSnapshot<Row>): void {
    for (const row of snapshot.rows) this.put(row);
    this.#lastId = Math.max(this.#lastId, snapshot.lastId);
  }

  #placeOf(id: number): number | undefined {
    const row = this.#rows[id - 1];
    return row !== undefined && this.#idOf(row) === id ? id - 1 : this.#placeOfId.get(id);
  }

  #add(id: number, row: Row): void {
    const place = this.#rows.push(row) - 1;
    if (place !== id - 1) this.#placeOfId.set(id, place);
    this.#lastId = Math.max(this.#lastId, id);
    for (const watcher of this.#watchers) watcher(undefined, row);
  }

  #replace(place: number, row: Row): void {
    const old = this.#at(place);
    this.#rows[place] = row;
    for (const index of this.#everyIndex) index.replaced(place, old, row);
    for (const watcher of this.#watchers) watcher(old, row);
  }

  #at(place: number): Row {
    return this.#rows[place] as Row;
  }
}
