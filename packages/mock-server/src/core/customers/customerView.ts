/** A customer is shown with the debt the ledger gives and with what is on file. */
import type { Schemas } from '@so-the/api-client';
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import type { Context } from '../command/context.ts';
import { filesOf } from '../files/storeImage.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import type { Customer, CustomerComment } from '../records/people.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** A customer as lists and forms see it. */
export function customerView(world: World, row: Customer): Schemas['Customer'] {
  const orders = ordersOf(world, row.CustomerID);
  return {
    ...wireOf(world, row),
    AffName: world.affs.get(row.AffID)?.FullName,
    PartnerName: world.partners.get(row.PartnerID)?.Name,
    Debt: customerDebt(world, row),
    CardCount: cardCount(world, row),
    OrderCount: orders.length,
    LastOrderDate: lastDate(orders),
  };
}

/** A customer with the pictures on file. */
export function customerWithFiles(world: World, row: Customer, context: Context): Schemas['Customer'] {
  return { ...customerView(world, row), Files: filesOf(world, row.FileIDs, context) };
}

/** A customer as pickers see it. */
export function customerPick(world: World, row: Customer): Schemas['CustomerPick'] {
  const { CustomerID, Code, FullName, Phone, Phone2, DebtLimit, FeePercentDefault, AffID, Status } = row;
  const known = { CustomerID, Code, FullName, Phone, Phone2, DebtLimit, FeePercentDefault, AffID, Status };
  return { ...known, Debt: customerDebt(world, row), CardCount: cardCount(world, row) };
}

/** A comment with the names of its writer and its order. */
export function commentView(world: World, row: CustomerComment): Schemas['Comment'] {
  const { CommentID, CustomerID, ScheduleID, Content, UserID, CreatedDate } = row;
  const said = { CommentID, CustomerID, ScheduleID, Content, UserID, CreatedDate };
  return { ...said, ScheduleCode: world.schedules.get(ScheduleID)?.Code, UserName: userName(world, UserID) };
}

/** Balance of a customer in đồng; positive: owes the shop. */
export function customerDebt(world: World, row: Customer): number {
  return balanceOf(world, row.ShopID, accounts.customer(row.CustomerID));
}

/** Cards on file of a customer. */
export function cardCount(world: World, row: Customer): number {
  return world.cards.by('customer', row.CustomerID).filter((card) => !card.IsDeleted).length;
}

/** Orders of a customer that were not cancelled. */
export function ordersOf(world: World, customerId: number): Schedule[] {
  return world.schedules
    .by('customer', customerId)
    .filter((order) => !order.IsDeleted && order.Status !== SCHEDULE_STATUS.cancelled);
}

/** Day of the latest of some orders. */
export function lastDate(orders: readonly Schedule[]): IsoDate | undefined {
  let last: IsoDate | undefined;
  for (const order of orders) {
    const date = businessDateOf(order.AppointmentDate);
    if (last === undefined || date > last) last = date;
  }
  return last;
}
