/** The books are the entries; what is kept per account and day is a cache that equals their fold at every moment. */
import type { IsoDate } from '../dates.ts';
import { kindOf, type AccountKind } from './accounts.ts';
import { addFigure, figuresOf, type DayFigures } from './dayFigures.ts';
import { dayOf, placeOfDay, type Dated } from './days.ts';
import type { Entry } from './entry.ts';
import { partsOf, sumsOf } from './flows.ts';
import { addAmount, type DayTurnover, type Flows } from './turnover.ts';

/** Running aggregates of one account in one shop. */
export interface AccountBook {
  /** Σ debit − Σ credit in đồng; for a party, positive means it owes the shop. */
  balance: number;
  /** Days with a movement, in order. */
  days: DayTurnover[];
  /** Balance per order of a customer, partner or collaborator; 0 is what belongs to none. */
  orders: Map<number, number>;
  /** Orders whose balance is not zero. */
  open: Set<number>;
  /** Σ of the causes of all its days. */
  flows: Flows;
  /** Places of its entries among all entries, by business date, then as they were posted. */
  places: number[];
}

/** A day of a shop. */
export interface ShopDay extends Dated {
  figures: DayFigures;
  /** Places of its entries. */
  places: number[];
}

/** All entries of all shops, and the aggregates over them. */
export interface Books {
  entries: Entry[];
  shops: Map<number, Map<string, AccountBook>>;
  /** All parties of one kind in a shop together. */
  parties: Map<number, Map<AccountKind, DayTurnover[]>>;
  /** Places of an order's entries. */
  byOrder: Map<number, number[]>;
  /** Days of each shop, in order. */
  days: Map<number, ShopDay[]>;
  /** Entry number → entry number of its mirror. */
  reversedBy: Map<number, number>;
}

/** Books with nothing in them. */
export function createBooks(): Books {
  return {
    entries: [],
    shops: new Map(),
    parties: new Map(),
    byOrder: new Map(),
    days: new Map(),
    reversedBy: new Map(),
  };
}

/** Enters an entry and brings every aggregate up to it. */
export function enter(books: Books, entry: Entry): void {
  const place = books.entries.push(entry) - 1;
  const { ShopID, BusinessDate } = entry;
  const ledger = valueAt(books.shops, ShopID, emptyLedger);
  for (const { Account, Amount, ScheduleID = 0 } of entry.Lines) {
    const kind = kindOf(Account);
    const book = valueAt(ledger, Account, emptyBook);
    book.balance += Amount;
    addAmount(book.days, BusinessDate, Amount);
    if (isOrdered(kind)) addToOrder(book, ScheduleID, Amount);
    if (isOrdered(kind) || kind === 'pos') {
      const parties = valueAt(books.parties, ShopID, emptyParties);
      addAmount(valueAt(parties, kind, emptyDays), BusinessDate, Amount);
    }
    pushInOrder(books.entries, book.places, place);
    if (ScheduleID !== 0) pushOnce(valueAt(books.byOrder, ScheduleID, emptyList), place);
  }
  if (entry.ReversesID !== undefined) books.reversedBy.set(entry.ReversesID, entry.EntryID);
  const day = shopDay(books, entry);
  day?.places.push(place);
  if (day) enterFigures(books, entry, ledger, day.figures);
}

function addToOrder(book: AccountBook, ScheduleID: number, Amount: number): void {
  const balance = (book.orders.get(ScheduleID) ?? 0) + Amount;
  book.orders.set(ScheduleID, balance);
  if (balance === 0) book.open.delete(ScheduleID);
  else book.open.add(ScheduleID);
}

function enterFigures(books: Books, entry: Entry, ledger: Map<string, AccountBook>, figures: DayFigures): void {
  const sums = sumsOf(entry);
  const parts = partsOf(entry, sums);
  for (const { account, flow, amount } of parts) {
    const book = ledger.get(account);
    const day = book && dayOf(book.days, entry.BusinessDate);
    if (!day) continue;
    day.flows ??= {};
    day.flows[flow] = (day.flows[flow] ?? 0) + amount;
    book.flows[flow] = (book.flows[flow] ?? 0) + amount;
  }
  for (const [key, amount] of figuresOf(entry, parts, sums)) addFigure(figures, key, amount);
  if (entry.RefType === 'Settlement') countOrder(books, entry, figures);
}

/** An order settled counts on the day it was settled for as long as the settlement stands. */
function countOrder(books: Books, entry: Entry, figures: DayFigures): void {
  const settled = entry.ReversesID === undefined ? undefined : books.entries[entry.ReversesID - 1];
  if (settled) addFigure(shopDay(books, settled)?.figures ?? {}, 'orders', -1);
  else addFigure(figures, 'orders', 1);
}

function shopDay(books: Books, { ShopID, BusinessDate: date }: Entry): ShopDay | undefined {
  const days = valueAt(books.days, ShopID, emptyShopDays);
  return days[placeOfDay(days, date, () => emptyDay(date))];
}

/** Whether an account is of somebody whose debts are told order by order. */
export function isParty(account: string): boolean {
  return isOrdered(kindOf(account));
}

function isOrdered(kind: AccountKind): boolean {
  return kind === 'customer' || kind === 'partner' || kind === 'aff';
}

const emptyLedger = () => new Map<string, AccountBook>();
const emptyParties = () => new Map<AccountKind, DayTurnover[]>();
const emptyBook = (): AccountBook => ({
  balance: 0,
  days: [],
  orders: new Map(),
  open: new Set(),
  flows: {},
  places: [],
});
const emptyDay = (date: IsoDate): ShopDay => ({ date, figures: {}, places: [] });
const emptyDays = (): DayTurnover[] => [];
const emptyShopDays = (): ShopDay[] => [];
const emptyList = (): number[] => [];

function pushOnce(list: number[], place: number): void {
  if (list.at(-1) !== place) list.push(place);
}

/** Adds the place of the newest entry behind all of its day and before all of later days, once. */
function pushInOrder(entries: readonly Entry[], places: number[], place: number): void {
  const date = entries[place]?.BusinessDate ?? '';
  let at = places.length;
  while (at > 0 && (entries[places[at - 1] ?? 0]?.BusinessDate ?? '') > date) at -= 1;
  if (places[at - 1] === place) return;
  if (at === places.length) places.push(place);
  else places.splice(at, 0, place);
}

function valueAt<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
