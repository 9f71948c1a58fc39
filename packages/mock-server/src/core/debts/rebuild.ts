/** Kept balances are a cache: folding the entries anew must give each of them again, and says so account by account. */
import type { Schemas } from '@so-the/api-client';
import type { World } from '../store/world.ts';
import { accountName } from '../parties/accountName.ts';
import { kindOf, type AccountKind } from '../records/accounts.ts';

/** Most accounts one answer names. */
const MAX_ROWS = 500;

/** Folds the accounts of some kinds in some shops from the entries and compares each with the balance kept; changes nothing. */
export function rebuild(
  world: World,
  shopIds: readonly number[],
  kinds: readonly AccountKind[],
  isAsked: (account: string) => boolean = () => true,
): Schemas['RebuildResult'] {
  const folded = new Map<string, number>();
  let Entries = 0;
  const shops = new Set(shopIds);
  for (const entry of world.books.entries) {
    if (!shops.has(entry.ShopID)) continue;
    let isTouched = false;
    for (const { Account, Amount } of entry.Lines) {
      if (!kinds.includes(kindOf(Account)) || !isAsked(Account)) continue;
      const key = `${entry.ShopID}|${Account}`;
      folded.set(key, (folded.get(key) ?? 0) + Amount);
      isTouched = true;
    }
    if (isTouched) Entries += 1;
  }
  const rows = [...folded].map(([key, total]) => rowOf(world, key, total));
  const Differences = rows.filter((row) => row.Difference !== 0).length;
  const Rows = rows.toSorted((a, b) => Math.abs(b.Difference) - Math.abs(a.Difference)).slice(0, MAX_ROWS);
  return { Checked: rows.length, Entries, Differences, Rows };
}

function rowOf(world: World, key: string, Folded: number): Schemas['RebuildRow'] {
  const [shop = '', Account = ''] = key.split('|');
  const ShopID = Number(shop);
  const Kept = world.books.shops.get(ShopID)?.get(Account)?.balance ?? 0;
  return { ShopID, Account, Name: accountName(world, Account), Kept, Folded, Difference: Kept - Folded };
}
