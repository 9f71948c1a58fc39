/** An order's terms are fixed before work on it begins: from then on its lines and its status move, and four terms are corrected with a reason. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isIsoInstant } from '../values/dates.ts';
import { isAmount, isAmountOrZero, isRate } from '../values/money.ts';
import type { Card } from '../records/card.ts';
import type { Customer } from '../records/people.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
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
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { refuseFeeVoucher } from './feeVoucher.ts';
import { correctedTerms, isBeyondTerms, noteCorrection, refuseCorrection } from './correctTerms.ts';
import { findOrder, hasLines } from './findOrder.ts';
import { refuseDocuments } from './orderDocuments.ts';
import { scheduleView } from './scheduleView.ts';

/** What an appointment form sends; without ScheduleID it adds. */
export interface ScheduleCommand extends Partial<Schedule> {
  ServiceType: Schedule['ServiceType'];
  CustomerID: number;
  CardDataID: number;
  AppointmentDate: string;
  Amount: number;
  CustomerFeePercent: number;
  /** Why terms of an order at work are corrected. */
  Reason?: string;
}

/** Who and which card an appointment is for, where they are to be put on file with it. */
interface PlannedParties {
  customer?: Customer;
  card?: Card;
}

/** Adds an appointment, or changes its terms while its status is 0 or 1. Refuses another customer's card, an inactive one, a partner's order without the partner, a date before the shop's first day, a stale version. */
export function createSchedule(world: World, command: ScheduleCommand, context: Context): Result<Schedule> {
  const planned = planSchedule(world, command, context);
  return planned.ok ? done(keepSchedule(world, planned.value, context, command.Reason)) : planned;
}

/** The appointment as {@link createSchedule} would make it, with the same refusals; nothing is kept. `planned` has who or which card is not on file yet. */
export function planSchedule(
  world: World,
  command: ScheduleCommand,
  context: Context,
  planned: PlannedParties = {},
): Result<Schedule> {
  const found = command.ScheduleID ? findOrder(world, command.ScheduleID, context) : undefined;
  if (found && !found.ok) return found;
  const old = found?.value;
  const refused = firstRefusal(
    refuseSave(world, ['appointments', 'contracts'], !old, context),
    old ? refuseEdit(world, old, command, context) : undefined,
    refuseParties(world, command, planned, context),
    refuseTerms(command),
    refuseAppointment(world, old, command, context),
  );
  if (refused) return refused;
  if (old && isBeyondTerms(old)) return done({ ...old, ...stampChange(old, context), ...correctedTerms(old, command) });
  const base = old ? { ...old, ...stampChange(old, context) } : newOrder(world, context);
  return done({ ...base, ...termsOf(command, context) });
}

/** Keeps an appointment of {@link planSchedule} and writes it into the action log, of a corrected order with the reason. */
export function keepSchedule(world: World, planned: Schedule, context: Context, reason?: string): Schedule {
  const old = world.schedules.get(planned.ScheduleID);
  const order = world.schedules.put(planned);
  const why = old && isBeyondTerms(old) ? cleanText(reason) : undefined;
  if (old && why !== undefined) noteCorrection(world, old, order, why, context);
  const saved = `${old ? 'Cập nhật' : 'Thêm'} đơn ${order.Code}`;
  const note = why === undefined ? saved : `Sửa điều khoản đơn ${order.Code}: ${why}`;
  const action = { MenuID: MENU.appointments, ActionID: old ? ACTION.edit : ACTION.add, RefID: order.ScheduleID };
  logAction(world, { ...action, Note: note, before: old, after: order }, context);
  return order;
}

/** Deletes an order nothing was entered on. Refuses one with lines, even cancelled ones, and one with a document of a debt, voucher or loss in force. */
export function deleteSchedule(world: World, command: { ScheduleID: number }, context: Context): Result<Schedule> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  if (hasLines(world, order) || order.Status > SCHEDULE_STATUS.ready) {
    return refuse('HasLines', 'Đơn đã thực hiện hoặc có dòng tiền nên không thể xóa; hãy hủy đơn');
  }
  const refused = firstRefusal(refuseDocuments(world, order, 'xóa'), refuseFeeVoucher(world, order, 'xóa'));
  if (refused) return refused;
  const deleted = world.schedules.put({ ...order, ...stampChange(order, context), IsDeleted: true });
  const note = `Xóa đơn ${order.Code}`;
  logAction(
    world,
    { MenuID: MENU.appointments, ActionID: ACTION.remove, RefID: order.ScheduleID, Note: note },
    context,
  );
  return done(deleted);
}

/** What became of one appointment of a list. */
export interface ScheduleListRow {
  /** Place in the request, from 0. */
  Index: number;
  Created: boolean;
  ScheduleID?: number;
  Code?: string;
  /** Why it was refused; empty when made. */
  Message: string;
}

