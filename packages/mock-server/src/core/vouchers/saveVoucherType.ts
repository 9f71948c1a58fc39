/** A category keeps the meaning its vouchers were posted with: once used, only its name and its status change. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { VOUCHER_KIND, type VoucherType } from '../records/voucher.ts';
import { done, firstRefusal, missing, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { refuseStale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText, fold } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { voucherTypeMenu } from '../access/voucherMenus.ts';
import { voucherTypeView } from './listVoucherTypes.ts';

/** What a category form sends; without ConfigID it adds. */
export interface VoucherTypeCommand extends Pick<
  VoucherType,
  'name' | 'type' | 'IsBusinessResult' | 'PartyType' | 'IsServiceFee' | 'status'
> {
  ConfigID?: number;
  Version?: number;
}

/** Adds or changes a category. Refuses a second one of the name, a party its kind cannot settle, and a new meaning for one in use. */
export function saveVoucherType(world: World, command: VoucherTypeCommand, context: Context): Result<VoucherType> {
  const old = command.ConfigID ? ownRow(world.voucherTypes.get(command.ConfigID), context) : undefined;
  if (command.ConfigID && !old) return notFound('loại thu chi');
  const name = cleanText(command.name);
  const menu = voucherTypeMenu(context);
  const refused = firstRefusal(
    refuseSave(world, [menu], !old, context),
    refuseStale(world, old, command.Version, (row) => voucherTypeView(world, row)),
    name ? refuseCopy(world, command, name, context) : missing('tên loại', 'name'),
    refuseParty(command),
    refuseServiceFee(command),
    old && refuseNewMeaning(world, old, command),
  );
  if (refused || !name) return refused ?? missing('tên loại', 'name');
  const { type, IsBusinessResult, PartyType, status } = command;
  const saved = world.voucherTypes.put({
    ...(old ? { ...old, ...stampChange(old, context) } : { ...stampNew(context), ConfigID: world.voucherTypes.nextId }),
    name,
    type,
    IsBusinessResult: IsBusinessResult && PartyType === undefined,
    PartyType,
    IsServiceFee: (command.IsServiceFee ?? old?.IsServiceFee ?? false) && isIncome(command),
    status,
  });
  const said = { MenuID: MENU[menu], ActionID: old ? ACTION.edit : ACTION.add, RefID: saved.ConfigID };
  const note = `${old ? 'Cập nhật' : 'Thêm'} loại ${type === VOUCHER_KIND.income ? 'thu' : 'chi'} ${name}`;
  logAction(world, { ...said, Note: note, before: old, after: saved }, context);
  return done(saved);
}

function refuseCopy(world: World, command: VoucherTypeCommand, name: string, context: Context): Refusal | undefined {
  const copy = world.voucherTypes
    .by('shop', context.shopId)
    .some((row) => row.ConfigID !== command.ConfigID && row.type === command.type && fold(row.name) === fold(name));
  return copy ? refuse('Duplicate', 'Loại thu chi này đã có', 'name') : undefined;
}

/** An income settles what customers owe, an expense what collaborators are owed. */
function refuseParty({ type, PartyType }: VoucherTypeCommand): Refusal | undefined {
  if (PartyType === undefined || PartyType === (type === VOUCHER_KIND.income ? 1 : 3)) return undefined;
  return refuse('Invalid', 'Loại thu chỉ trừ nợ khách hàng, loại chi chỉ trừ nợ cộng tác viên', 'PartyType');
}

/** Only what counts as income in the result can earn a fee (domain §2(q)). */
function refuseServiceFee(command: VoucherTypeCommand): Refusal | undefined {
  if (!command.IsServiceFee || isIncome(command)) return undefined;
  return refuse('Invalid', 'Chỉ loại thu tính vào kết quả kinh doanh mới là phí dịch vụ', 'IsServiceFee');
}

function isIncome({ type, PartyType, IsBusinessResult }: VoucherTypeCommand): boolean {
  return type === VOUCHER_KIND.income && IsBusinessResult && PartyType === undefined;
}

/** That a category takes in service fees may be said later, and taken back only while it is not used. */
function refuseNewMeaning(world: World, old: VoucherType, command: VoucherTypeCommand): Refusal | undefined {
  const isSame =
    old.type === command.type &&
    old.PartyType === command.PartyType &&
    (old.PartyType !== undefined || old.IsBusinessResult === command.IsBusinessResult);
  if (world.vouchers.count('config', old.ConfigID) === 0) return undefined;
  if (!isSame) return refuse('InUse', 'Loại đã có phiếu nên chỉ được đổi tên và trạng thái');
  return old.IsServiceFee && command.IsServiceFee === false
    ? refuse('InUse', 'Loại phí dịch vụ đã có phiếu nên không đổi thành loại thu khác', 'IsServiceFee')
    : undefined;
}
