/** New customers are those entered in the period, with what they have brought up to its end. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { businessDateOf } from '../../values/dates.ts';
import { accounts } from '../../records/accounts.ts';
import { causedMovementOf } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Customer } from '../../records/people.ts';
import type { Result } from '../../command/result.ts';
import { rowsInView } from '../../scope/shops.ts';
import { userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import { refusePeriod, reportPage, shopName, sumColumns, type ReportQuery } from '../reportQuery.ts';

type Row = Schemas['NewCustomerRow'];

/** Customers entered in the period, latest first unless sorted. */
export function listNewCustomers(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['NewCustomerTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = rowsInView(world, 'customers', context, query.searchShopID)
    .filter(({ CreatedDate }) => {
      const date = businessDateOf(CreatedDate);
      return date >= query.fromDate && date <= query.toDate;
    })
    .map((customer) => rowOf(world, customer, query.toDate));
  return reportPage(rows.toReversed(), query, {
    textOf: (row) => `${row.Code} ${row.FullName} ${row.Phone} ${row.AffName ?? ''} ${row.ShopName}`,
    totalsOf: (all) => sumColumns(all, ['CardCount', 'OrderCount', 'TotalSwipe', 'FeeAmount', 'Debt']),
  });
}

function rowOf(world: World, row: Customer, to: string): Row {
  const Account = accounts.customer(row.CustomerID);
  const { flows, closing } = causedMovementOf(world, row.ShopID, Account, { to });
  return {
    Account,
    CustomerID: row.CustomerID,
    Code: row.Code,
    FullName: row.FullName,
    Phone: row.Phone,
    ShopID: row.ShopID,
    ShopName: shopName(world, row.ShopID),
    CreatedDate: row.CreatedDate,
    CreatedByName: userName(world, row.CreatedBy),
    AffName: world.affs.get(row.AffID)?.FullName,
    CardCount: world.cards.by('customer', row.CustomerID).filter((card) => !card.IsDeleted).length,
    OrderCount: world.schedules.by('customer', row.CustomerID).filter((order) => !order.IsDeleted).length,
    TotalSwipe: flows.Swiped ?? 0,
    FeeAmount: flows.Fee ?? 0,
    Debt: closing,
  };
}
