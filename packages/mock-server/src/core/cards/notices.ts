/** A card stands on the list until its cycle is paid, or somebody sets it aside for the cycle. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../access/menus.ts';
import { logAction } from '../actionLog.ts';
import type { Context } from '../context.ts';
import { daysBetween, type IsoDate } from '../dates.ts';
import { fits, listPage, searchWords, type ListPage, type ListQuery } from '../listing.ts';
import type { Card, CardDismissal } from '../records/card.ts';
import { stampChange } from '../records/stamped.ts';
import { done, notFound, refuse, type Result } from '../result.ts';
import { ownRow, rowsInView } from '../shops.ts';
import { cleanText } from '../text.ts';
import type { World } from '../world.ts';
import { cardDue, cardView } from './cardView.ts';
import { lastAmount, orderOfCycle, planOfCycle } from './cycle.ts';
import { expiryDate, expiryLevel, isDismissed } from './due.ts';
import { cardText } from './listCards.ts';
import { proposedWorkday } from './workday.ts';

/** Filters of the due cards. */
export interface NoticeQuery extends ListQuery {
  DueLevel?: number;
  StaffId?: number;
  HasSchedule?: boolean;
  SearchShopID?: number;
}

/** Active cards of the view that are to be worked on now, most urgent first unless sorted. */
export function listCardNotices(
  world: World,
  query: NoticeQuery,
  context: Context,
): Result<ListPage<Schemas['CardNoticeRow'], Schemas['CardNotice']>> {
  const words = searchWords(query.GeneralSearch);
  const rows = announced(world, context, query.SearchShopID).filter(
    (row) =>
      fits(row, { Status: 1 }, words, (card) => cardText(world, card)) &&
      (query.StaffId === undefined || row.StaffId === query.StaffId) &&
      (query.DueLevel === undefined || cardDue(world, row, context).DueLevel === query.DueLevel) &&
      (query.HasSchedule === undefined || hasOrder(world, row, context) === query.HasSchedule),
  );
  const dues = new Map(rows.map((row) => [row, cardDue(world, row, context)]));
  const days = (row: Card) => dues.get(row)?.DaysToDue ?? 0;
  return listPage(
    rows.toSorted((a, b) => days(a) - days(b)),
    query,
    {
      viewOf: (row) => noticeView(world, row, context),
      totalsOf: (all) => countLevels(world, all, context),
      values: {
        CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName,
        NextDue: (row) => dues.get(row)?.DueDate,
        DaysToDue: days,
        DueLevel: (row) => dues.get(row)?.DueLevel,
      },
    },
  );
}

/** How many cards need attention: the badge of the header. */
export function countCardNotices(world: World, context: Context): Schemas['CardNotice'] {
  return countLevels(world, announced(world, context), context);
}

/** Hides a card until its next cycle, and sets its open plan aside. Refuses a card that is not announced. */
export function dismissCardNotice(
  world: World,
  command: { CardDataID: number; Note?: string },
  context: Context,
): Result<CardDismissal> {
  const card = ownRow(world.cards.get(command.CardDataID), context);
  if (!card) return notFound('thẻ');
  const due = cardDue(world, card, context);
  if (due.DueLevel === 0) return refuse('WrongStatus', 'Thẻ không nằm trong danh sách đến hạn');
  if (isDismissed(world, card, due.DueDate)) return refuse('WrongStatus', 'Thẻ đã được ẩn trong kỳ này');
  const Note = cleanText(command.Note);
  const row = world.cardDismissals.put({
    DismissalID: world.cardDismissals.nextId,
    ShopID: card.ShopID,
    CardDataID: card.cardDataID,
    DueDate: due.DueDate,
    Note,
    UserID: context.userId,
    At: context.now,
  });
  const plan = planOfCycle(world, card, due.DueDate);
  if (plan) world.calendars.put({ ...plan, ...stampChange(plan, context), IsSkipped: true });
  const said = `Ẩn thẻ ****${card.Last4} kỳ ${due.DueDate}${Note ? `: ${Note}` : ''}`;
  const action = { MenuID: MENU.dueCards, ActionID: ACTION.edit, RefID: card.cardDataID, Note: said };
  logAction(world, { ...action, after: row }, context);
  return done(row);
}

/** Cards whose own validity is ending or has ended, the nearest end first unless sorted; Status is the expiry's. */
export function listExpiringCards(
  world: World,
  query: ListQuery,
  context: Context,
): Result<ListPage<Schemas['ExpiringCard']>> {
  const { Status = -1, ...rest } = query;
  const words = searchWords(query.GeneralSearch);
  const rows = rowsInView(world, 'cards', context).filter((row) => {
    const level = expiryLevel(row, context.businessDate);
    return level > 0 && (Status === -1 || level === Status) && fits(row, {}, words, (card) => cardText(world, card));
  });
  return listPage(
    rows.toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : Number(endOf(a) > endOf(b)))),
    rest,
    {
      viewOf: (row) => ({
        ...cardView(world, row, context),
        ExpiryDate: endOf(row),
        DaysToExpiry: daysBetween(context.businessDate, endOf(row)),
      }),
      totalsOf: () => undefined,
      values: { CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName },
    },
  );
}

function endOf(row: Card): IsoDate {
  return expiryDate(row) ?? '';
}

function announced(world: World, context: Context, searchShopId?: number): Card[] {
  return rowsInView(world, 'cards', context, searchShopId).filter((row) => {
    if (row.Status !== 1) return false;
    const due = cardDue(world, row, context);
    return due.DueLevel > 0 && !isDismissed(world, row, due.DueDate);
  });
}

function hasOrder(world: World, row: Card, context: Context): boolean {
  return orderOfCycle(world, row, cardDue(world, row, context).DueDate) !== undefined;
}

function noticeView(world: World, row: Card, context: Context): Schemas['CardNoticeRow'] {
  const view = cardView(world, row, context);
  const plan = planOfCycle(world, row, view.NextDue);
  const planned = plan && !plan.IsSkipped ? plan : undefined;
  const order = orderOfCycle(world, row, view.NextDue);
  return {
    ...view,
    WorkDate: planned?.WorkDate ?? proposedWorkday(view.NextDue, context.businessDate),
    IsPlanned: planned !== undefined,
    CalendarID: plan?.CalendarID,
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code,
    ScheduleStatus: order?.Status,
    LastAmount: lastAmount(world, row),
  };
}

function countLevels(world: World, rows: readonly Card[], context: Context): Schemas['CardNotice'] {
  const levels = [0, 0, 0, 0];
  for (const row of rows) {
    const { DueLevel } = cardDue(world, row, context);
    levels[DueLevel] = (levels[DueLevel] ?? 0) + 1;
  }
  const [, DueIn7 = 0, DueIn3 = 0, Overdue = 0] = levels;
  return { CountCard: rows.length, Overdue, DueIn3, DueIn7 };
}
