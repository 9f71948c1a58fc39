/** Nobody gives or takes what they do not have, nobody lifts themselves, and an owner is changed by nobody else. */
import { actionIDOptions, labelOf, menuIDOptions } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { Permission, User } from '../records/account.ts';
import { refuse, type Refusal } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { ALL_MENUS, type ActionID, type MenuID } from '../values/menus.ts';
import { actionsOf, OWNER_GROUP, type Right } from '../access/rights.ts';

/** Whether a user has every right over the shops of an owner. */
export function isOwner(user: User): boolean {
  return user.GroupID === OWNER_GROUP;
}

/** The person of the caller's owner who works in a shop of the caller's view; in the company view any of the owner's. */
export function staffInView(world: World, userId: number | undefined, context: Context): User | undefined {
  const user = world.users.get(userId);
  const caller = world.users.get(context.userId);
  if (!user || !caller || user.OwnerUserID !== caller.OwnerUserID) return undefined;
  if (context.shopId === COMPANY_SHOP_ID) return user;
  const shopIds = shopsInView(world, context);
  return user.ShopIDs.some((shopId) => shopIds.includes(shopId)) ? user : undefined;
}

/** Rights of a user, screen by screen; an owner has all. */
export function rightsOf(world: World, user: User): Right[] {
  return ALL_MENUS.flatMap((MenuID) => {
    const ActionIDs = [...actionsOf(world, user, MenuID)].toSorted((a, b) => a - b);
    return ActionIDs.length > 0 ? [{ MenuID, ActionIDs }] : [];
  });
}

/** The part of some rights that a user has. */
export function withinRightsOf(world: World, user: User, rights: readonly Right[]): Right[] {
  return rights.flatMap(({ MenuID, ActionIDs }) => {
    const own = actionsOf(world, user, MenuID);
    const kept = ActionIDs.filter((action) => own.includes(action));
    return kept.length > 0 ? [{ MenuID, ActionIDs: kept }] : [];
  });
}

/** Refuses to touch an owner, or somebody with a right the caller lacks. */
export function refuseAbove(world: World, staff: User, caller: User): Refusal | undefined {
  if (isOwner(staff)) return refuse('Forbidden', 'Không thể thay đổi tài khoản của chủ sở hữu');
  return refuseBeyond(world, caller, rightsOf(world, staff), [])
    ? refuse('Forbidden', 'Không thể thay đổi nhân viên có quyền cao hơn mình')
    : undefined;
}

/** Refuses to add a right that the caller does not have. */
export function refuseBeyond(
  world: World,
  caller: User,
  wanted: readonly Right[],
  held: readonly Right[],
): Refusal | undefined {
  for (const { MenuID, ActionIDs } of wanted) {
    const own = actionsOf(world, caller, MenuID);
    const before = held.find((right) => right.MenuID === MenuID)?.ActionIDs ?? [];
    const missing = ActionIDs.find((action) => !own.includes(action) && !before.includes(action));
    if (missing !== undefined)
      return refuse('Forbidden', `Không thể cấp quyền mình không có: ${rightName(MenuID, missing)}`);
  }
  return undefined;
}

/** `Lịch hẹn – Thêm`: how a right is named in messages. */
function rightName(menuId: MenuID, actionId: ActionID): string {
  return `${labelOf(menuIDOptions, menuId)} – ${labelOf(actionIDOptions, actionId)}`;
}

/** Rights as the action log keeps them: screens by name, actions by name. */
export function rightsByName(rights: readonly Pick<Permission, 'MenuID' | 'ActionIDs'>[]): Record<string, string> {
  return Object.fromEntries(
    rights
      .filter(({ ActionIDs }) => ActionIDs.length > 0)
      .map(({ MenuID, ActionIDs }) => [
        labelOf(menuIDOptions, MenuID),
        ActionIDs.map((action) => labelOf(actionIDOptions, action)).join(', '),
      ]),
  );
}
