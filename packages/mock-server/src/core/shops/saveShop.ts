/** A shop belongs to one owner for good; its books are closed up to a day, and only the owner opens them again, with a reason and where there is one with a second person. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight, OWNER_GROUP, refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { negativeFundsOf } from '../ledger/fundGuard.ts';
import { isBankCode } from '../values/banks.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { addDays, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { waitsForAnother } from '../approvals/approval.ts';
import { closesInForce } from '../dayMoney/closeDay.ts';
import { REOPENING_PROPOSAL, reopenDay, type Reopened } from '../dayMoney/reopenDay.ts';
import { isAmount } from '../values/money.ts';
import { normalisePhone } from '../values/phone.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Shop, User } from '../records/account.ts';
import { REOPENING_STATUS } from '../records/dayMoney.ts';
import { stampChange } from '../records/stamped.ts';
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
import { refuseFirstDate } from './firstDate.ts';
import { commissionWhenOf } from '../ledger/commissionStanding.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import { shopsOfCaller } from '../scope/shops.ts';
import { createShop } from './createShop.ts';
import { refuseTwoPersonSettings, twoPersonSettings, type TwoPersonSettings } from './twoPersonSettings.ts';
import { accountOwnerName, cleanName, cleanText, fold } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { shopRecordView } from './shopView.ts';

/** What a shop form sends; without ShopID it adds. */
export interface ShopCommand
  extends Pick<Shop, 'ShopName' | 'RoundFeeTo' | 'NotifyDays' | 'Status'>, TwoPersonSettings {
  ShopID?: number;
  ShopAddress?: string;
  ShopPhone?: string;
  AccountBank?: string;
  AccountOwner?: string;
  BankCode?: string;
  RoundAmountFrom?: number;
  SmallAmountBelow?: number;
  VatPercent?: number;
  PitPercent?: number;
  LockDate?: IsoDate;
  /** As it was when absent; only the owner changes it. */
  NegativeFunds?: Shop['NegativeFunds'];
  /** As it was when absent; only the owner changes it. */
  CommissionWhen?: Shop['CommissionWhen'];
  /** As it was when absent; only the owner moves it, never past the first entry. */
  FirstDate?: IsoDate;
  /** Why closed books are opened again. */
  Reason?: string;
  Version?: number;
}

/** The shop of a number that the caller works in; the company itself is no shop. */
export function shopOfCaller(world: World, shopId: number | undefined, context: Context): Shop | undefined {
  if (shopId === COMPANY_SHOP_ID) return undefined;
  return shopsOfCaller(world, context).find((shop) => shop.ShopID === shopId);
}

/** Adds or changes a shop; opening its books again opens the funds counted since too, and waits for a second person where there is one. Refuses a name the owner already uses, a wrong account, closing or opening the books without the right, a stale version. */
export function saveShop(world: World, command: ShopCommand, context: Context): Result<Shop> {
  const caller = world.users.get(context.userId);
  const old = command.ShopID === undefined ? undefined : shopOfCaller(world, command.ShopID, context);
  if (!caller || (command.ShopID !== undefined && !old)) return notFound('cửa hàng');
  const refused = firstRefusal(
    refuseSave(world, ['shops'], !old, context),
    refuseStale(world, old, command.Version, (row) => shopRecordView(world, row)),
    refuseFields(command),
    refuseName(world, command, caller),
    refuseTwoPersonSettings(world, command, old, caller),
    refuseFirstDate(world, command, old, context),
    refuseNegativeFunds(command, old, caller),
    refuseCommissionWhen(command, old, caller),
    refuseLock(world, command, old, context),
  );
  if (refused) return refused;
  const reopened = old && isReopened(command, old) ? reopen(world, command, old, context) : undefined;
  if (reopened && !reopened.ok) return reopened;
  const isWaiting = reopened?.value.reopening.Status === REOPENING_STATUS.waiting;
  const shop = world.shops.put({
    ...(old ? { ...old, ...stampChange(old, context) } : openShop(world, command, caller, context)),
    ...fieldsOf(command),
    FirstDate: command.FirstDate ?? old?.FirstDate,
    NegativeFunds: command.NegativeFunds ?? old?.NegativeFunds,
    CommissionWhen: command.CommissionWhen ?? old?.CommissionWhen,
    ...twoPersonSettings(command, old),
    LockDate: isWaiting ? old?.LockDate : command.LockDate,
  });
  if (!old) addToPeople(world, shop, caller);
  const action = { MenuID: MENU.shops, ActionID: old ? ACTION.edit : ACTION.add, RefID: shop.ShopID };
  logAction(world, { ...action, Note: noteOf(command, old, shop), before: old, after: shop }, context);
  return done(shop);
}

