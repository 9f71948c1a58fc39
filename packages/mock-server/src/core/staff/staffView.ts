/** Staff are shown without their password, and whoever was deleted only among those who have left. */
import { groupIDOptions, labelOf, type Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { isAfter } from '../values/dates.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import type { User } from '../records/account.ts';
import type { Result } from '../command/result.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { isOwner, staffInView } from './staffRules.ts';

/** What is kept of a person and shown to nobody. */
const KEPT_BACK = ['PasswordHash', 'OwnerUserID', 'ReferrerUserID', 'FailedLogins', 'Empowered'] as const;

/** Filters of the staff list. */
export interface StaffQuery extends ListQuery {
  UserName?: string;
  /** −1 or absent is every group. */
  GroupID?: number;
  SearchShopID?: number;
}

const textOf = remembered<User>((row) => `${row.UserName} ${row.FullName} ${row.Phone ?? ''}`);

/** People of the caller's view, newest first unless sorted; deleted ones only under Đã nghỉ việc. */
export function listStaff(world: World, query: StaffQuery, context: Context): Result<ListPage<Schemas['Staff']>> {
  const owner = world.users.get(context.userId)?.OwnerUserID ?? 0;
  const rows = world.users
    .by('owner', owner)
    .filter(
      (row) =>
        staffInView(world, row.UserID, context) !== undefined &&
        (!row.IsDeleted || (query.Status === 0 && row.Status === 0)) &&
        ((query.GroupID ?? -1) === -1 || row.GroupID === query.GroupID) &&
        (query.SearchShopID === undefined || row.ShopIDs.includes(query.SearchShopID)) &&
        hasStatus(row, query),
    );
  return listPage(
    rows.toReversed(),
    { ...query, GeneralSearch: query.UserName },
    {
      textOf,
      viewOf: (row) => staffView(world, row, context),
      totalsOf: () => undefined,
      values: {
        GroupName: (row) => row.GroupID,
        LastLogin: (row) => lastLogin(world, row),
      },
    },
  );
}

/** A member of staff as lists and forms see it. */
export function staffView(world: World, row: User, context: Context): Schemas['Staff'] {
  const { LockedUntil, ...wire } = wireOf(world, row, ...KEPT_BACK);
  return {
    ...wire,
    GroupName: labelOf(groupIDOptions, row.GroupID),
    ShopNames: row.ShopIDs.map((id) => world.shops.get(id)?.ShopName ?? ''),
    IsOwner: isOwner(row),
    IsSelf: row.UserID === context.userId,
    LockedUntil: LockedUntil && isAfter(LockedUntil, context.now) ? LockedUntil : undefined,
    LastLogin: lastLogin(world, row),
  };
}

function lastLogin(world: World, row: User): string | undefined {
  return world.sessions.by('user', row.UserID).at(-1)?.IssuedAt;
}
