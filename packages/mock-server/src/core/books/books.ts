/** The books are the entries; balances kept per account and order are a cache that equals their fold at every moment. */
import { kindOf, type AccountKind } from '../records/accounts.ts';
import type { Entry } from '../records/entry.ts';
import { History } from './history.ts';
import { valueAt } from './valueAt.ts';

/** Running aggregates of one account in one shop. */
export interface AccountBook {
  /** Σ debit − Σ credit in đồng; for a party, positive means it owes the shop. */
  balance: number;
  /** Balance per order of a customer, partner or collaborator; 0 is what belongs to none. */
  orders: Map<number, number>;
  /** Orders whose balance is not zero. */
  open: Set<number>;
}

/** All entries of all shops, and the aggregates over them. */
export interface Books {
  entries: Entry[];
  shops: Map<number, Map<string, AccountBook>>;
  /** Entry number → entry number of its mirror. */
  reversedBy: Map<number, number>;
  /** What was posted, by account, order, day and cause. */
  history: History;
}

/** Books with nothing in them. */
export function createBooks(): Books {
  const entries: Entry[] = [];
  return { entries, shops: new Map(), reversedBy: new Map(), history: new History(entries) };
}

/** Enters an entry and brings every balance up to it. */
export function enter(books: Books, entry: Entry): void {
  books.entries.push(entry);
  const ledger = valueAt(books.shops, entry.ShopID, emptyLedger);
  for (const { Account, Amount, ScheduleID = 0 } of entry.Lines) {
    const book = valueAt(ledger, Account, emptyBook);
    book.balance += Amount;
    if (isOrdered(kindOf(Account))) addToOrder(book, ScheduleID, Amount);
  }
  if (entry.ReversesID !== undefined) books.reversedBy.set(entry.ReversesID, entry.EntryID);
}

function addToOrder(book: AccountBook, ScheduleID: number, Amount: number): void {
  const balance = (book.orders.get(ScheduleID) ?? 0) + Amount;
  book.orders.set(ScheduleID, balance);
  if (balance === 0) book.open.delete(ScheduleID);
  else book.open.add(ScheduleID);
}

/** Whether an account is of somebody whose debts are told order by order. */
export function isParty(account: string): boolean {
  return isOrdered(kindOf(account));
}

function isOrdered(kind: AccountKind): boolean {
  return kind === 'customer' || kind === 'partner' || kind === 'aff';
}

const emptyLedger = () => new Map<string, AccountBook>();
const emptyBook = (): AccountBook => ({ balance: 0, orders: new Map(), open: new Set() });
