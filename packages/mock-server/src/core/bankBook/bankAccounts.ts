/** An account is shown with the day and balance its statements are reconciled to. */
import type { Schemas } from '@so-the/api-client';
import { bankCardView, listBankCards } from '../bankCards/bankCards.ts';
import type { ListPage, ListQuery } from '../listing/listing.ts';
import type { BankCard } from '../records/funds.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { accountBook } from './reconcile.ts';

/** Accounts of the shop, see {@link listBankCards}, each with what its statements say. */
export function listBankAccounts(
  world: World,
  query: ListQuery,
  context: Context,
): Result<ListPage<Schemas['BankCard'], Schemas['BankCardTotals']>> {
  const page = listBankCards(world, query, context);
  if (!page.ok) return page;
  const rows = page.value.rows.map((row) => ({ ...row, ...accountBook(world, row.BankCardID) }));
  return done({ ...page.value, rows });
}

/** An account as its form sees it. */
export function bankAccountView(world: World, row: BankCard): Schemas['BankCard'] {
  return { ...bankCardView(world, row), ...accountBook(world, row.BankCardID) };
}
