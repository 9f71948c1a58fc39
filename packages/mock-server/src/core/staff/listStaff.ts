/** Pickers name the people of the shop; those who left stay listed, for the records they wrote. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { User } from '../records/account.ts';
import { shopsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

/** Staff who work in the shop of the call; for the company, in any of its shops. */
export function listAllStaff(world: World, context: Context): Schemas['StaffPick'][] {
  const shopIds = shopsInView(world, context);
  return usersOfOwner(world, context)
    .filter((user) => user.ShopIDs.some((shopId) => shopIds.includes(shopId)))
    .map(staffPick);
}

/** Staff of all shops of the owner. */
export function listAllUsers(world: World, context: Context): Schemas['StaffPick'][] {
  return usersOfOwner(world, context).map(staffPick);
}

function usersOfOwner(world: World, context: Context): User[] {
  const owner = world.users.get(context.userId)?.OwnerUserID ?? 0;
  return world.users.by('owner', owner).filter((user) => !user.IsDeleted);
}

function staffPick({ UserID, UserName, FullName, GroupID, Status }: User): Schemas['StaffPick'] {
  return { UserID, UserName, FullName, GroupID, Status };
}
