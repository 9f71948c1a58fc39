/** A shop is shown with what its books and its people say today. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import { commissionWhenOf } from '../ledger/commissionStanding.ts';
import { negativeFundsOf } from '../ledger/fundGuard.ts';
import { kindOf, type AccountKind } from '../records/accounts.ts';
import { sumOf } from '../values/money.ts';
import type { Shop } from '../records/account.ts';
import type { Result } from '../command/result.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import { shopsOfCaller } from '../scope/shops.ts';
import { userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** Parties that owe a shop, or are owed by it; the company counts as one. */
const PARTIES = new Set<AccountKind>(['customer', 'partner', 'aff', 'pos', 'company']);

const textOf = remembered<Shop>((row) => `${row.ShopName} ${row.Code} ${row.ShopAddress ?? ''} ${row.ShopPhone ?? ''}`);

/** Shops the caller works in, in the order they were opened unless sorted. */
export function listShops(
  world: World,
  query: ListQuery & { ShopName?: string },
  context: Context,
): Result<ListPage<Schemas['ShopRecord'], Schemas['ShopTotals']>> {
  const rows = shopsOfCaller(world, context)
    .filter((shop) => shop.ShopID !== COMPANY_SHOP_ID && hasStatus(shop, query))
    .toSorted((a, b) => a.ShopID - b.ShopID);
  return listPage(
    rows,
    { ...query, GeneralSearch: query.ShopName },
    {
      textOf,
      viewOf: (row) => shopRecordView(world, row),
      totalsOf: (all) => ({
        FundBalance: sumOf(all, (row) => fundBalance(world, row.ShopID)),
        DebtBalance: sumOf(all, (row) => sumOf(openDebts(world, row.ShopID), (amount) => amount)),
      }),
      values: { OwnerName: (row) => userName(world, row.OwnerUserID) },
    },
  );
}

/** A shop as its owner manages it. */
export function shopRecordView(world: World, row: Shop): Schemas['ShopRecord'] {
  return {
    ...wireOf(world, row),
    FirstDate: firstDayOf(world, row.ShopID),
    NegativeFunds: negativeFundsOf(row),
    CommissionWhen: commissionWhenOf(row),
    OwnerName: userName(world, row.OwnerUserID),
    StaffCount: world.users
      .by('owner', row.OwnerUserID)
      .filter((user) => !user.IsDeleted && user.Status === 1 && user.ShopIDs.includes(row.ShopID)).length,
    FundBalance: fundBalance(world, row.ShopID),
    DebtBalance: sumOf(openDebts(world, row.ShopID), (amount) => amount),
    OpenOrders: openOrders(world, row.ShopID),
  };
}

/** Σ funds of a shop in đồng. */
function fundBalance(world: World, shopId: number): number {
  return sumOf(openFunds(world, shopId), (amount) => amount);
}

/** Balances of a shop's funds that are not zero, in đồng. */
export function openFunds(world: World, shopId: number): number[] {
  return balances(world, shopId, (account) => kindOf(account) === 'fund');
}

/** Balances of a shop's parties that are not zero, in đồng. */
export function openDebts(world: World, shopId: number): number[] {
  return balances(world, shopId, (account) => PARTIES.has(kindOf(account)));
}

/** Orders of a shop that work has begun on and is not finished. */
export function openOrders(world: World, shopId: number): number {
  return world.schedules.count('open', shopId);
}

function balances(world: World, shopId: number, isWanted: (account: string) => boolean): number[] {
  const found: number[] = [];
  for (const [account, { balance }] of world.books.shops.get(shopId) ?? []) {
    if (balance !== 0 && isWanted(account)) found.push(balance);
  }
  return found;
}
