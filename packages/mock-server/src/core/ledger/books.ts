/** The books are the entries; what is kept per account and day is a cache that equals their fold at every moment. */
import type { IsoDate } from '../dates.ts';
import { addFigure, figuresOf, type DayFigures } from './dayFigures.ts';
import type { Entry } from './entry.ts';
import { kindOf } from './accounts.ts';
import { partsOf, type Flow } from './flows.ts';

/** What came in and went out of an account on a day. */
export interface Turnover {
  debit: number;
  credit: number;
}

/** Đồng by cause, each positive the way its column counts; an absent one is zero. */
export type Flows = Partial<Record<Flow, number>>;

/** A day of an account; causes are kept for parties and funds. */
export interface DayTurnover extends Turnover {
  flows?: Flows;
}

/** Running aggregates of one account in one shop. */
export interface AccountBook {
  /** Σ debit − Σ credit in đồng; for a party, positive means it owes the shop. */
  balance: number;
  days: Map<IsoDate, DayTurnover>;
  /** Balance per order of a customer, partner or collaborator; 0 is what belongs to none. */
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
  /** Figures of each shop by day. */
  figures: Map<number, Map<IsoDate, DayFigures>>;
  /** Entry number → entry number of its mirror. */
  reversedBy: Map<number, number>;
}

/** Books with nothing in them. */
export function createBooks(): Books {
  return {
    entries: [],
    shops: new Map(),
    byOrder: new Map(),
    byDay: new Map(),
    figures: new Map(),
    reversedBy: new Map(),
  };
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
    if (isParty(line.Account)) book.orders.set(order, (book.orders.get(order) ?? 0) + line.Amount);
    if (book.places.at(-1) !== place) book.places.push(place);
    if (order !== 0) pushOnce(valueAt(books.byOrder, order, emptyList), place);
  }
  valueAt(books.byDay, `${entry.ShopID}|${entry.BusinessDate}`, emptyList).push(place);
  if (entry.ReversesID !== undefined) books.reversedBy.set(entry.ReversesID, entry.EntryID);
  enterFlows(books, entry, ledger);
}

function enterFlows(books: Books, entry: Entry, ledger: Map<string, AccountBook>): void {
  const parts = partsOf(entry);
  for (const { account, flow, amount } of parts) {
    const day = ledger.get(account)?.days.get(entry.BusinessDate);
    if (!day) continue;
    day.flows ??= {};
    day.flows[flow] = (day.flows[flow] ?? 0) + amount;
  }
  const figures = dayOf(books, entry);
  for (const [key, amount] of figuresOf(entry, parts)) addFigure(figures, key, amount);
  if (entry.RefType === 'Settlement') countOrder(books, entry, figures);
}

/** An order settled counts on the day it was settled for as long as the settlement stands. */
function countOrder(books: Books, entry: Entry, figures: DayFigures): void {
  const settled = entry.ReversesID === undefined ? undefined : books.entries[entry.ReversesID - 1];
  if (settled) addFigure(dayOf(books, settled), 'orders', -1);
  else addFigure(figures, 'orders', 1);
}

function dayOf(books: Books, { ShopID, BusinessDate }: Entry): DayFigures {
  const days = valueAt(books.figures, ShopID, () => new Map<IsoDate, DayFigures>());
  return valueAt(days, BusinessDate, (): DayFigures => ({}));
}

/** Whether an account is of somebody whose debts are told order by order. */
export function isParty(account: string): boolean {
  const kind = kindOf(account);
  return kind === 'customer' || kind === 'partner' || kind === 'aff';
}

const emptyBook = (): AccountBook => ({ balance: 0, days: new Map(), orders: new Map(), places: [] });
const emptyTurnover = (): DayTurnover => ({ debit: 0, credit: 0 });
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
