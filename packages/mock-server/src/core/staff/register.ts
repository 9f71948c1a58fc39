/** Registration makes one shop and its owner together, or nothing. */
import type { Context } from '../command/context.ts';
import { addDays } from '../values/dates.ts';
import { hashPassword, isStrongPassword } from '../values/password.ts';
import { normalisePhone } from '../values/phone.ts';
import type { User } from '../records/account.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, missing, refuse, type Refusal, type Result } from '../command/result.ts';
import { createShop } from '../shops/createShop.ts';
import type { World } from '../store/world.ts';
import { maskName } from './maskName.ts';
import { OWNER_GROUP } from '../access/rights.ts';
import { referCodeOf } from './referCode.ts';
import { refuseUserName } from './userNames.ts';

/** Days a new shop may write before its term is renewed (assumed). */
const TERM_DAYS = 365;

/** What a new owner fills in. */
export interface RegisterCommand {
  ShopName: string;
  UserName: string;
  FullName?: string;
  Phone: string;
  Password: string;
  ConfirmPassword: string;
  ReferCode?: string;
}

/** Makes a shop and its owner with every right. Refuses a taken name, a weak or unequal password, a wrong phone, an unknown code. */
export function register(
  world: World,
  command: RegisterCommand,
  context: Context,
): Result<{ UserID: number; ShopID: number }> {
  const userName = command.UserName.trim().toLowerCase();
  const phone = normalisePhone(command.Phone);
  const referrer = findReferrer(world, command.ReferCode);
  const refused =
    firstRefusal(
      command.ShopName.trim() ? undefined : missing('tên cửa hàng', 'ShopName'),
      refuseUserName(world, userName),
      phone ? undefined : invalid('Số điện thoại', 'Phone'),
      refusePassword(command.Password, command.ConfirmPassword, 'Password'),
    ) ??
    (command.ReferCode?.trim() && !referrer
      ? refuse('Invalid', 'Mã giới thiệu không tồn tại', 'ReferCode')
      : undefined);
  if (refused) return refused;

  const userId = world.users.nextId;
  const shop = createShop(
    world,
    {
      ShopName: command.ShopName,
      ShopPhone: phone,
      OwnerUserID: userId,
      ExpiredDate: addDays(context.businessDate, TERM_DAYS),
    },
    { ...context, userId },
  );
  const PasswordHash = hashPassword(command.Password, context.randomHex(16));
  const owner: User = {
    ...stampNew({ ...context, userId, shopId: shop.ShopID }),
    UserID: userId,
    UserName: userName,
    PasswordHash,
    FullName: command.FullName?.trim() || command.ShopName.trim(),
    Phone: phone,
    GroupID: OWNER_GROUP,
    ShopIDs: [shop.ShopID],
    OwnerUserID: userId,
    ExpiredDate: shop.ExpiredDate,
    ReferCode: referCodeOf(userId, PasswordHash),
    ReferrerUserID: referrer?.UserID,
    FailedLogins: 0,
    Status: 1,
  };
  world.users.put(owner);
  return done({ UserID: userId, ShopID: shop.ShopID });
}

/** Refuses a weak password, or a confirmation that differs. */
export function refusePassword(password: string, confirm: string, field: string): Refusal | undefined {
  if (!password) return missing('mật khẩu', field);
  if (!isStrongPassword(password))
    return refuse('Invalid', 'Mật khẩu phải có ít nhất 8 ký tự, gồm cả chữ và số', field);
  if (password !== confirm) return refuse('Invalid', 'Mật khẩu nhập lại không khớp', 'ConfirmPassword');
  return undefined;
}

/** Who owns a referral code: the name, masked; nobody where no code is given. */
export function getDataByReferCode(world: World, query: { ReferCode?: string }): Result<{ FullName?: string }> {
  if (query.ReferCode === undefined) return done({});
  const user = findReferrer(world, query.ReferCode);
  return user
    ? done({ FullName: maskName(user.FullName) })
    : refuse('Invalid', 'Mã giới thiệu không tồn tại', 'ReferCode');
}

function findReferrer(world: World, code: string | undefined): User | undefined {
  const wanted = code?.trim().toUpperCase();
  return wanted ? world.users.by('refer', wanted).find((user) => user.Status === 1 && !user.IsDeleted) : undefined;
}
