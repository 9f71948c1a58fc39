/** A card has one plan a cycle: planning again moves it, and no work is planned on a day off or in the past. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { daysBetween, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { pageOf, type ListPage } from '../listing/listing.ts';
import type { CalendarPayment, Card } from '../records/card.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, invalid, notFound, refuse, type Result } from '../command/result.ts';
import { ownRow, shopsInView } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import { bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { cardDue } from './cardView.ts';
import { calendarStatus, orderOfCycle, planOfCycle, type CalendarStatus } from './cycle.ts';
import { isPaid } from './due.ts';
import { proposedWorkday, workdayUpTo } from '../values/workdays.ts';

/** A work day for some cards. */
export interface CalendarCommand {
  CardDataIDs: readonly number[];
  /** Each card's own proposal when absent. */
  WorkDate?: IsoDate;
  ExpectedAmount?: number;
  Skip?: boolean;
  Note?: string;
}

/** Filters of the plans. */
export interface CalendarQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  pageIndex?: number;
  pageSize?: number;
  CardDataID?: number;
  CalendarStatus?: CalendarStatus;
  StaffId?: number;
  SearchShopID?: number;
}

/** Plans the work day of every card, or of none. Refuses a card that is not there or not active, a cycle that is paid, and a day in the past. */
export function saveCalendarPayment(
  world: World,
  command: CalendarCommand,
  context: Context,
): Result<CalendarPayment[]> {
  const { WorkDate } = command;
  if (WorkDate !== undefined && !isIsoDate(WorkDate)) return invalid('Ngày làm', 'WorkDate');
  if (WorkDate !== undefined && WorkDate < context.businessDate)
    return refuse('Invalid', `Ngày làm không được trước hôm nay, ${displayDate(context.businessDate)}`, 'WorkDate');
  const cards: Card[] = [];
  for (const id of new Set(command.CardDataIDs)) {
    const card = ownRow(world.cards.get(id), context);
    if (!card) return notFound('thẻ');
    if (card.Status !== 1) return refuse('Inactive', `Thẻ ****${card.Last4} đã ngừng hoặc tạm khóa`, 'CardDataIDs');
    if (isPaid(world, card, cardDue(world, card, context).DueDate))
      return refuse('WrongStatus', `Thẻ ****${card.Last4} đã đáo trong kỳ này`, 'CardDataIDs');
    cards.push(card);
  }
  return done(cards.map((card) => planCard(world, card, command, context)));
}

function planCard(world: World, card: Card, command: CalendarCommand, context: Context): CalendarPayment {
  const due = cardDue(world, card, context).DueDate;
  const old = planOfCycle(world, card, due);
  const asked = command.WorkDate === undefined ? undefined : workdayUpTo(command.WorkDate);
  const day = asked === undefined || asked < context.businessDate ? command.WorkDate : asked;
  const plan = world.calendars.put({
    ...(old
      ? { ...old, ...stampChange(old, context) }
      : { ...stampNew(context), CalendarID: world.calendars.nextId, CardDataID: card.cardDataID, DueDate: due }),
    WorkDate: day ?? old?.WorkDate ?? proposedWorkday(due, context.businessDate),
    ExpectedAmount: command.ExpectedAmount ?? old?.ExpectedAmount,
    IsSkipped: command.Skip ?? false,
    Note: command.Note === undefined ? old?.Note : cleanText(command.Note),
  });
  const what = plan.IsSkipped ? 'Bỏ qua kỳ này' : `Lên lịch làm ngày ${displayDate(plan.WorkDate)}`;
  const action = { MenuID: MENU.dueCards, ActionID: old ? ACTION.edit : ACTION.add, RefID: plan.CalendarID };
  logAction(world, { ...action, Note: `${what}: thẻ ****${card.Last4}`, before: old, after: plan }, context);
  return plan;
}

/** Plans of the view by work day, then as they were made. */
export function listCalendarPayments(
  world: World,
  query: CalendarQuery,
  context: Context,
): ListPage<Schemas['CalendarPayment']> {
  const rows = shopsInView(world, context, query.SearchShopID)
    .flatMap((shopId) => world.calendars.by('shop', shopId))
    .filter((row) => passes(world, row, query))
    .toSorted(
      (a, b) => (a.WorkDate < b.WorkDate ? -1 : Number(a.WorkDate > b.WorkDate)) || a.CalendarID - b.CalendarID,
    );
  const page = pageOf(rows, { PageIndex: query.pageIndex, PageSize: query.pageSize });
  return { rows: page.map((row) => calendarView(world, row, context)), total: rows.length, totals: undefined };
}

/** A plan with its card, its customer, and the order of its cycle. */
export function calendarView(world: World, row: CalendarPayment, context: Context): Schemas['CalendarPayment'] {
  const card = world.cards.get(row.CardDataID);
  const customer = card && world.customers.get(card.CustomerID);
  const order = card && orderOfCycle(world, card, row.DueDate);
  return {
    ...wireOf(world, row, 'IsSkipped'),
    CalendarStatus: calendarStatus(world, row),
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code,
    CustomerID: customer?.CustomerID ?? 0,
    CustomerName: customer?.FullName ?? '',
    CustomerPhone: customer?.Phone ?? '',
    HolderName: card?.HolderName ?? '',
    BankCode: bankCode(card?.BankID),
    CardLast4: card?.Last4 ?? '',
    StaffId: card?.StaffId,
    StaffName: card?.StaffId === undefined ? undefined : userName(world, card.StaffId),
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    DaysToDue: daysBetween(context.businessDate, row.DueDate),
  };
}

function passes(world: World, row: CalendarPayment, query: CalendarQuery): boolean {
  return (
    !row.IsDeleted &&
    (query.fromDate === undefined || row.WorkDate >= query.fromDate) &&
    (query.toDate === undefined || row.WorkDate <= query.toDate) &&
    (query.CardDataID === undefined || row.CardDataID === query.CardDataID) &&
    (query.StaffId === undefined || world.cards.get(row.CardDataID)?.StaffId === query.StaffId) &&
    (query.CalendarStatus === undefined || calendarStatus(world, row) === query.CalendarStatus)
  );
}
