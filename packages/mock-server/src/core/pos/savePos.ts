/** A terminal keeps its TID once it has swiped; what it owed when it was entered is an entry against equity. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { bankOf } from '../values/banks.ts';
import { isTypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { isAmountOrZero, isDong, isOpening, isRate } from '../values/money.ts';
import type { Pos } from '../records/funds.ts';
import { noteOnForm, refuseOnForm, type OpeningChange } from '../opening/openingApproval.ts';
import { OPENING_KIND } from '../records/opening.ts';
import { FORM_REASON, postOpening, refuseOpening } from '../opening/openingEntries.ts';
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
import { ownRow } from '../scope/shops.ts';
import { cleanName, cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { posView } from './listPos.ts';

/** What a POS form sends; without posID it adds. */
export interface PosCommand extends Partial<Omit<Pos, 'PosName' | 'TID' | 'BankID'>> {
  PosName: string;
  TID: string;
  BankID: number;
}

/** Adds or changes a POS and posts its opening debt in place of the one before. Refuses a taken TID, a new TID for a used POS, limits that contradict each other, and a new opening debt once the first day is locked. */
export function savePos(world: World, command: PosCommand, context: Context): Result<Pos> {
  const refused = refuseSave(world, ['pos'], !command.posID, context);
  if (refused) return refused;
  const planned = planPos(world, command, context);
  return planned.ok ? done(keepPos(world, planned.value, context)) : planned;
}

/** The POS as {@link savePos} would make it, with the same refusals but for rights; nothing is kept. */
export function planPos(world: World, command: PosCommand, context: Context): Result<Pos> {
  const old = command.posID ? ownRow(world.poses.get(command.posID), context) : undefined;
  if (command.posID && !old) return notFound('máy POS');
  const opening = command.OpeningDebt ?? old?.OpeningDebt ?? 0;
  const id = old?.posID ?? world.poses.nextId;
  const refused = firstRefusal(
    refuseStale(world, old, command.Version, (row) => posView(world, row, context)),
    refuseNames(world, command, context),
    refuseLimits(command),
    refuseFees(command),
    refuseTakenTid(world, command, context),
    old && old.TID !== command.TID.trim() && world.swipes.count('pos', old.posID) > 0
      ? refuse('InUse', 'Máy đã có lượt quẹt nên không thể đổi mã máy (TID)', 'TID')
      : undefined,
    opening === (old?.OpeningDebt ?? 0) ? undefined : refuseOpening(world, accounts.pos(id), context),
    refuseOnForm(world, openingChange(old, id, opening), 'OpeningDebt', context),
  );
  if (refused) return refused;
  return done({
    ...(old ? { ...old, ...stampChange(old, context) } : { ...stampNew(context), posID: id }),
    ...fieldsOf(command),
    OpeningDebt: opening,
  });
}

/** Keeps a POS of {@link planPos}, posts its opening debt and writes it into the action log. */
export function keepPos(world: World, planned: Pos, context: Context): Pos {
  const old = world.poses.get(planned.posID);
  const pos = world.poses.put(planned);
  noteOnForm(world, openingChange(old, pos.posID, pos.OpeningDebt), context);
  if (pos.OpeningDebt !== (old?.OpeningDebt ?? 0)) openPos(world, pos, context);
  const note = `${old ? 'Cập nhật' : 'Thêm'} máy POS ${pos.PosName} (${pos.TID})`;
  const action = { MenuID: MENU.pos, ActionID: old ? ACTION.edit : ACTION.add, RefID: pos.posID, Note: note };
  logAction(world, { ...action, before: old, after: pos }, context);
  return pos;
}

/** Deletes a POS that never swiped and owes nothing. */
export function deletePos(world: World, command: { posID: number }, context: Context): Result<Pos> {
  const pos = ownRow(world.poses.get(command.posID), context);
  if (!pos) return notFound('máy POS');
  const isParent = world.poses
    .by('shop', context.shopId)
    .some((row) => !row.IsDeleted && row.PosParentID === pos.posID);
  if (
    isParent ||
    world.swipes.count('pos', pos.posID) > 0 ||
    balanceOf(world, pos.ShopID, accounts.pos(pos.posID)) !== 0
  ) {
    return refuse('InUse', 'Máy đã có lượt quẹt, máy con hoặc công nợ nên không thể xóa; hãy chuyển sang Ngừng');
  }
  const deleted = world.poses.put({ ...pos, ...stampChange(pos, context), IsDeleted: true });
  const note = `Xóa máy POS ${pos.PosName} (${pos.TID})`;
  logAction(world, { MenuID: MENU.pos, ActionID: ACTION.remove, RefID: pos.posID, Note: note }, context);
  return done(deleted);
}

