/** A customer is known by one phone number in a shop, and stays on record once the shop has dealt with them. */
import { MENU, ACTION } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { isBankCode } from '../values/banks.ts';
import { isIsoDate } from '../values/dates.ts';
import { isAmountOrZero, isRate } from '../values/money.ts';
import { normalisePhone } from '../values/phone.ts';
import type { Customer } from '../records/people.ts';
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
import { customerView } from './customerView.ts';

/** What a customer form sends; without CustomerID it adds. */
export interface CustomerCommand extends Partial<Omit<Customer, 'FullName' | 'Phone'>> {
  FullName: string;
  Phone: string;
}

/** Adds or changes a customer. Refuses a wrong or taken phone, a wrong identity number, an unknown collaborator, partner, bank or picture, a stale version. */
export function saveCustomer(world: World, command: CustomerCommand, context: Context): Result<Customer> {
  const refused = refuseSave(world, ['customers'], !command.CustomerID, context);
  if (refused) return refused;
  const planned = planCustomer(world, command, context);
  return planned.ok ? done(keepCustomer(world, planned.value, context)) : planned;
}

/** The customer as {@link saveCustomer} would make them, with the same refusals but for rights; nothing is kept. */
export function planCustomer(world: World, command: CustomerCommand, context: Context): Result<Customer> {
  const old = command.CustomerID ? ownRow(world.customers.get(command.CustomerID), context) : undefined;
  if (command.CustomerID && !old) return notFound('khách hàng');
  const phone = normalisePhone(command.Phone);
  if (!phone) return command.Phone.trim() ? invalid('Số điện thoại', 'Phone') : missing('số điện thoại', 'Phone');
  const refused = firstRefusal(
    refuseStale(world, old, command.Version, (row) => customerView(world, row)),
    refuseFields(world, command, context),
    refuseTakenPhone(world, phone, old?.CustomerID, context),
  );
  if (refused) return refused;
  return done({
    ...(old ? { ...old, ...stampChange(old, context) } : newCustomer(world, context)),
    ...fieldsOf(command),
    FileIDs: command.FileIDs ?? old?.FileIDs,
    Phone: phone,
  });
}

/** Keeps a customer of {@link planCustomer} and writes them into the action log. */
export function keepCustomer(world: World, planned: Customer, context: Context): Customer {
  const old = world.customers.get(planned.CustomerID);
  const customer = world.customers.put(planned);
  const note = `${old ? 'Cập nhật' : 'Thêm'} khách hàng ${customer.Code}`;
  const action = { MenuID: MENU.customers, ActionID: old ? ACTION.edit : ACTION.add, RefID: customer.CustomerID };
  logAction(world, { ...action, Note: note, before: old, after: customer }, context);
  return customer;
}

/** Deletes a customer nothing was done with. Refuses one with cards, orders or postings. */
export function deleteCustomer(world: World, command: { CustomerID: number }, context: Context): Result<Customer> {
  const customer = ownRow(world.customers.get(command.CustomerID), context);
  if (!customer) return notFound('khách hàng');
  const hasCards = world.cards.by('customer', customer.CustomerID).some((card) => !card.IsDeleted);
  const hasOrders = world.schedules.by('customer', customer.CustomerID).some((order) => !order.IsDeleted);
  const hasDebts = world.debts.count('party', `1|${customer.CustomerID}`) > 0;
  if (hasCards || hasOrders || hasDebts) {
    return refuse('InUse', 'Khách hàng đã có thẻ, đơn hoặc công nợ nên không thể xóa; hãy chuyển sang Ngừng');
  }
  const deleted = world.customers.put({ ...customer, ...stampChange(customer, context), IsDeleted: true });
  logAction(
    world,
    {
      MenuID: MENU.customers,
      ActionID: ACTION.remove,
      RefID: customer.CustomerID,
      Note: `Xóa khách hàng ${customer.Code}`,
    },
    context,
  );
  return done(deleted);
}

function newCustomer(world: World, context: Context) {
  const place = world.customers.count('shop', context.shopId) + 1;
  return {
    ...stampNew(context),
    CustomerID: world.customers.nextId,
    Code: `KH${String(place).padStart(6, '0')}`,
  };
}

function fieldsOf(command: CustomerCommand) {
  return {
    FullName: cleanName(command.FullName),
    Phone2: command.Phone2 ? normalisePhone(command.Phone2) : undefined,
    CCCD: command.CCCD?.trim() || undefined,
    BirthDate: command.BirthDate || undefined,
    Address: cleanText(command.Address),
    AccountBank: command.AccountBank?.trim() || undefined,
    BankCode: command.BankCode || undefined,
    AccountOwner: command.AccountOwner ? accountOwnerName(command.AccountOwner) : undefined,
    AffID: command.AffID || undefined,
    PartnerID: command.PartnerID || undefined,
    FeePercentDefault: command.FeePercentDefault ?? undefined,
    DebtLimit: command.DebtLimit ?? undefined,
    ConsentDate: command.ConsentDate || undefined,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  };
}

function refuseFields(world: World, command: CustomerCommand, context: Context): Refusal | undefined {
  return firstRefusal(
    command.FullName.trim() ? undefined : missing('họ tên', 'FullName'),
    command.Phone2 && !normalisePhone(command.Phone2) ? invalid('SĐT 2', 'Phone2') : undefined,
    command.CCCD && !/^(\d{12}|\d{9})$/.test(command.CCCD.trim()) ? invalid('Số CCCD', 'CCCD') : undefined,
    command.BirthDate && (!isIsoDate(command.BirthDate) || command.BirthDate > context.businessDate)
      ? invalid('Ngày sinh', 'BirthDate')
      : undefined,
    command.BankCode && !isBankCode(command.BankCode) ? invalid('Ngân hàng', 'BankCode') : undefined,
    command.AffID && !ownRow(world.affs.get(command.AffID), context) ? notFound('cộng tác viên') : undefined,
    command.PartnerID && !ownRow(world.partners.get(command.PartnerID), context) ? notFound('đối tác') : undefined,
    (command.FeePercentDefault ?? 0) !== 0 && !isRate(command.FeePercentDefault)
      ? invalid('Phí (%)', 'FeePercentDefault')
      : undefined,
    isAmountOrZero(command.DebtLimit ?? 0) ? undefined : invalid('Hạn mức nợ', 'DebtLimit'),
    command.FileIDs?.every((id) => ownRow(world.files.get(id), context)) === false ? notFound('ảnh') : undefined,
  );
}

function refuseTakenPhone(
  world: World,
  phone: string,
  ownId: number | undefined,
  context: Context,
): Refusal | undefined {
  const taken = world.customers.by('phone', `${context.shopId}|${phone}`).find((row) => row.CustomerID !== ownId);
  return taken
    ? refuse('Duplicate', `Số điện thoại đã có ở khách ${taken.Code} – ${taken.FullName}`, 'Phone')
    : undefined;
}