/**
 * Moving the lock back reopens the days from the first one that would be open, with the funds counted for them: where
 * somebody else could approve it that is only proposed. Nothing is to be done where no fund was counted for those days
 * and nobody else asked: the save moves the lock.
 */
function reopen(
  world: World,
  { LockDate, Reason }: ShopCommand,
  old: Shop,
  context: Context,
): Result<Reopened> | undefined {
  const inShop = { ...context, shopId: old.ShopID };
  const first = LockDate === undefined ? firstDayOf(world, old.ShopID) : addDays(LockDate, 1);
  const isCounted = closesInForce(world, old.ShopID).some((close) => close.Date >= first);
  if (!isCounted && !waitsForAnother(world, REOPENING_PROPOSAL, inShop)) return undefined;
  return reopenDay(world, { Date: first, Reason }, inShop);
}

const COMMISSION_WORDS = {
  1: 'hoa hồng phải trả khi quyết toán đơn',
  2: 'hoa hồng phải trả khi khách trả đủ',
} as const;

function noteOf(command: ShopCommand, old: Shop | undefined, shop: Shop): string {
  const reason = command.Reason?.trim() ?? '';
  const isWaiting = shop.LockDate !== command.LockDate;
  const when = commissionWhenOf(shop);
  const commission = when === commissionWhenOf(old) ? '' : `, ${COMMISSION_WORDS[when]} với đơn quyết toán từ nay`;
  const reopened = isReopened(command, old) ? `, ${isWaiting ? 'đề nghị ' : ''}mở lại sổ: ${reason}` : '';
  return `${old ? 'Cập nhật' : 'Thêm'} cửa hàng ${shop.Code} ${shop.ShopName}${commission}${reopened}`;
}

/** A new shop is the caller's owner's and ends with the owner's term. */
function openShop(world: World, command: ShopCommand, caller: User, context: Context): Shop {
  const owner = world.users.get(caller.OwnerUserID) ?? caller;
  const plan = { ShopName: command.ShopName, OwnerUserID: owner.UserID, ExpiredDate: owner.ExpiredDate };
  return createShop(world, plan, context);
}

/** Owners work in every shop of theirs, and whoever opened one works in it. */
function addToPeople(world: World, shop: Shop, caller: User): void {
  for (const user of world.users.by('owner', caller.OwnerUserID)) {
    if (user.GroupID !== OWNER_GROUP && user.UserID !== caller.UserID) continue;
    if (!user.IsDeleted) world.users.put({ ...user, ShopIDs: [...user.ShopIDs, shop.ShopID] });
  }
}

function fieldsOf(command: ShopCommand) {
  return {
    ShopName: cleanName(command.ShopName),
    ShopAddress: cleanText(command.ShopAddress),
    ShopPhone: command.ShopPhone ? normalisePhone(command.ShopPhone) : undefined,
    AccountBank: command.AccountBank || undefined,
    AccountOwner: command.AccountOwner ? accountOwnerName(command.AccountOwner) : undefined,
    BankCode: command.BankCode || undefined,
    RoundFeeTo: command.RoundFeeTo,
    NotifyDays: command.NotifyDays,
    RoundAmountFrom: command.RoundAmountFrom,
    SmallAmountBelow: command.SmallAmountBelow,
    VatPercent: command.VatPercent,
    PitPercent: command.PitPercent,
    Status: command.Status,
  };
}

