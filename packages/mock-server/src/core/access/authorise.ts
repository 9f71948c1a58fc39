/** No call passes that its user was not granted in the shop it names, whatever the screens show or hide. */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { MENU } from '../values/menus.ts';
import type { Need } from './need.ts';
import { ACCOUNT_OPERATIONS, PUBLIC_OPERATIONS } from './openOperations.ts';
import { needOf } from './operationRights.ts';
import { hasRight } from './rights.ts';
import { refuseExpired } from './sessions.ts';

/** Refuses a call the user has no right to, a write the company may not do, and a write after the term has ended. */
export function refuseCall(world: World, operationId: string, context: Context): Refusal | undefined {
  if (PUBLIC_OPERATIONS.has(operationId) || ACCOUNT_OPERATIONS.has(operationId)) return undefined;
  const need = needOf(operationId);
  if (!need || !isGranted(world, need, context)) return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  if (!need.write) return undefined;
  if (context.shopId === COMPANY_SHOP_ID && !need.company) {
    return refuse('CompanyReadOnly', 'Công ty chỉ xem số liệu, vui lòng chuyển sang cửa hàng để thực hiện');
  }
  return refuseExpired(world, context);
}

function isGranted(world: World, need: Need, context: Context): boolean {
  return need.menus.some((menu) => need.actions.some((action) => hasRight(world, context, MENU[menu], action)));
}
