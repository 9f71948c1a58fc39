/** A token opens one user's account until it expires or is revoked, and only into the shops that user works in. */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { instantAt, isAfter, timeOf, type IsoInstant } from '../values/dates.ts';
import { hashToken, verifyPassword } from '../values/password.ts';
import type { GroupID, Shop, User } from '../records/account.ts';
import { done, missing, refuse, type Refusal, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { menuFor, type MenuItem } from '../values/menus.ts';
import { fieldsBeyond } from './pickers.ts';
import { actionsOf } from './rights.ts';
import { countStranger, strangerLockedUntil } from './strangers.ts';

/** How long a token lives (assumed). */
const TOKEN_HOURS = 24;
/** Wrong passwords in a row that lock an account (domain §7). */
const MAX_FAILURES = 5;
/** How long the lock lasts (assumed). */
const LOCK_MINUTES = 15;
/** A hash no password has. */
const NOBODY = 'pbkdf2$1000$nobody$';

/** What the client keeps of a login (specification §3). */
export interface LoginData {
  Token: string;
  UserID: number;
  UserName: string;
  FullName: string;
  GroupID: GroupID;
  OwnerUserID: number;
  ExpiredDate: string;
  ShopID: number;
  ShopName: string;
  AccountBank: string;
  AccountOwner: string;
  BankCode: string;
  ShopAddress: string;
  ShopPhone: string;
  menuPermissions: MenuItem[];
}

const later = (now: IsoInstant, minutes: number) => instantAt(Date.parse(now) + minutes * 60_000);

/**
 * Opens a session. Refuses a wrong name or password with one message for both, and locks the account after five failures:
 * counting them is the one thing a refusal changes.
 */
export function login(
  world: World,
  command: { UserName: string; Password: string },
  context: Context,
): Result<LoginData> {
  const userName = command.UserName.trim().toLowerCase();
  if (!userName) return missing('tài khoản', 'UserName');
  if (!command.Password) return missing('mật khẩu', 'Password');
  const user = world.users.by('name', userName)[0];
  const wrong = refuse('WrongPassword', 'Tài khoản hoặc mật khẩu không đúng');
  if (!user || user.IsDeleted) return refuseStranger(world, userName, command.Password, context) ?? wrong;
  if (user.LockedUntil && isAfter(user.LockedUntil, context.now)) return lockedOut(user.LockedUntil);
  if (!verifyPassword(command.Password, user.PasswordHash)) {
    countFailure(world, user, context);
    return wrong;
  }
  if (user.Status !== 1) return refuse('Inactive', 'Tài khoản đã ngừng hoạt động');
  const shop = firstShop(world, user);
  if (!shop) return refuse('Inactive', 'Tài khoản chưa được gán cửa hàng đang hoạt động');
  world.users.put({ ...user, FailedLogins: 0, LockedUntil: undefined });
  return done(loginData(world, user, shop, openSession(world, user, context)));
}

/** Who a call comes from. Refuses an unknown, revoked or expired token, another user's number, and a shop the user does not work in. */
export function authenticate(
  world: World,
  session: { token: string; userId: number; shopId: number },
  now: IsoInstant,
): Result<{ user: User; shop: Shop }> {
  const ended = refuse('Unauthorized', 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại');
  const found = session.token ? world.sessions.by('token', hashToken(session.token))[0] : undefined;
  if (!found || found.RevokedAt || !isAfter(found.ExpiresAt, now) || found.UserID !== session.userId) return ended;
  const user = world.users.get(found.UserID);
  if (!user || user.IsDeleted || user.Status !== 1) return ended;
  const shop = world.shops.get(session.shopId);
  if (!shop || shop.IsDeleted || !user.ShopIDs.includes(session.shopId)) {
    return refuse('Forbidden', 'Bạn không có quyền làm việc tại cửa hàng này');
  }
  return done({ user, shop });
}

/** Ends every open session of a user. */
export function revokeSessions(world: World, userId: number, now: IsoInstant): void {
  for (const session of world.sessions.by('user', userId)) {
    if (!session.RevokedAt) world.sessions.put({ ...session, RevokedAt: now });
  }
}

/** Refuses writing for a user or shop whose term is over; the last day still counts. */
export function refuseExpired(world: World, context: Context): Refusal | undefined {
  const ends = [world.users.get(context.userId)?.ExpiredDate, world.shops.get(context.shopId)?.ExpiredDate];
  if (ends.some((end) => end !== undefined && end < context.businessDate)) {
    return refuse('Expired', 'Tài khoản đã hết hạn sử dụng, chỉ có thể xem dữ liệu');
  }
  if (world.shops.get(context.shopId)?.Status === 0)
    return refuse('Inactive', 'Cửa hàng đã ngừng hoạt động, chỉ có thể xem dữ liệu');
  return undefined;
}

function lockedOut(until: IsoInstant): Refusal {
  return refuse(
    'LockedOut',
    `Tài khoản tạm khóa vì nhập sai ${MAX_FAILURES} lần, vui lòng thử lại sau ${timeOf(until)}`,
  );
}

/** A name nobody has takes as long, and is locked as soon, as one somebody has. */
function refuseStranger(world: World, userName: string, password: string, context: Context): Refusal | undefined {
  const until = strangerLockedUntil(world, userName, context.now);
  if (until) return lockedOut(until);
  verifyPassword(password, NOBODY);
  countStranger(world, userName, { limit: MAX_FAILURES, minutes: LOCK_MINUTES }, context);
  return undefined;
}

function countFailure(world: World, user: User, context: Context): void {
  const failures = user.FailedLogins + 1;
  const locked = failures >= MAX_FAILURES;
  world.users.put({
    ...user,
    FailedLogins: locked ? 0 : failures,
    LockedUntil: locked ? later(context.now, LOCK_MINUTES) : undefined,
  });
}

function openSession(world: World, user: User, context: Context): string {
  const token = context.randomHex(32);
  world.sessions.put({
    SessionID: world.sessions.nextId,
    TokenHash: hashToken(token),
    UserID: user.UserID,
    IssuedAt: context.now,
    ExpiresAt: later(context.now, TOKEN_HOURS * 60),
  });
  return token;
}

function firstShop(world: World, user: User): Shop | undefined {
  const shops = user.ShopIDs.map((id) => world.shops.get(id)).filter((shop) => shop !== undefined && !shop.IsDeleted);
  return shops.find((shop) => shop?.ShopID === COMPANY_SHOP_ID) ?? shops.find((shop) => shop?.Status === 1);
}

/** The shop's account, for those who may read it of the shops they work in. */
function accountOf(world: World, user: User, shop: Shop): Pick<LoginData, 'AccountBank' | 'AccountOwner' | 'BankCode'> {
  const beyond = fieldsBeyond(world, 'listActiveShops', { userId: user.UserID });
  const told = (field: 'AccountBank' | 'AccountOwner' | 'BankCode') => (beyond.has(field) ? '' : (shop[field] ?? ''));
  return { AccountBank: told('AccountBank'), AccountOwner: told('AccountOwner'), BankCode: told('BankCode') };
}

function loginData(world: World, user: User, shop: Shop, token: string): LoginData {
  return {
    Token: token,
    UserID: user.UserID,
    UserName: user.UserName,
    FullName: user.FullName,
    GroupID: user.GroupID,
    OwnerUserID: user.OwnerUserID,
    ExpiredDate: user.ExpiredDate,
    ShopID: shop.ShopID,
    ShopName: shop.ShopName,
    ...accountOf(world, user, shop),
    ShopAddress: shop.ShopAddress ?? '',
    ShopPhone: shop.ShopPhone ?? '',
    menuPermissions: menuFor((menuId) => actionsOf(world, user, menuId)),
  };
}
