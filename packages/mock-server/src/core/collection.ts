/** Rows are added or replaced whole, never removed, moved or changed in place: a position found once stays true, a row read once stays what it was. */

import { firstPlace } from './firstPlace.ts';
import { enter, leave, type IndexKey, type IsBefore, type Places } from './places.ts';

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

type Order<Row> = (a: Row, b: Row) => number;

/** Rows by number and by the indexes the rules ask for; iteration is in order of creation. */
export class Collection<Row extends object, Index extends string = never, Figure extends string = never> {
  readonly #idOf: (row: Row) => number;
  readonly #indexes: {
    name: Index;
    keyOf: (row: Row) => IndexKey;
    places: Places;
    isBefore: IsBefore;
    order?: Order<Row>;
  }[] = [];
  readonly #watchers: Watcher<Row>[] = [];
  readonly #byName = new Map<Index, Places>();
  readonly #placeOfId = new Map<number, number>();
  readonly #tally: Tally<Row, Index, Figure> | undefined;
  readonly #sums = new Map<Index, Map<string | number, Record<Figure, number>>>();
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
    this.#tally = tally;
    for (const name of tally?.by ?? []) this.#sums.set(name, new Map());
    for (const name of Object.keys(keys) as Index[]) {
      const places: Places = new Map();
      const order = orders[name];
      const isBefore: IsBefore = order ? (a, b) => order(this.#at(a), this.#at(b)) < 0 : (a, b) => a < b;
      this.#indexes.push({ name, keyOf: keys[name], places, isBefore, order });
      this.#byName.set(name, places);
    }
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
    const place = id === undefined ? undefined : this.#placeOfId.get(id);
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
    const places = this.#byName.get(index)?.get(key);
    if (places === undefined) return [];
    const found: Row[] = [];
    for (const place of typeof places === 'number' ? [places] : places) {
      const row = this.#rows[place];
      if (row) found.push(row);
    }
    return found;
  }

  /** The last row of one index value that passes a test; any does when none is given. */
  last(index: Index, key: string | number, passes: (row: Row) => boolean = () => true): Row | undefined {
    const places = this.#byName.get(index)?.get(key);
    if (places === undefined) return undefined;
    const list = typeof places === 'number' ? [places] : places;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const row = this.#rows[list[at] ?? -1];
      if (row && passes(row)) return row;
    }
    return undefined;
  }

  /**
   * Rows of one index value that pass a test, last first, among those from the first that does not come too early up to
   * the first that comes too late.
   */
  lastFirst(index: Index, key: string | number, part: Part<Row>): Row[] {
    const { isTooEarly, isTooLate, passes } = part;
    const places = this.#byName.get(index)?.get(key) ?? [];
    const list = typeof places === 'number' ? [places] : places;
    const start = firstPlace(list.length, (at) => isTooEarly(this.#at(list[at] ?? 0)));
    const end = firstPlace(list.length, (at) => !isTooLate(this.#at(list[at] ?? 0)));
    const found: Row[] = [];
    for (let at = end - 1; at >= start; at -= 1) {
      const row = this.#at(list[at] ?? 0);
      if (passes(row)) found.push(row);
    }
    return found;
  }

  /** How many rows one index value has. */
  count(index: Index, key: string | number): number {
    const places = this.#byName.get(index)?.get(key);
    return typeof places === 'number' ? 1 : (places?.length ?? 0);
  }

  /** Running sums of the figures of the rows of one index value, if it ever had any; do not change. */
  sums(index: Index, key: string | number): Readonly<Record<Figure, number>> | undefined {
    return this.#sums.get(index)?.get(key);
  }

  /** Σ of a figure over the rows of one index value: a running sum that equals their fold at every moment. */
  sum(index: Index, key: string | number, figure: Figure): number {
    return this.#sums.get(index)?.get(key)?.[figure] ?? 0;
  }

  /** Adds a row, or replaces the one of the same number. */
  put<Given extends Row>(row: Given): Given {
    const id = this.#idOf(row);
    this.#puts += 1;
    const place = this.#placeOfId.get(id);
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

  #add(id: number, row: Row): void {
    const place = this.#rows.length;
    this.#rows.push(row);
    this.#placeOfId.set(id, place);
    this.#lastId = Math.max(this.#lastId, id);
    for (const { keyOf, places, isBefore } of this.#indexes) enter(places, keyOf(row), place, isBefore);
    this.#count(row, 1);
    for (const watcher of this.#watchers) watcher(undefined, row);
  }

  #replace(place: number, row: Row): void {
    const old = this.#rows[place];
    this.#rows[place] = row;
    if (old) this.#count(old, -1);
    this.#count(row, 1);
    for (const { keyOf, places, isBefore, order } of this.#indexes) {
      const before = old && keyOf(old);
      const after = keyOf(row);
      if (before === after && (!order || !old || order(old, row) === 0)) continue;
      leave(places, before, place);
      enter(places, after, place, isBefore);
    }
    for (const watcher of this.#watchers) watcher(old, row);
  }

  #at(place: number): Row {
    return this.#rows[place] as Row;
  }

  #count(row: Row, sign: 1 | -1): void {
    if (!this.#tally) return;
    const figures = this.#tally.of(row);
    for (const { name, keyOf } of this.#indexes) {
      const sums = this.#sums.get(name);
      const key = sums && keyOf(row);
      if (key === undefined) continue;
      const known = sums?.get(key);
      if (!known) sums?.set(key, { ...figures });
      else for (const figure in figures) known[figure] += sign * figures[figure];
    }
  }
}
