/** The books can be checked from nothing: every aggregate must equal a fold over the entries, and all accounts of a shop must sum to zero. */
import type { World } from '../store/world.ts';
import { ACCOUNT_KINDS } from '../records/accounts.ts';
import { createBooks, enter, type Books } from '../books/books.ts';

/** Σ of all balances of each shop, in đồng: zero when the books are sound. */
export function trialBalance(world: World): Map<number, number> {
  const totals = new Map<number, number>();
  for (const [shopId, ledger] of world.books.shops) {
    let total = 0;
    for (const book of ledger.values()) total += book.balance;
    totals.set(shopId, total);
  }
  return totals;
}

/** Accounts whose cached aggregates differ from the fold over the entries, as `shop|account`, days as `shop|date`, and kinds of party as `shop|kind`; none when the books are sound. */
export function cacheFaults(world: World): string[] {
  const folded = createBooks();
  for (const entry of world.books.entries) enter(folded, entry);
  const found = describe(world.books);
  const expected = describe(folded);
  return [...new Set([...found.keys(), ...expected.keys()])].filter((key) => found.get(key) !== expected.get(key));
}

function describe({ shops, history }: Books): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [shopId, ledger] of shops) {
    for (const [account, { balance, orders, open }] of ledger) {
      const kept = [balance, [...orders], [...open].toSorted((a, b) => a - b), history.account(shopId, account)];
      lines.set(`${shopId}|${account}`, JSON.stringify(kept));
    }
    for (const day of history.days(shopId)) lines.set(`${shopId}|${day.date}`, JSON.stringify(day));
    for (const kind of ACCOUNT_KINDS) lines.set(`${shopId}|${kind}`, JSON.stringify(history.parties(shopId, kind)));
  }
  return lines;
}
