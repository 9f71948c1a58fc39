/** The books are the entries; what is kept per account and day is a cache that equals their fold at every moment. */
import type { IsoDate } from '../dates.ts';
import type { Entry } from './entry.ts';

/** What came in and went out of an account on a day. */
export interface Turnover {
  debit: number;
  credit: number;
}

/** Running aggregates of one account in one shop. */
export interface AccountBook {
  /** Σ debit − Σ credit in đồng; for a party, positive means it owes the shop. */
  balance: number;
  days: Map<IsoDate, Turnover>;
  /** Balance per order; 0 is what belongs to none. */
  orders: Map<number, number>;
  /** Places of its entries among all entries. */
  places: number[];
}

/** All entries of all shops, and the aggregates over them. */
export interface Books {
  entries: Entry[];
  shops: Map<number, Map<string, AccountBook>>;
  /** Places of an order's entries. */
  byOrder: Map<number, number[]>;
  /** Places of the entries of a shop and day, key `shop|date`. */
  byDay: Map<string, number[]>;
  /** Entry number → entry number of its mirror. */
  reversedBy: Map<number, number>;
}

/** Books with nothing in them. */
export function createBooks(): Books {
  return { entries: [], shops: new Map(), byOrder: new Map(), byDay: new Map(), reversedBy: new Map() };
}

/** Enters an entry and brings every aggregate up to it. */
export function enter(books: Books, entry: Entry): void {
  const place = books.entries.push(entry) - 1;
  const ledger = valueAt(books.shops, entry.ShopID, () => new Map<string, AccountBook>());
  for (const line of entry.Lines) {
    const book = valueAt(ledger, line.Account, emptyBook);
    book.balance += line.Amount;
    const day = valueAt(book.days, entry.BusinessDate, emptyTurnover);
    if (line.Amount > 0) day.debit += line.Amount;
    else day.credit -= line.Amount;
    const order = line.ScheduleID ?? 0;
    book.orders.set(order, (book.orders.get(order) ?? 0) + line.Amount);
    if (book.places.at(-1) !== place) book.places.push(place);
    if (order !== 0) pushOnce(valueAt(books.byOrder, order, emptyList), place);
  }
  valueAt(books.byDay, `${entry.ShopID}|${entry.BusinessDate}`, emptyList).push(place);
  if (entry.ReversesID !== undefined) books.reversedBy.set(entry.ReversesID, entry.EntryID);
}

const emptyBook = (): AccountBook => ({ balance: 0, days: new Map(), orders: new Map(), places: [] });
const emptyTurnover = (): Turnover => ({ debit: 0, credit: 0 });
const emptyList = (): number[] => [];

function pushOnce(list: number[], place: number): void {
  if (list.at(-1) !== place) list.push(place);
}

function valueAt<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