/** Adds several appointments, each accepted or refused on its own; a preview only says which. */
export function createScheduleList(
  world: World,
  command: { Schedules: readonly ScheduleCommand[]; Preview?: boolean },
  context: Context,
): Result<ScheduleListRow[]> {
  const make = command.Preview ? planSchedule : createSchedule;
  const rows = command.Schedules.map((schedule, Index) => {
    const made = make(world, { ...schedule, ScheduleID: undefined }, context);
    if (!made.ok) return { Index, Created: false, Message: made.message };
    if (command.Preview) return { Index, Created: true, Message: '' };
    return { Index, Created: true, ScheduleID: made.value.ScheduleID, Code: made.value.Code, Message: '' };
  });
  return done(rows);
}

function newOrder(world: World, context: Context) {
  const place = world.schedules.count('shop', context.shopId) + 1;
  return {
    ...stampNew(context),
    ScheduleID: world.schedules.nextId,
    Code: `HD${String(place).padStart(6, '0')}`,
    IsHighlight: false,
    Status: SCHEDULE_STATUS.appointment,
  };
}

function termsOf(command: ScheduleCommand, context: Context) {
  return {
    ServiceType: command.ServiceType,
    CustomerID: command.CustomerID,
    CardDataID: command.CardDataID,
    AffID: command.AffID || undefined,
    PartnerID: command.PartnerID || undefined,
    PartnerMode: command.PartnerMode ?? 0,
    AppointmentDate: command.AppointmentDate,
    Amount: command.Amount,
    CustomerFeePercent: command.CustomerFeePercent,
    ExtraFee: command.ExtraFee ?? 0,
    FeeMode: command.FeeMode ?? (command.ServiceType === 2 ? 1 : 2),
    StaffID: command.StaffID ?? context.userId,
    Note: cleanText(command.Note),
  };
}

function refuseEdit(world: World, old: Schedule, command: ScheduleCommand, context: Context): Refusal | undefined {
  const otherCard = old.CustomerID !== command.CustomerID || old.CardDataID !== command.CardDataID;
  return firstRefusal(
    refuseStale(world, old, command.Version, (row) => scheduleView(world, row, context)),
    isBeyondTerms(old) ? refuseCorrection(world, old, command) : undefined,
    !isBeyondTerms(old) && otherCard && hasLines(world, old)
      ? refuse('HasLines', 'Đơn đã có dòng tiền nên không thể đổi khách hàng hoặc thẻ', 'CardDataID')
      : undefined,
    old.CustomerID === command.CustomerID
      ? undefined
      : firstRefusal(
          refuseDocuments(world, old, 'đổi khách hàng', 'CustomerID'),
          refuseFeeVoucher(world, old, 'đổi khách hàng', 'CustomerID'),
        ),
    command.PartnerMode === 2 && old.PartnerMode !== 2
      ? refuseFeeVoucher(world, old, 'chuyển sang thẻ của đối tác', 'PartnerMode')
      : undefined,
  );
}

function refuseParties(
  world: World,
  command: ScheduleCommand,
  planned: PlannedParties,
  context: Context,
): Refusal | undefined {
  const customer = planned.customer ?? ownRow(world.customers.get(command.CustomerID), context);
  const card = planned.card ?? ownRow(world.cards.get(command.CardDataID), context);
  const staffId = command.StaffID ?? context.userId;
  return firstRefusal(
    customer ? undefined : notFound('khách hàng'),
    customer?.Status === 0 ? refuse('Inactive', 'Khách hàng đã ngừng phục vụ', 'CustomerID') : undefined,
    card && card.CustomerID === command.CustomerID ? undefined : notFound('thẻ của khách hàng'),
    card && card.Status !== 1 ? refuse('Inactive', 'Thẻ đã ngừng hoặc tạm khóa', 'CardDataID') : undefined,
    command.AffID && !ownRow(world.affs.get(command.AffID), context) ? notFound('cộng tác viên') : undefined,
    command.PartnerID && !ownRow(world.partners.get(command.PartnerID), context) ? notFound('đối tác') : undefined,
    (command.PartnerMode ?? 0) !== 0 && !command.PartnerID ? missing('đối tác', 'PartnerID') : undefined,
    world.users.get(staffId)?.ShopIDs.includes(context.shopId) ? undefined : notFound('nhân viên'),
  );
}

/** An appointment that stays where it was is not asked again; what is no moment at all is told by its terms. */
function refuseAppointment(world: World, old: Schedule | undefined, command: ScheduleCommand, { shopId }: Context) {
  const at = command.AppointmentDate;
  if (old?.AppointmentDate === at || !isIsoInstant(at)) return undefined;
  return refuseBeforeFirstDay(world, shopId, businessDateOf(at), 'AppointmentDate', 'Ngày hẹn');
}

function refuseTerms(command: ScheduleCommand): Refusal | undefined {
  return firstRefusal(
    isIsoInstant(command.AppointmentDate) ? undefined : invalid('Ngày hẹn', 'AppointmentDate'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    isRate(command.CustomerFeePercent) ? undefined : invalid('Phí khách (%)', 'CustomerFeePercent'),
    isAmountOrZero(command.ExtraFee ?? 0) ? undefined : invalid('Phụ phí', 'ExtraFee'),
  );
}
