/** Every record belongs to one shop; the company (−111) keeps books of its own, sees the shops of its owner and writes in none of them. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { Shop } from '../records/account.ts';
import { accounts } from '../records/accounts.ts';
import { fundKey } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';

/** Shops a read call covers: the caller's own; for the company all of its owner's, deleted ones with books included, or the one asked for. */
export function shopsInView(world: World, context: Context, searchShopId?: number): number[] {
  if (context.shopId !== COMPANY_SHOP_ID) return [context.shopId];
  const all = assignedShops(world, context)
    .filter((shop) => !shop.IsDeleted || world.books.shops.has(shop.ShopID))
    .map((shop) => shop.ShopID)
    .filter((id) => id !== COMPANY_SHOP_ID);
  return searchShopId === undefined ? all : all.filter((id) => id === searchShopId);
}

/**
 * Shops that stand side by side in the report of all shops (specification §2): those in view, and seen from a shop all in
 * which the caller may work, or the one asked for.
 */
export function shopsBeside(world: World, context: Context, searchShopId?: number): number[] {
  if (context.shopId === COMPANY_SHOP_ID) return shopsInView(world, context, searchShopId);
  const own = shopsOfCaller(world, context)
    .map(({ ShopID }) => ShopID)
    .filter((id) => id !== COMPANY_SHOP_ID);
  return searchShopId === undefined ? own : own.filter((id) => id === searchShopId);
}

/** Sets of books a read call covers: the caller's own, and for the company those of its shops too, or the one asked for. */
export function booksInView(world: World, context: Context, searchShopId?: number): number[] {
  const shops = shopsInView(world, context, searchShopId);
  if (context.shopId !== COMPANY_SHOP_ID) return shops;
  return searchShopId === undefined || searchShopId === COMPANY_SHOP_ID ? [COMPANY_SHOP_ID, ...shops] : shops;
}

/** Shops the caller may work in. */
export function shopsOfCaller(world: World, context: Context): Shop[] {
  return assignedShops(world, context).filter((shop) => !shop.IsDeleted);
}

function assignedShops(world: World, context: Context): Shop[] {
  const user = world.users.get(context.userId);
  const shops: Shop[] = [];
  for (const id of user?.ShopIDs ?? []) {
    const shop = world.shops.get(id);
    if (shop) shops.push(shop);
  }
  return shops;
}

/** Active shops for the switcher and the company's filters: the company first, then by name. */
export function listActiveShops(world: World, context: Context): Schemas['Shop'][] {
  return shopsOfCaller(world, context)
    .filter((shop) => shop.Status === 1)
    .toSorted(
      (a, b) =>
        Number(b.ShopID === COMPANY_SHOP_ID) - Number(a.ShopID === COMPANY_SHOP_ID) ||
        a.ShopName.localeCompare(b.ShopName, 'vi'),
    )
    .map((shop) => shopView(world, shop));
}

function shopView(world: World, shop: Shop): Schemas['Shop'] {
  const { ShopID, ShopName, Code, ShopAddress, ShopPhone, AccountBank, AccountOwner, BankCode } = shop;
  const { OwnerUserID, ExpiredDate, LockDate, SmallAmountBelow, Status } = shop;
  const place = { ShopID, ShopName, Code, ShopAddress, ShopPhone, AccountBank, AccountOwner, BankCode };
  const CashLockedTo = world.dayCloses.last('fund', fundKey(ShopID, accounts.cash))?.Date;
  return { ...place, OwnerUserID, ExpiredDate, LockDate, CashLockedTo, SmallAmountBelow, Status };
}

/** Collections whose rows belong to a shop and may be deleted. */
type ShopCollection =
  | 'customers'
  | 'cards'
  | 'bankCards'
  | 'poses'
  | 'schedules'
  | 'affs'
  | 'partners'
  | 'posPartners'
  | 'posCodes'
  | 'numberLots';

/** Rows of every shop the caller's view covers, deleted ones left out, oldest first within a shop. */
export function rowsInView<Name extends ShopCollection>(
  world: World,
  name: Name,
  context: Context,
  searchShopId?: number,
): World[Name]['rows'][number][] {
  const rows: World[Name]['rows'][number][] = [];
  for (const shopId of booksInView(world, context, searchShopId)) {
    for (const row of world[name].by('shop', shopId)) if (!row.IsDeleted) rows.push(row);
  }
  return rows;
}

/** The record of a shop the caller's view covers, if it is not deleted. */
export function inView<Row extends { ShopID: number; IsDeleted: boolean }>(
  world: World,
  row: Row | undefined,
  context: Context,
): Row | undefined {
  if (!row || row.IsDeleted) return undefined;
  return booksInView(world, context).includes(row.ShopID) ? row : undefined;
}

/** The record of the caller's own shop, if it is not deleted: what a command may touch. */
export function ownRow<Row extends { ShopID: number; IsDeleted: boolean }>(
  row: Row | undefined,
  context: Context,
): Row | undefined {
  return row && !row.IsDeleted && row.ShopID === context.shopId ? row : undefined;
}
