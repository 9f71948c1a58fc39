/** What needs two persons is never done by one while another could: who acted may confirm the own act only where nobody else holds the right, or where the owner of a one-person shop switched the rule off. */
import type { Context } from '../command/context.ts';
import type { User } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { ACTION, MENU, type ActionID, type MenuName } from '../values/menus.ts';
import { actionsOf } from './rights.ts';

/** Rights whose use needs two persons (domain §2(p)). */
const DECIDING: readonly { menu: MenuName; action: ActionID }[] = [
  ...(
    [
      'customerDebts',
      'partnerDebts',
      'affDebts',
      'posDebts',
      'contracts',
      'vouchers',
      'companyVouchers',
      'badExpenses',
    ] as const
  ).map((menu) => ({ menu, action: ACTION.approve })),
  { menu: 'advances', action: ACTION.lockBooks },
];

/** Whether the caller would confirm what they did themselves although somebody else who works in the shop has the right to; never in a shop that switched the rule of two persons off. */
export function isOwnAct(
  world: World,
  act: { userId: number; menu: MenuName; action: ActionID },
  context: Context,
): boolean {
  if (act.userId !== context.userId || world.shops.get(context.shopId)?.TwoPersons === false) return false;
  return workersOf(world, context.shopId).some(
    (user) => user.UserID !== context.userId && actionsOf(world, user, MENU[act.menu]).includes(act.action),
  );
}

/** Whether a user has any right that decides on what somebody else proposed. */
export function mayDecideAnything(world: World, user: User): boolean {
  return DECIDING.some(({ menu, action }) => actionsOf(world, user, MENU[menu]).includes(action));
}

/** People who work in a shop and could approve what another proposes there. */
export function decidersOf(world: World, shopId: number): User[] {
  return workersOf(world, shopId).filter((user) => mayDecideAnything(world, user));
}

function workersOf(world: World, shopId: number): User[] {
  const owner = world.shops.get(shopId)?.OwnerUserID;
  return world.users
    .by('owner', owner ?? 0)
    .filter((user) => user.Status === 1 && !user.IsDeleted && user.ShopIDs.includes(shopId));
}
