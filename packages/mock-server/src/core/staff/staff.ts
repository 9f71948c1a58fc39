/** A member of staff works in the shops named, with the rights granted, and is never removed from the records. */
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { hashPassword } from '../values/password.ts';
import { normalisePhone } from '../values/phone.ts';
import type { GroupID, User } from '../records/account.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, missing, refuse, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { refusePassword } from './register.ts';
import { grant, type Right } from '../access/rights.ts';
import { referCodeOf } from './referCode.ts';
import { refuseUserName } from './userNames.ts';

/** What makes a member of staff. */
export interface StaffCommand {
  UserName: string;
  Password: string;
  FullName: string;
  Phone?: string;
  Email?: string;
  GroupID: GroupID;
  ShopIDs: number[];
  /** Owner the person works for. */
  OwnerUserID: number;
  ExpiredDate: IsoDate;
  Rights: Right[];
}

/** Adds a member of staff. Refuses a taken name, a weak password, a wrong phone, no shop. */
export function addStaff(world: World, command: StaffCommand, context: Context): Result<User> {
  const phone = command.Phone === undefined ? undefined : normalisePhone(command.Phone);
  const refused = firstRefusal(
    refuseUserName(world, command.UserName),
    refusePassword(command.Password, command.Password, 'Password'),
    command.FullName.trim() ? undefined : missing('họ tên', 'FullName'),
    command.Phone !== undefined && !phone ? invalid('Số điện thoại', 'Phone') : undefined,
    command.ShopIDs.length === 0 ? refuse('Invalid', 'Vui lòng chọn cửa hàng', 'ShopIDs') : undefined,
  );
  if (refused) return refused;
  const userId = world.users.nextId;
  const { Rights, Password, ...said } = command;
  const PasswordHash = hashPassword(Password, context.randomHex(16));
  const user: User = {
    ...stampNew(context),
    ...said,
    UserID: userId,
    Phone: phone,
    PasswordHash,
    ReferCode: referCodeOf(userId, PasswordHash),
    FailedLogins: 0,
    Status: 1,
  };
  world.users.put(user);
  grant(world, userId, Rights);
  return done(user);
}
