/** What went between own funds stands apart from what came in and went out: an account gains and loses by it, all funds together do not (domain §2(q)). */
import { amountOn, movementOf, type Period } from './balance.ts';
import { ANY_VOUCHER_KIND } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

/** A fund over a period, đồng: closing = opening + in − out + transferred. */
export interface FundMovement {
  opening: number;
  /** Came in from outside the own funds. */
  in: number;
  /** Went out of the own funds. */
  out: number;
  /** Came from other own funds less what went to them; undefined where nothing did. */
  transferred: number | undefined;
  closing: number;
}

/** How a fund moved over a period, transfers apart. Looks up the transfers of the shop, which are few. */
export function fundMovement(world: World, shopId: number, account: string, period: Period): FundMovement {
  const { opening, debit, credit, closing } = movementOf(world, shopId, account, period);
  const moved = transfersOf(world, shopId, account, period);
  let [gained, lost] = [0, 0];
  for (const amount of moved) {
    if (amount > 0) gained += amount;
    else lost -= amount;
  }
  const transferred = moved.length === 0 ? undefined : gained - lost;
  return { opening, in: debit - gained, out: credit - lost, transferred, closing };
}

/** What each transfer, and each cancel of one, moved on an account within a period. */
function transfersOf(world: World, shopId: number, account: string, { from = '', to = '9' }: Period): number[] {
  const vouchers = world.vouchers.by('kind', `${shopId}|${ANY_VOUCHER_KIND.transfer}`);
  return vouchers.flatMap(({ EntryID = 0 }) => {
    const entries = [EntryID, world.books.reversedBy.get(EntryID) ?? 0].flatMap(
      (id) => world.books.entries[id - 1] ?? [],
    );
    const within = entries.filter(({ BusinessDate }) => BusinessDate >= from && BusinessDate <= to);
    return within.map((entry) => amountOn(entry, account)).filter((amount) => amount !== 0);
  });
}
