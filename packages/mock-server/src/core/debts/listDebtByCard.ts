/** The cards' debts and what is owed outside orders add up to the customer's debt. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf, entriesOfOrder, movementOf } from '../ledger/balance.ts';
import type { Customer } from '../records/people.ts';
import { inView } from '../scope/shops.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** Balance of a customer on each card that has one; without a card what belongs to no order. */
export function listDebtByCard(world: World, query: { customerID: number }, context: Context): Schemas['DebtByCard'][] {
  const customer = inView(world, world.customers.get(query.customerID), context);
  if (!customer) return [];
  const rows = new Map<number, Schemas['DebtByCard']>();
  for (const [scheduleId, balance] of bookOf(world, customer.ShopID, accounts.customer(customer.CustomerID))?.orders ??
    []) {
    if (balance === 0) continue;
    const cardId = world.schedules.get(scheduleId || undefined)?.CardDataID ?? 0;
    const row = rows.get(cardId) ?? { ...cardOf(world, cardId), OrderCount: 0, Debt: 0 };
    row.Debt += balance;
    if (scheduleId !== 0) row.OrderCount += 1;
    row.LastDate = later(row.LastDate, lastDay(world, scheduleId, customer));
    rows.set(cardId, row);
  }
  return [...rows.values()].toSorted((a, b) => b.Debt - a.Debt);
}

function cardOf(world: World, cardId: number) {
  const card = world.cards.get(cardId || undefined);
  if (!card) return {};
  const { cardDataID: CardDataID, HolderName, Last4, TypeCard } = card;
  return { CardDataID, HolderName, BankCode: bankCode(card.BankID), Last4, TypeCard };
}

function lastDay(world: World, scheduleId: number, customer: Customer): IsoDate | undefined {
  if (scheduleId !== 0) return entriesOfOrder(world, scheduleId).at(-1)?.BusinessDate;
  return movementOf(world, customer.ShopID, accounts.customer(customer.CustomerID), {}).lastDate;
}

function later(a: IsoDate | undefined, b: IsoDate | undefined): IsoDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}
