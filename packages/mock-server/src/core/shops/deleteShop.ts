/** A shop goes only when nothing is left in it, no fund, debt or unfinished order. It leaves the list (specification §4), not the books: the company's past is its shops'. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { Shop } from '../records/account.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { shopsOfCaller } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { shopOfCaller } from './saveShop.ts';
import { openDebts, openFunds, openOrders } from './shopView.ts';

/** Closes a shop. Refuses the one the call works in, the last one, and one with money, debts or unfinished orders. */
export function deleteShop(world: World, command: { ShopIDDelete: number }, context: Context): Result<Shop> {
  const shop = shopOfCaller(world, command.ShopIDDelete, context);
  if (!shop) return notFound('cửa hàng');
  const refused = firstRefusal(refusePlace(world, shop, context), refuseBusiness(world, shop));
  if (refused) return refused;
  const closed = world.shops.put({ ...shop, ...stampChange(shop, context), Status: 0, IsDeleted: true });
  const action = { MenuID: MENU.shops, ActionID: ACTION.remove, RefID: shop.ShopID };
  logAction(
    world,
    { ...action, Note: `Xóa cửa hàng ${shop.Code} ${shop.ShopName}`, before: shop, after: closed },
    context,
  );
  return done(closed);
}

function refusePlace(world: World, shop: Shop, context: Context): Refusal | undefined {
  const others = shopsOfCaller(world, context).filter(
    (other) => other.ShopID !== COMPANY_SHOP_ID && other.ShopID !== shop.ShopID,
  );
  if (shop.ShopID === context.shopId)
    return refuse('InUse', 'Không thể xóa cửa hàng đang làm việc, hãy chuyển cửa hàng trước');
  return others.length > 0 ? undefined : refuse('InUse', 'Không thể xóa cửa hàng cuối cùng');
}

function refuseBusiness(world: World, shop: Shop): Refusal | undefined {
  const funds = openFunds(world, shop.ShopID).length;
  const debts = openDebts(world, shop.ShopID).length;
  const orders = openOrders(world, shop.ShopID);
  const left = [
    funds > 0 ? `${funds} quỹ còn số dư` : '',
    debts > 0 ? `${debts} khoản công nợ` : '',
    orders > 0 ? `${orders} đơn chưa xong` : '',
  ].filter((part) => part !== '');
  return left.length > 0 ? refuse('InUse', `Không thể xóa: cửa hàng còn ${left.join(', ')}`) : undefined;
}
