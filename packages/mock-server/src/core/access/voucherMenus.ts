/** The company's vouchers are kept on screens of their own, so they have rights of their own. */
import type { ActionID, MenuName } from '../values/menus.ts';
import { MENU } from '../values/menus.ts';
import { hasRight } from './rights.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** Screen of the vouchers of the caller's books. */
export function voucherMenu(context: Context): MenuName {
  return context.shopId === COMPANY_SHOP_ID ? 'companyVouchers' : 'vouchers';
}

/** Screen of the categories of the caller's books. */
export function voucherTypeMenu(context: Context): MenuName {
  return context.shopId === COMPANY_SHOP_ID ? 'companyVoucherTypes' : 'voucherTypes';
}

/** Refuses who has not the right to an action on the vouchers of the caller's books. */
export function refuseVoucherAction(world: World, action: ActionID, context: Context): Refusal | undefined {
  return hasRight(world, context, MENU[voucherMenu(context)], action)
    ? undefined
    : refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}
