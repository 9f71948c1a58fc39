/** An order is shown with its parties' names, its figures, how far it is, and where it may go next. */
import type { Schemas } from '@so-the/api-client';
import { affPercent } from '../affs/affPercent.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, nextDue } from '../values/dates.ts';
import { feeBase } from '../values/fees.ts';
import { accounts } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { LINE_STATUS, SCHEDULE_STATUS, type MoneyLine, type Schedule, type StatusLog } from '../records/schedule.ts';
import { accountLabel, bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { nextStatuses } from './changeStatus.ts';
import { hasBegun, orderTotals, type OrderTotals } from './orderTotals.ts';
import { firstSettledDate, usualSettledDate } from './settledDate.ts';
import { settledDateOf } from './settledOrders.ts';
import { toldCommission } from './waitingCommissions.ts';
import { warningsOf } from './warnings.ts';

/** An order as lists and its page see it; a preview counts a machine fee of `previewRate` thousandths of a percent, and tells the profit before anything is done. */
export function scheduleView(world: World, row: Schedule, context: Context, previewRate?: number): Schemas['Schedule'] {
  const totals = orderTotals(world, row, previewRate);
  const card = world.cards.get(row.CardDataID);
  const date = businessDateOf(row.AppointmentDate);
  return {
    ...wireOf(world, row, 'DismissedWarnings'),
    ...orderNames(world, row),
    BusinessDate: date,
    CustomerCode: world.customers.get(row.CustomerID)?.Code ?? '',
    CardHolderName: card?.HolderName ?? '',
    TypeCard: card?.TypeCard ?? 9,
    DueDate: card && nextDue(card.DateDues, date),
    AffName: world.affs.get(row.AffID)?.FullName,
    AffPercent: affPercent(world, row.AffID, card?.TypeCard ?? 9) ?? 0,
    PartnerDebt: partnerDebt(world, row),
    PartnerName: world.partners.get(row.PartnerID)?.Name,
    ...totals,
    Profit: previewRate !== undefined || hasBegun(row, totals) ? totals.Profit : undefined,
    ...settledDates(world, row, context),
    ...toldCommission(world, row),
    ...cancellation(world, row),
    NextStatuses: nextStatuses(world, row, context),
    WaitingCount: waitingCount(world, row),
    Progress: progressOf(row, totals),
    WarningCodes: warningsOf(world, row, totals, context).map((warning) => warning.Code),
    CommentCount: world.comments.count('schedule', row.ScheduleID),
  };
}

/** The day an order is settled on; while it is at work, the day it would be and the first it may be. */
function settledDates(world: World, row: Schedule, context: Context) {
  if (row.Status !== SCHEDULE_STATUS.working) return { SettledDate: settledDateOf(world, row) };
  return {
    UsualSettledDate: usualSettledDate(world, row, context),
    FirstSettledDate: firstSettledDate(world, row) || undefined,
  };
}

/** Who cancelled an order and when, while it is cancelled. */
function cancellation(world: World, row: Schedule) {
  if (row.Status !== SCHEDULE_STATUS.cancelled) return {};
  const log = world.statusLogs.by('schedule', row.ScheduleID).findLast(({ Status }) => Status === row.Status);
  return log && { CancelledByName: userName(world, log.UserID), CancelledAt: log.At };
}

/** Whose an order is: its shop, customer, card and staff by number and name. */
export function orderNames(world: World, { ScheduleID, ShopID, CustomerID, CardDataID, StaffID }: Schedule) {
  const customer = world.customers.get(CustomerID);
  const card = world.cards.get(CardDataID);
  return {
    ScheduleID,
    ShopID,
    ShopName: world.shops.get(ShopID)?.ShopName ?? '',
    CustomerID,
    CustomerName: customer?.FullName ?? '',
    CustomerPhone: customer?.Phone ?? '',
    CardBankCode: bankCode(card?.BankID),
    CardLast4: card?.Last4 ?? '',
    StaffID,
    StaffName: userName(world, StaffID),
  };
}

/** What is open between the shop and the partner on an order, in đồng; absent without a partner. */
function partnerDebt(world: World, row: Schedule): number | undefined {
  if (row.PartnerID === undefined || row.PartnerMode === 0) return undefined;
  return orderBalance(world, row.ShopID, accounts.partner(row.PartnerID), row.ScheduleID);
}

/** A line of money as lists see it. */
export function moneyLineView(world: World, row: MoneyLine): Schemas['MoneyLine'] {
  return {
    ...wireOf(world, row, 'EntryID', 'CancelledBy'),
    ScheduleCode: world.schedules.get(row.ScheduleID)?.Code ?? '',
    BankCardName: accountLabel(world.bankCards.get(row.BankCardID)),
    CancelledByName: row.CancelledBy === undefined ? undefined : userName(world, row.CancelledBy),
  };
}

/** A step of an order's status with the name of who made it. */
export function statusLogView(world: World, row: StatusLog): Schemas['StatusLog'] {
  const { LogStatusID, ScheduleID, OldStatus, Status, UserID, At, Note, SettledDate } = row;
  const UserName = userName(world, UserID);
  return { LogStatusID, ScheduleID, OldStatus, Status, UserID, At, Note, SettledDate, UserName };
}

function waitingCount(world: World, row: Schedule): number {
  const lines = [...world.moneyLines.by('schedule', row.ScheduleID), ...world.swipes.by('schedule', row.ScheduleID)];
  return lines.filter((line) => line.Status === LINE_STATUS.waiting).length;
}

/** Whole percent of the work: paying the card and swiping make 90, settling and completing the rest. */
function progressOf(row: Schedule, totals: OrderTotals): number {
  if (row.Status === SCHEDULE_STATUS.done) return 100;
  if (row.Status === SCHEDULE_STATUS.cancelled) return 0;
  if (totals.IsSettled) return 90;
  const base = feeBase(totals.TotalPaidCard, row.Amount);
  const swiped = Math.min(1, totals.TotalSwipe / base);
  if (row.ServiceType === 2) return Math.floor(90 * swiped);
  return Math.floor(45 * swiped + 45 * Math.min(1, totals.TotalPaidCard / row.Amount));
}
