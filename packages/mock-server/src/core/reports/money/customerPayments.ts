/** What customers paid is read from the funds it went into: a cancelled payment keeps its row and gets the mirror row that takes it back. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { accounts, idIn, kindOf } from '../../records/accounts.ts';
import { amountOn, entriesOf, entriesOfDay, figureDays, inBookOrder } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import { partsOf } from '../../books/flows.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import { accountLabel, userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

type Row = Schemas['CustomerPaymentRow'];

/** Period and, for one customer's history, the customer. */
export interface CustomerPaymentQuery extends ReportQuery {
  customerID?: number;
}

/** Money of customers that came into funds, latest first unless sorted. */
export function listCustomerPayments(
  world: World,
  query: CustomerPaymentQuery,
  context: Context,
): Result<ListPage<Row, Schemas['CustomerPaymentTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = paymentRows(world, booksOfReport(world, context, query.searchShopID), query);
  return reportPage(rows.toReversed(), query, {
    textOf: (row) => `${row.CustomerName} ${row.CustomerPhone ?? ''} ${row.ScheduleCode ?? ''} ${row.Fund}`,
    totalsOf: (all) => sumColumns(all, ['Amount', 'Cash', 'Transfer']),
  });
}

/** Payments of customers in a period, oldest first. */
export function paymentRows(world: World, shopIds: readonly number[], query: CustomerPaymentQuery): Row[] {
  return shopIds
    .flatMap((shopId) => entriesFor(world, shopId, query))
    .toSorted(inBookOrder)
    .flatMap((entry) => rowsOf(world, entry));
}

function entriesFor(world: World, shopId: number, query: CustomerPaymentQuery): Entry[] {
  const period = periodOf(query);
  if (query.customerID) return entriesOf(world, shopId, accounts.customer(query.customerID), period);
  return figureDays(world, shopId, period).flatMap(([date]) => entriesOfDay(world, shopId, date));
}

function rowsOf(world: World, entry: Entry): Row[] {
  const fund = entry.Lines.find((line) => kindOf(line.Account) === 'fund')?.Account;
  if (fund === undefined || entry.RefType === 'CardPayment') return [];
  return partsOf(entry).flatMap((part) => {
    if (part.kind !== 'customer' || part.flow !== 'Received') return [];
    return [rowOf(world, entry, { account: part.account, fund, amount: part.amount })];
  });
}

function rowOf(world: World, entry: Entry, paid: { account: string; fund: string; amount: number }): Row {
  const CustomerID = idIn(paid.account);
  const customer = world.customers.get(CustomerID);
  const isCash = paid.fund === accounts.cash;
  const bank = isCash ? undefined : world.bankCards.get(idIn(paid.fund));
  return {
    EntryID: entry.EntryID,
    Account: paid.account,
    At: entry.At,
    BusinessDate: entry.BusinessDate,
    ShopID: entry.ShopID,
    ShopName: shopName(world, entry.ShopID),
    CustomerID,
    CustomerName: customer?.FullName ?? '',
    CustomerPhone: customer?.Phone,
    ScheduleID: entry.ScheduleID,
    ScheduleCode: world.schedules.get(entry.ScheduleID)?.Code,
    RefType: entry.RefType,
    Method: isCash ? 1 : 2,
    BankCardID: bank?.BankCardID,
    Fund: accountLabel(bank) ?? 'Tiền mặt',
    Amount: paid.amount,
    Cash: isCash ? amountOn(entry, paid.fund) : 0,
    Transfer: isCash ? 0 : amountOn(entry, paid.fund),
    CollectedByName: userName(world, entry.UserID),
    IsCancelled: world.books.reversedBy.has(entry.EntryID),
    ReversesEntryID: entry.ReversesID,
  };
}
