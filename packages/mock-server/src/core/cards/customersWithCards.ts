/** Customers are shown with the cards due in a period, shop by shop, so that a day's work can be pushed at once. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { addDays, daysBetween, LAST_DAY, nextDue, type IsoDate } from '../values/dates.ts';
import { cardCount, customerDebt } from '../customers/customerView.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { search, textThrough, type Found } from '../listing/search.ts';
import type { Card } from '../records/card.ts';
import type { Customer } from '../records/people.ts';
import { invalid, type Result } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { lastAmount, orderOfCycle, planOfCycle } from './cycle.ts';
import { isPaid } from './due.ts';
import { cardText } from './listCards.ts';
import { proposedWorkday } from '../values/workdays.ts';

/** Days shown when no end is asked for, and at most. */
const USUAL_DAYS = 14;
const MOST_DAYS = 62;

/** Filters of the customers with due cards. */
export interface DueQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  OnlyFree?: boolean;
  SearchShopID?: number;
}

/** Customers of the view with the active cards due in the period, earliest first. Refuses a period that is too long or ends before it begins. */
export function listCustomersWithCards(
  world: World,
  query: DueQuery,
  context: Context,
): Result<ListPage<Schemas['CustomerWithCards']>> {
  const from = query.fromDate ?? context.businessDate;
  const usual = addDays(from, USUAL_DAYS);
  const to = query.toDate ?? (usual > LAST_DAY ? LAST_DAY : usual);
  if (to < from || daysBetween(from, to) > MOST_DAYS) return invalid('Khoảng ngày', 'toDate');
  const plan = {
    viewOf: ({ customer, cards }: CardsDue) => ({
      ...customerOf(world, customer),
      Cards: cards.map(({ card, due }) => dueCard(world, card, due, context)),
    }),
    totalsOf: () => undefined,
  };
  const asked = { ...query, SortBy: undefined };
  return rememberedPage(
    world,
    context,
    ['customers with cards', asked],
    () => findDue(world, { from, to }, query, context),
    plan,
  );
}

/** A customer with the cards that are due, the earliest first. */
interface CardsDue {
  customer: Customer;
  cards: { card: Card; due: IsoDate }[];
}

function findDue(
  world: World,
  period: { from: IsoDate; to: IsoDate },
  query: DueQuery,
  context: Context,
): Found<CardsDue> {
  const due = shopsInView(world, context, query.SearchShopID)
    .flatMap((shopId) => Array.from(cardsByCustomer(world, shopId)))
    .flatMap(([customer, cards]) => cards.map((card) => ({ customer, card, due: nextDue(card.DateDues, period.from) })))
    .filter((row) => row.due <= period.to && (!query.OnlyFree || isFree(world, row.card, row.due)))
    .toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
  const { rows, withoutMarks } = search(
    due,
    query.GeneralSearch,
    textThrough(cardText(world), ({ card }) => card),
  );
  const found = [...Map.groupBy(rows, ({ customer }) => customer)].map(([customer, cards]) => ({ customer, cards }));
  return { rows: found.toSorted((a, b) => a.customer.ShopID - b.customer.ShopID), withoutMarks };
}

/** Whether nobody has begun on the cycle of a due date. */
function isFree(world: World, card: Card, due: IsoDate): boolean {
  return !isPaid(world, card, due) && orderOfCycle(world, card, due) === undefined;
}

function cardsByCustomer(world: World, shopId: number): Map<Customer, Card[]> {
  const groups = new Map<Customer, Card[]>();
  for (const card of world.cards.by('shop', shopId)) {
    if (card.IsDeleted || card.Status !== 1) continue;
    const customer = world.customers.get(card.CustomerID);
    if (!customer || customer.IsDeleted || customer.Status !== 1) continue;
    const known = groups.get(customer);
    if (known) known.push(card);
    else groups.set(customer, [card]);
  }
  return groups;
}

function dueCard(world: World, card: Card, due: IsoDate, context: Context): Schemas['DueCard'] {
  const order = orderOfCycle(world, card, due);
  const { cardDataID, HolderName, Last4, TypeCard, LimitAmount, FeePercent } = card;
  const plan = planOfCycle(world, card, due);
  return {
    cardDataID,
    HolderName,
    Last4,
    TypeCard,
    LimitAmount,
    BankCode: bankCode(card.BankID),
    DueDate: due,
    WorkDate: plan && !plan.IsSkipped ? plan.WorkDate : proposedWorkday(due, context.businessDate),
    DaysToDue: daysBetween(context.businessDate, due),
    IsPaid: isPaid(world, card, due),
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code,
    LastAmount: lastAmount(world, card),
    FeePercent: FeePercent ?? world.customers.get(card.CustomerID)?.FeePercentDefault,
  };
}

function customerOf(world: World, row: Customer): Omit<Schemas['CustomerWithCards'], 'Cards'> {
  const { ShopID, CustomerID, Code, FullName, Phone } = row;
  const ShopName = world.shops.get(ShopID)?.ShopName ?? '';
  const known = { ShopID, ShopName, CustomerID, Code, FullName, Phone };
  return { ...known, Debt: customerDebt(world, row), CardCount: cardCount(world, row) };
}
