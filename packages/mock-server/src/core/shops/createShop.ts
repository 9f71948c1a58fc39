/** A new shop begins with the usual settings and voucher categories. */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { Shop } from '../records/account.ts';
import { stampNew } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import type { IsoDate } from '../values/dates.ts';
import { addUsualTypes } from '../vouchers/usualTypes.ts';

/** What makes a shop. */
export interface ShopPlan {
  /** Fixed number; the next free one when absent. */
  ShopID?: number;
  ShopName: string;
  ShopAddress?: string;
  ShopPhone?: string;
  AccountBank?: string;
  AccountOwner?: string;
  BankCode?: string;
  OwnerUserID: number;
  ExpiredDate: IsoDate;
}

/** Adds a shop with the usual settings and voucher categories: fees to the đồng, due cards announced 7 days ahead. */
export function createShop(world: World, plan: ShopPlan, context: Context): Shop {
  const shopId = plan.ShopID ?? world.shops.nextId;
  addUsualTypes(world, shopId, context);
  return world.shops.put({
    ...stampNew({ ...context, shopId }),
    ...plan,
    ShopID: shopId,
    ShopName: plan.ShopName.trim(),
    Code: shopId === COMPANY_SHOP_ID ? 'CONGTY' : `CH${String(shopId).padStart(4, '0')}`,
    RoundFeeTo: 1,
    NotifyDays: 7,
    Status: 1,
  });
}
