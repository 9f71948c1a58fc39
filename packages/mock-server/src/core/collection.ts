/** Rows are added or replaced whole, never removed, moved or changed in place: a position found once stays true, a row read once stays what it was. */

/** Value rows are grouped by; an absent one leaves the row out of the index. */
export type IndexKey = string | number | undefined;

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

/** Rows by number and by the indexes the rules ask for; iteration is in order of creation. */
export class Collection<Row extends object, Index extends string = never, Figure extends string = never> {
  readonly #idOf: (row: Row) => number;
  readonly #indexes: { name: Index; keyOf: (row: Row) => IndexKey; places: Places }[] = [];
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
  ) {
    this.#idOf = idOf;
    this.#tally = tally;
    for (const name of tally?.by ?? []) this.#sums.set(name, new Map());
    for (const name of Object.keys(keys) as Index[]) {
      const places: Places = new Map();
      this.#indexes.push({ name, keyOf: keys[name], places });
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

  /** Rows of one index value, oldest first. */
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

  /** The newest row of one index value that passes a test. */
  last(index: Index, key: string | number, passes: (row: Row) => boolean): Row | undefined {
    const places = this.#byName.get(index)?.get(key);
    if (places === undefined) return undefined;
    const list = typeof places === 'number' ? [places] : places;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const row = this.#rows[list[at] ?? -1];
      if (row && passes(row)) return row;
    }
    return undefined;
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
    for (const { keyOf, places } of this.#indexes) enter(places, keyOf(row), place);
    this.#count(row, 1);
  }

  #replace(place: number, row: Row): void {
    const old = this.#rows[place];
    this.#rows[place] = row;
    if (old) this.#count(old, -1);
    this.#count(row, 1);
    for (const { keyOf, places } of this.#indexes) {
      const before = old && keyOf(old);
      const after = keyOf(row);
      if (before === after) continue;
      leave(places, before, place);
      enter(places, after, place);
    }
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

/** Places of the rows of each value of an index, oldest first; most values have one row alone. */
type Places = Map<string | number, number | number[]>;

function enter(places: Places, key: IndexKey, place: number): void {
  if (key === undefined) return;
  const known = places.get(key);
  if (known === undefined) {
    places.set(key, place);
    return;
  }
  const bucket = typeof known === 'number' ? [known] : known;
  if (bucket !== known) places.set(key, bucket);
  let at = bucket.length;
  if ((bucket[at - 1] ?? -1) < place) {
    bucket.push(place);
    return;
  }
  while (at > 0 && (bucket[at - 1] ?? 0) > place) at -= 1;
  bucket.splice(at, 0, place);
}

function leave(places: Places, key: IndexKey, place: number): void {
  if (key === undefined) return;
  const known = places.get(key);
  if (typeof known === 'number') places.delete(key);
  else known?.splice(known.indexOf(place), 1);
}
