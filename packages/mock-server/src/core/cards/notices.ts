/** A card stands on the list until its cycle is paid, or somebody sets it aside for the cycle. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { daysBetween, type IsoDate } from '../values/dates.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { textThrough } from '../listing/search.ts';
import type { Card, CardDismissal } from '../records/card.ts';
import { stampChange } from '../records/stamped.ts';
import { done, notFound, refuse, type Result } from '../command/result.ts';
import { ownRow, rowsInView } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { announcedDue, cardDue, cardView } from './cardView.ts';
import { lastAmount, orderOfCycle, planOfCycle } from './cycle.ts';
import { expiryDate, expiryLevel, isDismissed, type CardDue } from './due.ts';
import { cardText } from './listCards.ts';
import { proposedWorkday } from '../values/workdays.ts';

/** Filters of the due cards. */
export interface NoticeQuery extends ListQuery {
  DueLevel?: number;
  StaffId?: number;
  HasSchedule?: boolean;
  CardDataID?: number;
  SearchShopID?: number;
}

/** Active cards of the view that are to be worked on now, most urgent first unless sorted. */
export function listCardNotices(
  world: World,
  query: NoticeQuery,
  context: Context,
): Result<ListPage<Schemas['CardNoticeRow'], Schemas['CardNotice']>> {
  const find = () => {
    const found = announced(world, context, query.SearchShopID).filter(
      ({ card, due }) =>
        card.Status === 1 &&
        (query.CardDataID === undefined || card.cardDataID === query.CardDataID) &&
        (query.StaffId === undefined || card.StaffId === query.StaffId) &&
        (query.DueLevel === undefined || due.DueLevel === query.DueLevel) &&
        (query.HasSchedule === undefined || hasOrder(world, card, due) === query.HasSchedule),
    );
    return found.toSorted((a, b) => a.due.DaysToDue - b.due.DaysToDue);
  };
  return rememberedPage(world, context, ['due cards', query], find, {
    textOf: textThrough(cardText(world), ({ card }) => card),
    viewOf: ({ card }) => noticeView(world, card, context),
    totalsOf: countLevels,
    values: {
      CustomerName: ({ card }) => world.customers.get(card.CustomerID)?.FullName,
      NextDue: ({ due }) => due.DueDate,
      DaysToDue: ({ due }) => due.DaysToDue,
      DueLevel: ({ due }) => due.DueLevel,
    },
  });
}

/** How many cards need attention: the badge of the header. */
export function countCardNotices(world: World, context: Context): Schemas['CardNotice'] {
  return countLevels(announced(world, context));
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

/** Cards still used whose own validity is ending or has ended, the nearest end first unless sorted; Status is the expiry's. */
export function listExpiringCards(
  world: World,
  query: ListQuery,
  context: Context,
): Result<ListPage<Schemas['ExpiringCard']>> {
  const find = () => {
    const { Status = -1 } = query;
    const rows = rowsInView(world, 'cards', context).filter((row) => {
      const level = expiryLevel(row, context.businessDate);
      return row.Status !== 0 && level > 0 && (Status === -1 || level === Status);
    });
    return rows.toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : Number(endOf(a) > endOf(b))));
  };
  return rememberedPage(world, context, ['expiring cards', query], find, {
    textOf: cardText(world),
    viewOf: (row) => ({
      ...cardView(world, row, context),
      ExpiryDate: endOf(row),
      DaysToExpiry: daysBetween(context.businessDate, endOf(row)),
    }),
    totalsOf: () => undefined,
    values: { CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName },
  });
}

function endOf(row: Card): IsoDate {
  return expiryDate(row) ?? '';
}

/** A card that is announced, with when it is due. */
interface Announced {
  card: Card;
  due: CardDue;
}

function announced(world: World, context: Context, searchShopId?: number): Announced[] {
  return rowsInView(world, 'cards', context, searchShopId).flatMap((card) => {
    const due = announcedDue(world, card, context);
    return due ? [{ card, due }] : [];
  });
}

function hasOrder(world: World, card: Card, { DueDate }: CardDue): boolean {
  return orderOfCycle(world, card, DueDate) !== undefined;
}

function noticeView(world: World, row: Card, context: Context): Schemas['CardNoticeRow'] {
  const view = cardView(world, row, context);
  const plan = planOfCycle(world, row, view.NextDue);
  const planned = plan && !plan.IsSkipped ? plan : undefined;
  const order = orderOfCycle(world, row, view.NextDue);
  const customer = world.customers.get(row.CustomerID);
  return {
    ...view,
    WorkDate: planned?.WorkDate ?? proposedWorkday(view.NextDue, context.businessDate),
    IsPlanned: planned !== undefined,
    CalendarID: plan?.CalendarID,
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code,
    ScheduleStatus: order?.Status,
    LastAmount: lastAmount(world, row),
    ExpectedAmount: planned?.ExpectedAmount,
    AffID: customer?.AffID,
    UsualFeePercent: row.FeePercent ?? customer?.FeePercentDefault,
  };
}

function countLevels(rows: readonly Announced[]): Schemas['CardNotice'] {
  const levels = [0, 0, 0, 0];
  for (const { due } of rows) levels[due.DueLevel] = (levels[due.DueLevel] ?? 0) + 1;
  const [, DueIn7 = 0, DueIn3 = 0, Overdue = 0] = levels;
  return { CountCard: rows.length, Overdue, DueIn3, DueIn7 };
}
