/** The rebuild calls of the contract, each over the accounts of its own subject in the caller's view. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { AccountKind } from '../records/accounts.ts';
import { rebuild } from './rebuild.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { booksInView, shopsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

const PARTIES: readonly AccountKind[] = ['customer', 'partner', 'aff'];

/** All four debts of one shop. Refuses a shop outside the caller's view. */
export function runDebt(world: World, query: { shopID?: number }, context: Context): Result<Schemas['RebuildResult']> {
  const shops = shopsInView(world, context);
  if (query.shopID !== undefined && !shops.includes(query.shopID)) return notFound('cửa hàng');
  return done(rebuild(world, query.shopID === undefined ? shops : [query.shopID], [...PARTIES, 'pos']));
}

/** Debts of customers, partners and collaborators. */
export function reloadDebts(world: World, context: Context): Schemas['RebuildResult'] {
  return rebuild(world, shopsInView(world, context), PARTIES);
}

/** Debts of POS. */
export function reloadPosDebts(world: World, context: Context): Schemas['RebuildResult'] {
  return rebuild(world, shopsInView(world, context), ['pos']);
}

/** Balances of bank accounts. */
export function reloadBankCards(world: World, context: Context): Schemas['RebuildResult'] {
  return rebuild(world, booksInView(world, context), ['fund'], (account) => account.startsWith('fund:bank/'));
}

/** Balances of all funds. */
export function reloadMoney(world: World, context: Context): Schemas['RebuildResult'] {
  return rebuild(world, booksInView(world, context), ['fund']);
}
