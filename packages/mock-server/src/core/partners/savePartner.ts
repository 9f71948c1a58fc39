/** A partner is known by its phone within the shop, and stays on file once an order, a customer, a terminal or a debt names it. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { isBankCode } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf } from '../ledger/balance.ts';
import { isAmountOrZero, isRate } from '../values/money.ts';
import { normalisePhone } from '../values/phone.ts';
import type { Partner } from '../records/people.ts';
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
import { partnerView } from './listPartners.ts';

/** What a partner form sends; without PartnerID it adds. */
export interface PartnerCommand extends Partial<Omit<Partner, 'Name' | 'Phone'>> {
  Name: string;
  Phone: string;
}

/** Adds or changes a partner. Refuses an empty name, a wrong phone and one another partner of the shop has. */
export function savePartner(world: World, command: PartnerCommand, context: Context): Result<Partner> {
  const refused = refuseSave(world, ['partners'], !command.PartnerID, context);
  if (refused) return refused;
  const planned = planPartner(world, command, context);
  return planned.ok ? done(keepPartner(world, planned.value, context)) : planned;
}

/** The partner as {@link savePartner} would make it, with the same refusals but for rights; nothing is kept. */
export function planPartner(world: World, command: PartnerCommand, context: Context): Result<Partner> {
  const old = command.PartnerID ? ownRow(world.partners.get(command.PartnerID), context) : undefined;
  if (command.PartnerID && !old) return notFound('đối tác');
  const phone = normalisePhone(command.Phone);
  const refused = firstRefusal(
    refuseStale(world, old, command.Version, (row) => partnerView(world, row)),
    refuseFields(command),
    phone ? undefined : invalid('Số điện thoại', 'Phone'),
    refuseTakenPhone(world, phone, old?.PartnerID, context),
  );
  if (refused || !phone) return refused ?? invalid('Số điện thoại', 'Phone');
  return done({
    ...(old ? { ...old, ...stampChange(old, context) } : newPartner(world, context)),
    ...fieldsOf(command),
    Phone: phone,
  });
}

/** Keeps a partner of {@link planPartner} and writes it into the action log. */
export function keepPartner(world: World, planned: Partner, context: Context): Partner {
  const old = world.partners.get(planned.PartnerID);
  const partner = world.partners.put(planned);
  const note = `${old ? 'Cập nhật' : 'Thêm'} đối tác ${partner.Code} ${partner.Name}`;
  const action = { MenuID: MENU.partners, ActionID: old ? ACTION.edit : ACTION.add, RefID: partner.PartnerID };
  logAction(world, { ...action, Note: note, before: old, after: partner }, context);
  return partner;
}

/** Deletes a partner nothing names. */
export function deletePartner(world: World, command: { CustomerID: number }, context: Context): Result<Partner> {
  const partner = ownRow(world.partners.get(command.CustomerID), context);
  if (!partner) return notFound('đối tác');
  if (isNamed(world, partner)) {
    return refuse(
      'InUse',
      'Đối tác đã có đơn, khách hàng, máy POS hoặc công nợ nên không thể xóa; hãy chuyển sang Ngừng',
    );
  }
  const deleted = world.partners.put({ ...partner, ...stampChange(partner, context), IsDeleted: true });
  const note = `Xóa đối tác ${partner.Code} ${partner.Name}`;
  logAction(world, { MenuID: MENU.partners, ActionID: ACTION.remove, RefID: partner.PartnerID, Note: note }, context);
  return done(deleted);
}

function isNamed(world: World, { ShopID, PartnerID }: Partner): boolean {
  const names = (row: { PartnerID?: number; IsDeleted: boolean }) => row.PartnerID === PartnerID && !row.IsDeleted;
  return (
    bookOf(world, ShopID, accounts.partner(PartnerID)) !== undefined ||
    world.schedules.count('partner', PartnerID) > 0 ||
    world.posPartners.by('partner', PartnerID).some(names) ||
    world.customers.by('shop', ShopID).some(names) ||
    world.poses.by('shop', ShopID).some((pos) => pos.OwnerPartnerID === PartnerID && !pos.IsDeleted)
  );
}

function newPartner(world: World, context: Context) {
  const place = world.partners.count('shop', context.shopId) + 1;
  const Code = `DT${String(place).padStart(4, '0')}`;
  return { ...stampNew(context), PartnerID: world.partners.nextId, Code };
}

function fieldsOf(command: PartnerCommand) {
  return {
    Name: cleanName(command.Name),
    Address: cleanText(command.Address),
    AccountBank: command.AccountBank?.trim() || undefined,
    BankCode: command.BankCode || undefined,
    AccountOwner: command.AccountOwner ? accountOwnerName(command.AccountOwner) : undefined,
    FeePercentDefault: command.FeePercentDefault ?? undefined,
    DebtLimit: command.DebtLimit ?? undefined,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  };
}

function refuseFields(command: PartnerCommand): Refusal | undefined {
  return firstRefusal(
    command.Name.trim() ? undefined : missing('tên đối tác', 'Name'),
    command.BankCode && !isBankCode(command.BankCode) ? invalid('Ngân hàng', 'BankCode') : undefined,
    isRate(command.FeePercentDefault ?? 0) ? undefined : invalid('Phí mặc định (%)', 'FeePercentDefault'),
    isAmountOrZero(command.DebtLimit ?? 0) ? undefined : invalid('Hạn mức nợ', 'DebtLimit'),
  );
}

function refuseTakenPhone(
  world: World,
  phone: string | undefined,
  ownId: number | undefined,
  context: Context,
): Refusal | undefined {
  const taken = world.partners
    .by('shop', context.shopId)
    .find((row) => !row.IsDeleted && row.Phone === phone && row.PartnerID !== ownId);
  return taken
    ? refuse('Duplicate', `Số điện thoại đã có ở đối tác ${taken.Code} – ${taken.Name}`, 'Phone')
    : undefined;
}
