/** What needs two persons is never done by one while another could: the second holds the right and is independent of the first, and only where there is nobody such may one confirm the own act. */
import type { Context } from '../command/context.ts';
import type { User } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { ACTION, MENU, type ActionID, type MenuName } from '../values/menus.ts';
import type { IsoInstant } from '../values/dates.ts';
import { actionsOf, OWNER_GROUP } from './rights.ts';
import { tieBetween } from './tie.ts';

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

/** What somebody proposed, and the right that decides on it. */
export interface Proposed {
  /** Who proposed it. */
  userId: number;
  menu: MenuName;
  action: ActionID;
}

/**
 * People who may decide on what somebody proposed in a shop: who has the right and is independent of the proposer; the
 * owner where nobody else is. Empty where the proposer alone could, or the shop switched the rule of two persons off
 * (domain §2(q)).
 *
 * @param now the moment of the call: what happened 30 days before it counts no more
 */
export function secondPersonsOf(world: World, shopId: number, act: Proposed, now: IsoInstant): User[] {
  if (world.shops.get(shopId)?.TwoPersons === false) return [];
  const proposer = world.users.get(act.userId);
  const others = workersOf(world, shopId).filter(
    (user) => user.UserID !== act.userId && actionsOf(world, user, MENU[act.menu]).includes(act.action),
  );
  const independent = others.filter((user) => proposer === undefined || tieBetween(proposer, user, now) === undefined);
  return independent.length > 0 ? independent : others.filter((user) => user.GroupID === OWNER_GROUP);
}

/** Whether the caller may not decide on what was proposed, because somebody else has to. */
export function isLeftToOthers(world: World, act: Proposed, { shopId, userId, now }: Context): boolean {
  const others = secondPersonsOf(world, shopId, act, now);
  return others.length > 0 && others.every((user) => user.UserID !== userId);
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
