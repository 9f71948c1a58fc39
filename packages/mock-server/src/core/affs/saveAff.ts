/** A collaborator earns one rate a card type, at most 5 %, and stays on file once a customer, an order or a debt names them. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { isBankCode } from '../values/banks.ts';
import type { TypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf } from '../ledger/balance.ts';
import { isRate } from '../values/money.ts';
import { normalisePhone } from '../values/phone.ts';
import type { Aff } from '../records/people.ts';
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
import { accountOwnerName, cleanName, cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { affView } from './listAffs.ts';

/** Highest commission a rate may name: 5 % (domain §3 AffPercent). */
const MAX_COMMISSION = 5000;

/** What a collaborator form sends; without affID it adds. */
export interface AffCommand extends Partial<Omit<Aff, 'FullName' | 'Phone' | 'Percents'>> {
  FullName: string;
  Phone: string;
  Percents: { TypeCard?: TypeCard; Percent: number }[];
}

/** Adds or changes a collaborator. Refuses a wrong or taken phone, a rate above 5 % and two rates on one card type. */
export function saveAff(world: World, command: AffCommand, context: Context): Result<Aff> {
  const old = command.affID ? ownRow(world.affs.get(command.affID), context) : undefined;
  if (command.affID && !old) return notFound('cộng tác viên');
  const phone = normalisePhone(command.Phone);
  const refused = firstRefusal(
    refuseSave(world, ['affs'], !old, context),
    refuseStale(world, old, command.Version, (row) => affView(world, row)),
    command.FullName.trim() ? undefined : missing('họ tên', 'FullName'),
    phone ? undefined : invalid('Số điện thoại', 'Phone'),
    command.BankCode && !isBankCode(command.BankCode) ? invalid('Ngân hàng', 'BankCode') : undefined,
    refusePercents(command.Percents),
    refuseTakenPhone(world, phone, old?.affID, context),
  );
  if (refused || !phone) return refused ?? invalid('Số điện thoại', 'Phone');
  const aff = world.affs.put({
    ...(old ? { ...old, ...stampChange(old, context) } : newAff(world, context)),
    ...fieldsOf(command),
    Phone: phone,
  });
  const note = `${old ? 'Cập nhật' : 'Thêm'} cộng tác viên ${aff.Code} ${aff.FullName}`;
  const action = { MenuID: MENU.affs, ActionID: old ? ACTION.edit : ACTION.add, RefID: aff.affID, Note: note };
  logAction(world, { ...action, before: old, after: aff }, context);
  return done(aff);
}

/** Deletes a collaborator nothing names. */
export function deleteAff(world: World, command: { affID: number }, context: Context): Result<Aff> {
  const aff = ownRow(world.affs.get(command.affID), context);
  if (!aff) return notFound('cộng tác viên');
  const isNamed =
    bookOf(world, aff.ShopID, accounts.aff(aff.affID)) !== undefined ||
    world.schedules.count('aff', aff.affID) > 0 ||
    world.customers.by('shop', aff.ShopID).some((row) => row.AffID === aff.affID && !row.IsDeleted);
  if (isNamed) {
    return refuse(
      'InUse',
      'Cộng tác viên đã có khách hàng, đơn hoặc hoa hồng nên không thể xóa; hãy chuyển sang Ngừng',
    );
  }
  const deleted = world.affs.put({ ...aff, ...stampChange(aff, context), IsDeleted: true });
  const note = `Xóa cộng tác viên ${aff.Code} ${aff.FullName}`;
  logAction(world, { MenuID: MENU.affs, ActionID: ACTION.remove, RefID: aff.affID, Note: note }, context);
  return done(deleted);
}

function newAff(world: World, context: Context) {
  const place = world.affs.count('shop', context.shopId) + 1;
  return { ...stampNew(context), affID: world.affs.nextId, Code: `CTV${String(place).padStart(3, '0')}` };
}

function fieldsOf(command: AffCommand) {
  return {
    FullName: cleanName(command.FullName),
    AccountBank: command.AccountBank?.trim() || undefined,
    BankCode: command.BankCode || undefined,
    AccountOwner: command.AccountOwner ? accountOwnerName(command.AccountOwner) : undefined,
    Percents: command.Percents,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  };
}

function refusePercents(percents: AffCommand['Percents']): Refusal | undefined {
  const types = percents.map((row) => row.TypeCard ?? 0);
  return firstRefusal(
    percents.every((row) => isRate(row.Percent) && row.Percent <= MAX_COMMISSION)
      ? undefined
      : refuse('Invalid', 'Hoa hồng phải từ 0 đến 5 %', 'Percents'),
    new Set(types).size === types.length
      ? undefined
      : refuse('Duplicate', 'Mỗi loại thẻ chỉ có một mức hoa hồng', 'Percents'),
  );
}

function refuseTakenPhone(
  world: World,
  phone: string | undefined,
  ownId: number | undefined,
  context: Context,
): Refusal | undefined {
  const taken = world.affs
    .by('shop', context.shopId)
    .find((row) => !row.IsDeleted && row.Phone === phone && row.affID !== ownId);
  return taken
    ? refuse('Duplicate', `Số điện thoại đã có ở cộng tác viên ${taken.Code} – ${taken.FullName}`, 'Phone')
    : undefined;
}
