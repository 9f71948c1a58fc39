/** A card is shown with what follows from it today: its due date and urgency, its validity, and what is owed on it. */
import type { Schemas } from '@so-the/api-client';
import { bankOf } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, daysBetween, statementDateBefore } from '../values/dates.ts';
import { lastDate } from '../customers/customerView.ts';
import { accounts } from '../records/accounts.ts';
import { openOrders } from '../ledger/balance.ts';
import { sumOf } from '../values/money.ts';
import type { Card, CardHold } from '../records/card.ts';
import { SCHEDULE_STATUS } from '../records/schedule.ts';
import { bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { dueOf, expiryLevel, isDismissed, isPaid, type CardDue } from './due.ts';

/** A card as lists and forms see it. */
export function cardView(world: World, row: Card, context: Context): Schemas['CardData'] {
  const customer = world.customers.get(row.CustomerID);
  const due = cardDue(world, row, context);
  const orders = world.schedules
    .by('card', row.cardDataID)
    .filter((order) => !order.IsDeleted && order.Status !== SCHEDULE_STATUS.cancelled);
  return {
    ...wireOf(world, row),
    CustomerName: customer?.FullName ?? '',
    CustomerPhone: customer?.Phone ?? '',
    BankCode: bankCode(row.BankID),
    BankName: bankOf(row.BankID)?.BankName ?? '',
    StaffName: row.StaffId === undefined ? undefined : userName(world, row.StaffId),
    HoldDays: row.HoldDate ? daysBetween(businessDateOf(row.HoldDate), context.businessDate) : undefined,
    NextDue: due.DueDate,
    StatementDate: row.StatementDay ? statementDateBefore(row.StatementDay, due.DueDate) : undefined,
    DaysToDue: due.DaysToDue,
    DueLevel: due.DueLevel,
    DoneThisCycle: isPaid(world, row, due.DueDate),
    ExpiryState: expiryLevel(row, context.businessDate),
    Debt: cardDebt(world, row),
    LastOrderDate: lastDate(orders),
  };
}

/** A card as pickers see it. */
export function cardPick(world: World, row: Card, context: Context): Schemas['CardPick'] {
  const { cardDataID, CustomerID, HolderName, BankID, TypeCard, Last4, LimitAmount, DateDues, FeePercent, Status } =
    row;
  const known = {
    cardDataID,
    CustomerID,
    HolderName,
    BankID,
    TypeCard,
    Last4,
    LimitAmount,
    DateDues,
    FeePercent,
    Status,
  };
  return {
    ...known,
    CustomerName: world.customers.get(CustomerID)?.FullName ?? '',
    BankCode: bankCode(BankID),
    NextDue: cardDue(world, row, context).DueDate,
  };
}

/** A hand-over with the name of who handled the card. */
export function holdView(world: World, row: CardHold): Schemas['CardHold'] {
  const { HoldID, Held, HoldPlace, Note, UserID, At } = row;
  return { HoldID, Held, HoldPlace, Note, UserID, At, UserName: userName(world, UserID) };
}

/** When a card is due, by the notice of its shop. */
export function cardDue(world: World, row: Card, context: Context): CardDue {
  return dueOf(world, row, context.businessDate, world.shops.get(row.ShopID)?.NotifyDays ?? 7);
}

/** When a card is due that is to be worked on now: active, overdue or near its due date, neither done nor set aside this cycle; undefined for any other. */
export function announcedDue(world: World, row: Card, context: Context): CardDue | undefined {
  if (row.Status !== 1) return undefined;
  const due = cardDue(world, row, context);
  return due.DueLevel > 0 && !isDismissed(world, row, due.DueDate) ? due : undefined;
}

/** Σ of the customer's debt on a card's orders, in đồng. */
export function cardDebt(world: World, row: Card): number {
  return sumOf(openOrders(world, row.ShopID, accounts.customer(row.CustomerID)), ([id, balance]) =>
    world.schedules.get(id)?.CardDataID === row.cardDataID ? balance : 0,
  );
}
