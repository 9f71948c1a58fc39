/** The general journal repeats every entry on each of its accounts: on every day and in every shop its lines debit what they credit. */
import type { Context } from '../../command/context.ts';
import { sumsOf } from '../../books/flows.ts';
import { inBookOrder, movementOf, type Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import { foundList } from '../../store/foundLists.ts';
import type { World } from '../../store/world.ts';
import type { BookLine } from './bookLines.ts';
import { entriesAsked } from '../figures/entriesAsked.ts';
import { journalPlaces } from './journalAccounts.ts';

/** Account that asks for the journal: every account of the books. */
export const WHOLE_BOOKS = 'all';

/** What all accounts of balanced books come to, before any period and after it. */
export const BALANCED = { Opening: 0, Closing: 0 } as const;

/**
 * Lines of the journal of some shops in a period, in book order, of one entry its debits first: what an entry moves on an
 * account in đồng, debits positive. `balance` is the account's own after the line, carried from before the period, as a
 * fund's is in the cash book: incomes and capital therefore stand below zero (domain §2(o)).
 */
export function journalLines(world: World, shopIds: readonly number[], period: Period, context: Context): BookLine[] {
  return foundList(world, context, ['journal', { shopIds, period }], () => {
    const lines = shopIds.flatMap((shopId) => linesOf(world, shopId, period, context));
    return { rows: lines.toSorted((a, b) => inBookOrder(a.entry, b.entry)) };
  }).rows;
}

function linesOf(world: World, shopId: number, period: Period, context: Context): BookLine[] {
  const placeOf = journalPlaces(world, shopId, context);
  const balances = new Map<string, number>();
  return entriesAsked(world, shopId, period, {}).flatMap((entry) =>
    movedBy(entry).map(([account, amount]) => {
      const before = balances.get(account) ?? movementOf(world, shopId, account, period).opening;
      balances.set(account, before + amount);
      return { place: placeOf(account), entry, amount, balance: before + amount };
    }),
  );
}

/** Đồng that an entry moves on each of its accounts, debits first. */
function movedBy(entry: Entry): [account: string, amount: number][] {
  return [...sumsOf(entry).byAccount]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([, a], [, b]) => Math.sign(b) - Math.sign(a));
}
