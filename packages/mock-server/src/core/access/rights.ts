/** A right is a menu and an action; the owner has all, everyone else what was granted, and a menu that is not granted is refused however it is reached. */
import type { Context } from '../command/context.ts';
import type { GroupID, Permission, User } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { refuse, type Refusal } from '../command/result.ts';
import { ACTION, ALL_ACTIONS, MENU, type ActionID, type MenuID, type MenuName } from '../values/menus.ts';

/** Group of owners. */
export const OWNER_GROUP: GroupID = 1;

/** Actions a user has in a menu. */
export function actionsOf(world: World, user: User, menuId: MenuID): readonly ActionID[] {
  if (user.GroupID === OWNER_GROUP) return ALL_ACTIONS;
  return world.permissions.by('staff', user.UserID).find((granted) => granted.MenuID === menuId)?.ActionIDs ?? [];
}

/** Whether the caller may do an action in a menu. */
export function hasRight(world: World, context: Context, menuId: MenuID, actionId: ActionID): boolean {
  const user = world.users.get(context.userId);
  return user !== undefined && actionsOf(world, user, menuId).includes(actionId);
}

/** Refuses a save without the right to add a new record, or to edit an old one. */
export function refuseSave(
  world: World,
  menus: readonly MenuName[],
  isNew: boolean,
  context: Context,
): Refusal | undefined {
  const action = isNew ? ACTION.add : ACTION.edit;
  if (menus.some((menu) => hasRight(world, context, MENU[menu], action))) return undefined;
  return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}

/** What one member of staff may do in one menu. */
export type Right = Pick<Permission, 'MenuID' | 'ActionIDs'>;

/** Replaces everything a member of staff may do. */
export function grant(world: World, staffId: number, rights: readonly Right[]): void {
  const old = world.permissions.by('staff', staffId);
  for (const permission of old) {
    const kept = rights.find((right) => right.MenuID === permission.MenuID);
    world.permissions.put({ ...permission, ActionIDs: kept ? [...kept.ActionIDs] : [] });
  }
  for (const right of rights) {
    if (old.some((permission) => permission.MenuID === right.MenuID)) continue;
    world.permissions.put({
      PermissionID: world.permissions.nextId,
      StaffID: staffId,
      MenuID: right.MenuID,
      ActionIDs: [...right.ActionIDs],
    });
  }
}
