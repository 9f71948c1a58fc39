/** A member of staff is entered by somebody who has at least the same rights and shops, and keeps the account name for good. */
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { hashPassword } from '../values/password.ts';
import { normalisePhone } from '../values/phone.ts';
import type { User } from '../records/account.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import {
  done,
  firstRefusal,
  invalid,
  missing,
  notFound,
  refuse,
  type Refusal,
  type Result,
} from '../command/result.ts';
import { refuseStale } from '../listing/stale.ts';
import { cleanName, cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { groupRights } from '../access/groups.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { referCodeOf } from './referCode.ts';
import { refusePassword } from './register.ts';
import { grant, OWNER_GROUP, refuseSave } from '../access/rights.ts';
import { empoweredBy } from '../access/tie.ts';
import { revokeSessions } from '../access/sessions.ts';
import { isOwner, refuseAbove, rightsByName, staffInView, withinRightsOf } from './staffRules.ts';
import { staffView } from './staffView.ts';
import { refuseUserName } from './userNames.ts';

/** What a staff form sends; without UserID it adds. */
export interface SaveStaffCommand extends Pick<User, 'UserName' | 'FullName' | 'GroupID' | 'ShopIDs' | 'Status'> {
  UserID?: number;
  /** Needed to add; sets a new one on a change. */
  Password?: string;
  Phone?: string;
  Email?: string;
  CCCD?: string;
  ExpiredDate?: IsoDate;
  Version?: number;
}

/** Adds or changes a member of staff. Refuses an owner's account to others, rights, shops or a term the caller lacks, lifting oneself, a change of account name, a stale version. */
export function saveStaff(world: World, command: SaveStaffCommand, context: Context): Result<User> {
  const caller = world.users.get(context.userId);
  const old = command.UserID ? staffInView(world, command.UserID, context) : undefined;
  if (!caller || (command.UserID && !old)) return notFound('nhân viên');
  const refused = firstRefusal(
    refuseSave(world, ['staff'], !old, context),
    refuseStale(world, old, command.Version, (row) => staffView(world, row, context)),
    old ? refuseChange(world, old, command, caller) : refuseNew(world, command),
    refuseShops(command, old, caller),
    refuseTerm(world, command, old, caller),
    refuseFields(command),
  );
  if (refused) return refused;
  const hash = command.Password ? hashPassword(command.Password, context.randomHex(16)) : (old?.PasswordHash ?? '');
  const staff = world.users.put({
    ...(old ? { ...old, ...stampChange(old, context), IsDeleted: false } : newUser(world, caller, hash, context)),
    ...fieldsOf(command, old ?? caller),
    ...(old && isEmpowered(old, command) ? empoweredBy(old, caller.UserID, context.now) : {}),
    PasswordHash: hash,
  });
  if (!old) grant(world, staff.UserID, withinRightsOf(world, caller, groupRights(staff.GroupID)));
  if (old && (staff.Status !== 1 || command.Password)) revokeSessions(world, staff.UserID, context.now);
  logSave(world, old, staff, Boolean(command.Password), context);
  return done(staff);
}

function logSave(world: World, old: User | undefined, staff: User, isNewPassword: boolean, context: Context): void {
  const note = `${old ? 'Cập nhật' : 'Thêm'} nhân viên ${staff.UserName}${old && isNewPassword ? ', đặt lại mật khẩu' : ''}`;
  const rights = old ? {} : { Rights: rightsByName(world.permissions.by('staff', staff.UserID)) };
  const action = { MenuID: MENU.staff, ActionID: old ? ACTION.edit : ACTION.add, RefID: staff.UserID, Note: note };
  logAction(world, { ...action, before: old, after: { ...staff, ...rights } }, context);
}

/** Whether a change lets an account decide where it could not: unlocked, another group, more shops, or a password others know. */
function isEmpowered(old: User, command: SaveStaffCommand): boolean {
  const isUnlocked = old.Status !== 1 && command.Status === 1;
  const hasMoreShops = command.ShopIDs.some((id) => !old.ShopIDs.includes(id));
  return isUnlocked || hasMoreShops || command.GroupID !== old.GroupID || Boolean(command.Password);
}

function newUser(world: World, caller: User, passwordHash: string, context: Context) {
  const UserID = world.users.nextId;
  return {
    ...stampNew(context),
    UserID,
    OwnerUserID: caller.OwnerUserID,
    ReferCode: referCodeOf(UserID, passwordHash),
    FailedLogins: 0,
  };
}

function fieldsOf(command: SaveStaffCommand, known: User) {
  return {
    UserName: command.UserName.trim(),
    FullName: cleanName(command.FullName),
    Phone: command.Phone ? normalisePhone(command.Phone) : undefined,
    Email: cleanText(command.Email)?.toLowerCase(),
    CCCD: command.CCCD?.trim() || undefined,
    GroupID: command.GroupID,
    ShopIDs: [...command.ShopIDs],
    ExpiredDate: command.ExpiredDate ?? known.ExpiredDate,
    Status: command.Status,
  };
}

function refuseNew(world: World, command: SaveStaffCommand): Refusal | undefined {
  return firstRefusal(
    refuseUserName(world, command.UserName.trim()),
    refusePassword(command.Password ?? '', command.Password ?? '', 'Password'),
    command.GroupID === OWNER_GROUP ? refuse('Forbidden', 'Không thể thêm chủ sở hữu', 'GroupID') : undefined,
  );
}

function refuseChange(world: World, old: User, command: SaveStaffCommand, caller: User): Refusal | undefined {
  return firstRefusal(
    old.UserID === caller.UserID ? refuseSelfLift(old, command) : refuseAbove(world, old, caller),
    command.UserName.trim() === old.UserName
      ? undefined
      : refuse('Invalid', 'Không thể đổi tài khoản của nhân viên', 'UserName'),
    !isOwner(old) && command.GroupID === OWNER_GROUP
      ? refuse('Forbidden', 'Không thể chuyển thành chủ sở hữu', 'GroupID')
      : undefined,
    command.Password ? refusePassword(command.Password, command.Password, 'Password') : undefined,
  );
}

/** Refuses to change of the own account what decides where, as what and how long one may work; the password has a screen of its own. */
function refuseSelfLift(old: User, command: SaveStaffCommand): Refusal | undefined {
  return firstRefusal(
    command.GroupID === old.GroupID ? undefined : refuseOwn('nhóm quyền', 'GroupID'),
    sameShops(command.ShopIDs, old.ShopIDs) ? undefined : refuseOwn('cửa hàng', 'ShopIDs'),
    command.Status === old.Status ? undefined : refuseOwn('trạng thái', 'Status'),
    (command.ExpiredDate ?? old.ExpiredDate) === old.ExpiredDate ? undefined : refuseOwn('hạn sử dụng', 'ExpiredDate'),
    command.Password ? refuse('Invalid', 'Hãy dùng màn hình Đổi mật khẩu', 'Password') : undefined,
  );
}

function refuseOwn(label: string, field: string): Refusal {
  return refuse('Forbidden', `Không thể tự đổi ${label} của mình`, field);
}

/** Refuses a term longer than the owner's, or than the caller's own; one that was there stays. */
function refuseTerm(world: World, command: SaveStaffCommand, old: User | undefined, caller: User): Refusal | undefined {
  const end = command.ExpiredDate;
  if (!end || end === old?.ExpiredDate) return undefined;
  const ownersEnd = world.users.get(caller.OwnerUserID)?.ExpiredDate ?? caller.ExpiredDate;
  if (end > ownersEnd) return refuse('Invalid', 'Hạn sử dụng không được sau hạn của chủ sở hữu', 'ExpiredDate');
  if (end > caller.ExpiredDate)
    return refuse('Forbidden', 'Không thể cho hạn sử dụng dài hơn hạn của mình', 'ExpiredDate');
  return undefined;
}

/** Only shops the caller works in may be given or taken. */
function refuseShops(command: SaveStaffCommand, old: User | undefined, caller: User): Refusal | undefined {
  if (command.ShopIDs.length === 0) return refuse('Invalid', 'Vui lòng chọn cửa hàng', 'ShopIDs');
  const before = old?.ShopIDs ?? [];
  const moved = [
    ...command.ShopIDs.filter((id) => !before.includes(id)),
    ...before.filter((id) => !command.ShopIDs.includes(id)),
  ];
  return moved.every((id) => caller.ShopIDs.includes(id))
    ? undefined
    : refuse('Forbidden', 'Chỉ được giao hoặc bỏ cửa hàng mình đang làm việc', 'ShopIDs');
}

function refuseFields(command: SaveStaffCommand): Refusal | undefined {
  return firstRefusal(
    command.FullName.trim() ? undefined : missing('họ tên', 'FullName'),
    command.Phone && !normalisePhone(command.Phone) ? invalid('Số điện thoại', 'Phone') : undefined,
    command.CCCD && !/^\d{12}$/.test(command.CCCD.trim()) ? invalid('Số CCCD', 'CCCD') : undefined,
  );
}

function sameShops(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}
