/** Customers are shown with the cards due in a period, shop by shop, so that a day's work can be pushed at once. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import { addDays, daysBetween, nextDue, type IsoDate } from '../dates.ts';
import { cardCount, customerDebt } from '../customers/customerView.ts';
import { holdsWords } from '../text.ts';
import { pageOf, searchWords, type ListPage, type ListQuery } from '../listing.ts';
import type { Card } from '../records/card.ts';
import type { Customer } from '../records/people.ts';
import { invalid, done, type Result } from '../result.ts';
import { shopsInView } from '../shops.ts';
import { bankCode } from '../wire.ts';
import type { World } from '../world.ts';
import { lastAmount, orderOfCycle, planOfCycle } from './cycle.ts';
import { isPaid } from './due.ts';
import { cardText } from './listCards.ts';
import { proposedWorkday } from './workday.ts';

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
  const to = query.toDate ?? addDays(from, USUAL_DAYS);
  if (to < from || daysBetween(from, to) > MOST_DAYS) return invalid('Khoảng ngày', 'toDate');
  const words = searchWords(query.GeneralSearch);
  const found: { first: IsoDate; view: Schemas['CustomerWithCards'] }[] = [];
  for (const shopId of shopsInView(world, context, query.SearchShopID)) {
    for (const [customer, cards] of cardsByCustomer(world, shopId, words)) {
      const due = cards.flatMap((card) => dueCards(world, card, { from, to }, query, context));
      const Cards = due.toSorted((a, b) => (a.DueDate < b.DueDate ? -1 : Number(a.DueDate > b.DueDate)));
      const [first] = Cards;
      if (first) found.push({ first: first.DueDate, view: { ...customerOf(world, customer), Cards } });
    }
  }
  const sorted = found.toSorted(
    (a, b) => a.view.ShopID - b.view.ShopID || (a.first < b.first ? -1 : Number(a.first > b.first)),
  );
  return done({ rows: pageOf(sorted, query).map(({ view }) => view), total: found.length, totals: undefined });
}

function cardsByCustomer(world: World, shopId: number, words: string): Map<Customer, Card[]> {
  const groups = new Map<Customer, Card[]>();
  for (const card of world.cards.by('shop', shopId)) {
    if (card.IsDeleted || card.Status !== 1 || (words !== '' && !holdsWords(cardText(world, card), words))) continue;
    const customer = world.customers.get(card.CustomerID);
    if (!customer || customer.IsDeleted || customer.Status !== 1) continue;
    groups.set(customer, [...(groups.get(customer) ?? []), card]);
  }
  return groups;
}

function dueCards(
  world: World,
  card: Card,
  period: { from: IsoDate; to: IsoDate },
  query: DueQuery,
  context: Context,
): Schemas['DueCard'][] {
  const due = nextDue(card.DateDues, period.from);
  if (due > period.to) return [];
  const order = orderOfCycle(world, card, due);
  const paid = isPaid(world, card, due);
  if (query.OnlyFree && (paid || order)) return [];
  const { cardDataID, HolderName, Last4, TypeCard, LimitAmount, FeePercent } = card;
  const plan = planOfCycle(world, card, due);
  return [
    {
      cardDataID,
      HolderName,
      Last4,
      TypeCard,
      LimitAmount,
      BankCode: bankCode(card.BankID),
      DueDate: due,
      WorkDate: plan && !plan.IsSkipped ? plan.WorkDate : proposedWorkday(due, context.businessDate),
      DaysToDue: daysBetween(context.businessDate, due),
      IsPaid: paid,
      ScheduleID: order?.ScheduleID,
      ScheduleCode: order?.Code,
      LastAmount: lastAmount(world, card),
      FeePercent: FeePercent ?? world.customers.get(card.CustomerID)?.FeePercentDefault,
    },
  ];
}

function customerOf(world: World, row: Customer): Omit<Schemas['CustomerWithCards'], 'Cards'> {
  const { ShopID, CustomerID, Code, FullName, Phone } = row;
  const ShopName = world.shops.get(ShopID)?.ShopName ?? '';
  const known = { ShopID, ShopName, CustomerID, Code, FullName, Phone };
  return { ...known, Debt: customerDebt(world, row), CardCount: cardCount(world, row) };
}
