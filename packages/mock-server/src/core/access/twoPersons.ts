/** What needs two persons is never done by one while another could: who acted may confirm the own act only where nobody else holds the right. */
import type { Context } from '../command/context.ts';
import type { World } from '../store/world.ts';
import { MENU, type ActionID, type MenuName } from './menus.ts';
import { actionsOf } from './rights.ts';

/** Whether the caller would confirm what they did themselves although somebody else who works in the shop has the right to. */
export function isOwnAct(
  world: World,
  act: { userId: number; menu: MenuName; action: ActionID },
  context: Context,
): boolean {
  if (act.userId !== context.userId) return false;
  const owner = world.shops.get(context.shopId)?.OwnerUserID;
  return world.users
    .by('owner', owner ?? 0)
    .some(
      (user) =>
        user.UserID !== context.userId &&
        user.Status === 1 &&
        !user.IsDeleted &&
        user.ShopIDs.includes(context.shopId) &&
        actionsOf(world, user, MENU[act.menu]).includes(act.action),
    );
}
