/** An index equals the grouping of all rows by its key at every moment anybody looks: rows put since the last look are entered then. */
import { enter, leave, type IndexKey, type IsBefore, type Places } from './places.ts';

/** How an index groups its rows. */
export interface IndexPlan<Row, Figure extends string> {
  /** Value a row is grouped by; an absent one leaves the row out. */
  keyOf: (row: Row) => IndexKey;
  /** Order of the rows of a value: below zero when the first comes first. Default: order of creation. */
  order?: (a: Row, b: Row) => number;
  /** Figures of a row that are summed for each value. Default: none. */
  figuresOf?: (row: Row) => Readonly<Record<Figure, number>>;
}

/** Places of rows by one key, in an order, with running sums. Who puts many rows pays for no index that nobody asks. */
export class RowIndex<Row, Figure extends string> {
  readonly #rows: readonly Row[];
  readonly #plan: IndexPlan<Row, Figure>;
  readonly #places: Places = new Map();
  readonly #sums = new Map<string | number, Record<Figure, number>>();
  readonly #isBefore: IsBefore;
  /** How many rows are entered: those at the places before. */
  #entered = 0;

  /** @param rows all rows of the collection, to which it adds */
  constructor(rows: readonly Row[], plan: IndexPlan<Row, Figure>) {
    this.#rows = rows;
    this.#plan = plan;
    const { order } = plan;
    this.#isBefore = order ? (a, b) => order(rows[a] as Row, rows[b] as Row) < 0 : (a, b) => a < b;
  }

  /** Places of the rows of a value, in its order; do not change. */
  placesOf(key: string | number): readonly number[] {
    this.bringUp();
    const places = this.#places.get(key);
    return typeof places === 'number' ? [places] : (places ?? NONE);
  }

  /** How many rows a value has. */
  count(key: string | number): number {
    this.bringUp();
    const places = this.#places.get(key);
    return typeof places === 'number' ? 1 : (places?.length ?? 0);
  }

  /** Running sums of the rows of a value, if it ever had any; do not change. */
  sums(key: string | number): Readonly<Record<Figure, number>> | undefined {
    this.bringUp();
    return this.#sums.get(key);
  }

  /** Enters so many more rows; gives whether all are. */
  bringUp(most = Infinity): boolean {
    const end = Math.min(this.#rows.length, this.#entered + most);
    for (; this.#entered < end; this.#entered += 1) {
      const row = this.#rows[this.#entered] as Row;
      const key = this.#plan.keyOf(row);
      enter(this.#places, key, this.#entered, this.#isBefore);
      this.#count(key, row, 1);
    }
    return end === this.#rows.length;
  }

  /** To be told once the row at a place was replaced. */
  replaced(place: number, old: Row, row: Row): void {
    if (place >= this.#entered) return;
    const { keyOf, order } = this.#plan;
    const before = keyOf(old);
    const after = keyOf(row);
    this.#count(before, old, -1);
    this.#count(after, row, 1);
    if (before === after && (!order || order(old, row) === 0)) return;
    leave(this.#places, before, place);
    enter(this.#places, after, place, this.#isBefore);
  }

  #count(key: IndexKey, row: Row, sign: 1 | -1): void {
    if (key === undefined || !this.#plan.figuresOf) return;
    const figures = this.#plan.figuresOf(row);
    const known = this.#sums.get(key);
    if (!known) this.#sums.set(key, { ...figures });
    else for (const figure in figures) known[figure] += sign * figures[figure];
  }
}

const NONE: readonly number[] = [];