function refuseFields(command: ShopCommand): Refusal | undefined {
  return firstRefusal(
    command.ShopName.trim() ? undefined : missing('tên cửa hàng', 'ShopName'),
    command.ShopPhone && !normalisePhone(command.ShopPhone) ? invalid('Số điện thoại', 'ShopPhone') : undefined,
    command.AccountBank && !/^\d{6,19}$/.test(command.AccountBank) ? invalid('Số tài khoản', 'AccountBank') : undefined,
    command.BankCode && !isBankCode(command.BankCode) ? invalid('Ngân hàng', 'BankCode') : undefined,
    command.AccountBank && !command.BankCode ? missing('ngân hàng', 'BankCode') : undefined,
    command.NotifyDays >= 1 && command.NotifyDays <= 30 ? undefined : invalid('Báo trước (ngày)', 'NotifyDays'),
    command.RoundAmountFrom === undefined || isAmount(command.RoundAmountFrom)
      ? undefined
      : invalid('Ngưỡng số tiền tròn', 'RoundAmountFrom'),
    command.SmallAmountBelow === undefined || isAmount(command.SmallAmountBelow)
      ? undefined
      : invalid('Hỏi lại số tiền dưới', 'SmallAmountBelow'),
  );
}

function refuseName(world: World, command: ShopCommand, caller: User): Refusal | undefined {
  const name = fold(command.ShopName);
  const taken = world.shops
    .by('owner', caller.OwnerUserID)
    .some((shop) => !shop.IsDeleted && shop.ShopID !== command.ShopID && fold(shop.ShopName) === name);
  return taken ? refuse('Duplicate', 'Tên cửa hàng đã tồn tại', 'ShopName') : undefined;
}

function isReopened(command: ShopCommand, old: Shop | undefined): boolean {
  return (command.LockDate ?? '') < (old?.LockDate ?? '');
}

function refuseNegativeFunds({ NegativeFunds: rule }: ShopCommand, old: Shop | undefined, caller: User) {
  if (rule === undefined || rule === negativeFundsOf(old) || caller.GroupID === OWNER_GROUP) return undefined;
  return refuse('Forbidden', 'Chỉ chủ sở hữu được đổi cách xử lý khi quỹ không đủ chi', 'NegativeFunds');
}

function refuseCommissionWhen({ CommissionWhen: said }: ShopCommand, old: Shop | undefined, caller: User) {
  if (said === undefined || said === commissionWhenOf(old) || caller.GroupID === OWNER_GROUP) return undefined;
  return refuse('Forbidden', 'Chỉ chủ sở hữu được đổi lúc phải trả hoa hồng', 'CommissionWhen');
}

function refuseLock(world: World, command: ShopCommand, old: Shop | undefined, context: Context): Refusal | undefined {
  const { LockDate } = command;
  if (LockDate === old?.LockDate) return undefined;
  if (LockDate !== undefined && (!isIsoDate(LockDate) || LockDate > context.businessDate))
    return refuse('FutureDate', `Chỉ khóa sổ đến hôm nay, ${displayDate(context.businessDate)}`, 'LockDate');
  if (isReopened(command, old)) {
    return world.users.get(context.userId)?.GroupID === OWNER_GROUP
      ? refuseReason(command.Reason, CANCEL_REASON)
      : refuse('Forbidden', 'Chỉ chủ sở hữu được mở lại sổ', 'LockDate');
  }
  const mayLock = [MENU.shops, MENU.cashBook].some((menu) => hasRight(world, context, menu, ACTION.lockBooks));
  return mayLock ? undefined : refuse('Forbidden', 'Không có quyền khóa sổ', 'LockDate');
}
