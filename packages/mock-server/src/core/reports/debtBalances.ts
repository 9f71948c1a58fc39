/** The four debts of a shop on a day are sums of party accounts; positive means they owe the shop. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../dates.ts';
import { kindOf } from '../ledger/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { sumOf } from '../money.ts';
import { posOverdue } from '../pos/posOverdue.ts';
import type { World } from '../world.ts';

/** Customers, partners, collaborators and POS of some shops at the end of a day. */
export function debtBalances(world: World, shopIds: readonly number[], to: IsoDate): Schemas['DebtBalances'] {
  return {
    Customer: sumOfKind(world, shopIds, 'customer', to),
    Partner: sumOfKind(world, shopIds, 'partner', to),
    Aff: sumOfKind(world, shopIds, 'aff', to),
    Pos: sumOfKind(world, shopIds, 'pos', to),
    PosOverdue: sumOf(shopIds, (shopId) => sumOf(world.poses.by('shop', shopId), (pos) => posOverdue(world, pos, to))),
  };
}

function sumOfKind(world: World, shopIds: readonly number[], kind: string, to: IsoDate): number {
  return sumOf(shopIds, (shopId) => {
    const ofKind = [...(world.books.shops.get(shopId)?.keys() ?? [])].filter((account) => kindOf(account) === kind);
    return sumOf(ofKind, (account) => movementOf(world, shopId, account, { to }).closing);
  });
}
