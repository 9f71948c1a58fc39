/** The rights of a person are replaced as a whole set, and both sets go to the log. */
import { labelOf, menuIDOptions, type Schemas } from '@so-the/api-client';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import type { User } from '../records/account.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { refuseStale } from '../listing/stale.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { groupRights } from '../access/groups.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { grant, type Right } from '../access/rights.ts';
import { empoweredBy } from '../access/tie.ts';
import { isOwner, refuseAbove, refuseBeyond, rightsByName, rightsOf, staffInView } from './staffRules.ts';

/** Rights of a person, the usual ones of the group, and what the caller may grant. */
export function getStaffPermissions(
  world: World,
  query: { StaffID: number },
  context: Context,
): Result<Schemas['StaffPermissions']> {
  const staff = staffInView(world, query.StaffID, context);
  return staff ? done(permissionsView(world, staff, context)) : notFound('nhân viên');
}

/** Replaces every right of a person. Refuses an owner, oneself, a right the caller lacks, a screen named twice or granted without Xem, a stale version. */
export function saveStaffPermissions(
  world: World,
  command: { StaffID: number; Version: number; Rights: readonly Right[] },
  context: Context,
): Result<Schemas['StaffPermissions']> {
  const caller = world.users.get(context.userId);
  const staff = staffInView(world, command.StaffID, context);
  if (!caller || !staff) return notFound('nhân viên');
  const held = rightsOf(world, staff);
  const refused = firstRefusal(
    refuseStale(world, staff, command.Version, (row) => permissionsView(world, row, context)),
    staff.UserID === caller.UserID ? refuse('Forbidden', 'Không thể tự đổi quyền của mình') : undefined,
    isOwner(staff) ? refuse('Forbidden', 'Chủ sở hữu luôn có mọi quyền, không thể thay đổi') : undefined,
    refuseAbove(world, staff, caller),
    refuseShape(command.Rights),
    refuseBeyond(world, caller, command.Rights, held),
  );
  if (refused) return refused;
  grant(world, staff.UserID, command.Rights);
  const raised = isRaised(held, command.Rights) ? empoweredBy(staff, caller.UserID, context.now) : {};
  const changed = world.users.put({ ...staff, ...stampChange(staff, context), ...raised });
  const note = `Phân quyền nhân viên ${staff.UserName}`;
  const action = { MenuID: MENU.permissions, ActionID: ACTION.edit, RefID: staff.UserID, Note: note };
  const [before, after] = [rightsByName(held), rightsByName(rightsOf(world, changed))];
  logAction(world, { ...action, before, after }, context);
  return done(permissionsView(world, changed, context));
}

/** Whether a person gets a right that decides on what others propose. */
function isRaised(held: readonly Right[], wanted: readonly Right[]): boolean {
  const had = new Map(held.map(({ MenuID, ActionIDs }) => [MenuID, ActionIDs]));
  return wanted.some(({ MenuID, ActionIDs }) =>
    [ACTION.approve, ACTION.lockBooks].some(
      (action) => ActionIDs.includes(action) && !had.get(MenuID)?.includes(action),
    ),
  );
}

function permissionsView(world: World, staff: User, context: Context): Schemas['StaffPermissions'] {
  const caller = world.users.get(context.userId);
  return {
    StaffID: staff.UserID,
    UserName: staff.UserName,
    FullName: staff.FullName,
    GroupID: staff.GroupID,
    IsOwner: isOwner(staff),
    Version: staff.Version,
    UpdatedByName: staff.UpdatedBy === undefined ? undefined : userName(world, staff.UpdatedBy),
    UpdatedDate: staff.UpdatedDate,
    Rights: rightsOf(world, staff),
    GroupRights: isOwner(staff) ? rightsOf(world, staff) : groupRights(staff.GroupID),
    Grantable: caller ? rightsOf(world, caller) : [],
  };
}

function refuseShape(rights: readonly Right[]): Refusal | undefined {
  const menus = rights.map((right) => right.MenuID);
  if (new Set(menus).size < menus.length) return refuse('Invalid', 'Mỗi màn hình chỉ được nêu một lần', 'Rights');
  const blind = rights.find(({ ActionIDs }) => ActionIDs.length > 0 && !ActionIDs.includes(ACTION.view));
  return blind
    ? refuse('Invalid', `Màn hình ${labelOf(menuIDOptions, blind.MenuID)} phải có quyền Xem`, 'Rights')
    : undefined;
}