function fieldsOf(command: PosCommand) {
  return {
    PosName: cleanName(command.PosName),
    PosCode: command.PosCode?.trim() || undefined,
    TID: command.TID.trim(),
    MID: command.MID?.trim() || undefined,
    BankID: command.BankID,
    PosParentID: command.PosParentID || undefined,
    OwnerPartnerID: command.OwnerPartnerID || undefined,
    BankCardID: command.BankCardID || undefined,
    SettleDays: command.SettleDays ?? 1,
    SkipHoliday: command.SkipHoliday ?? false,
    MinPerBill: command.MinPerBill ?? undefined,
    MaxPerBill: command.MaxPerBill ?? undefined,
    MaxPerDay: command.MaxPerDay ?? undefined,
    MaxPerMonth: command.MaxPerMonth ?? undefined,
    AvgTicket: command.AvgTicket ?? undefined,
    MaxPerCardPerDay: command.MaxPerCardPerDay ?? undefined,
    HourFrom: command.HourFrom || undefined,
    HourTo: command.HourTo || undefined,
    Fees: command.Fees ?? [],
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  };
}

function refuseNames(world: World, command: PosCommand, context: Context): Refusal | undefined {
  return firstRefusal(
    command.PosName.trim() ? undefined : missing('tên máy', 'PosName'),
    command.TID.trim() ? undefined : missing('mã máy (TID)', 'TID'),
    bankOf(command.BankID) ? undefined : invalid('Ngân hàng', 'BankID'),
    command.BankCardID && !ownRow(world.bankCards.get(command.BankCardID), context)
      ? notFound('tài khoản nhận tiền')
      : undefined,
    command.OwnerPartnerID && !ownRow(world.partners.get(command.OwnerPartnerID), context)
      ? notFound('đối tác')
      : undefined,
    command.PosParentID && !ownRow(world.poses.get(command.PosParentID), context) ? notFound('POS mẹ') : undefined,
    command.PosParentID && command.PosParentID === command.posID ? invalid('POS mẹ', 'PosParentID') : undefined,
  );
}

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function refuseLimits(command: PosCommand): Refusal | undefined {
  const amounts = [command.MinPerBill, command.MaxPerBill, command.MaxPerDay, command.MaxPerMonth];
  const given = amounts.filter((amount) => amount !== undefined && amount !== null);
  const ascending = given.every((amount, place) => place === 0 || amount >= (given[place - 1] ?? 0));
  return firstRefusal(
    given.every(isAmountOrZero) && isAmountOrZero(command.AvgTicket ?? 0)
      ? undefined
      : refuse('Invalid', 'Hạn mức phải là số tiền từ 0 đồng trở lên', 'MaxPerBill'),
    ascending
      ? undefined
      : refuse('Invalid', 'Hạn mức phải tăng dần: tối thiểu, tối đa mỗi bill, tối đa ngày, tối đa tháng', 'MaxPerBill'),
    isOpening(command.OpeningDebt ?? 0) ? undefined : invalid('Công nợ đầu', 'OpeningDebt'),
    [0, 1, 2].includes(command.SettleDays ?? 1) ? undefined : invalid('Tiền về sau (ngày)', 'SettleDays'),
    isDong(command.MaxPerCardPerDay ?? 0) ? undefined : invalid('Số lần mỗi thẻ mỗi ngày', 'MaxPerCardPerDay'),
    isHour(command.HourFrom || '00:00') && isHour(command.HourTo || '00:00')
      ? undefined
      : invalid('Giờ quẹt', 'HourFrom'),
  );
}

function refuseFees(command: PosCommand): Refusal | undefined {
  const fees = command.Fees ?? [];
  const keys = fees.map((fee) => `${fee.TypeCard ?? 0}|${fee.FromDate ?? ''}`);
  return firstRefusal(
    fees.every((fee) => isRate(fee.FeePercent) && isRate(fee.FeePercent + (fee.DayFeePercent ?? 0)))
      ? undefined
      : invalid('Phí (%)', 'Fees'),
    fees.every((fee) => fee.TypeCard === undefined || isTypeCard(fee.TypeCard))
      ? undefined
      : invalid('Loại thẻ', 'Fees'),
    fees.every((fee) => fee.FromDate === undefined || isIsoDate(fee.FromDate))
      ? undefined
      : invalid('Ngày áp dụng', 'Fees'),
    new Set(keys).size === keys.length
      ? undefined
      : refuse('Duplicate', 'Mỗi loại thẻ chỉ có một mức phí từ một ngày', 'Fees'),
  );
}

function refuseTakenTid(world: World, command: PosCommand, context: Context): Refusal | undefined {
  const owner = world.shops.get(context.shopId)?.OwnerUserID;
  const taken = world.poses
    .by('tid', command.TID.trim())
    .some((row) => row.posID !== command.posID && world.shops.get(row.ShopID)?.OwnerUserID === owner);
  return taken ? refuse('Duplicate', 'Mã máy (TID) đã tồn tại', 'TID') : undefined;
}

/** What changes of the opening debt of a POS; a new one begins with 0. */
function openingChange(old: Pos | undefined, PartyID: number, opening: number): OpeningChange {
  return { PartyType: OPENING_KIND.pos, PartyID, change: opening - (old?.OpeningDebt ?? 0) };
}

function openPos(world: World, pos: Pos, context: Context): void {
  postOpening(
    world,
    {
      Account: accounts.pos(pos.posID),
      Amount: pos.OpeningDebt,
      RefType: 'PosOpening',
      RefID: pos.posID,
      Description: `Công nợ đầu của máy ${pos.PosName}`,
      Reason: FORM_REASON,
    },
    context,
  );
}
