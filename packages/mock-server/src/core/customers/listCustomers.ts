/** A customer is found by either phone, by code, or by name without tone marks. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { LAST_DAY, type IsoDate } from '../values/dates.ts';
import { hasStatus, pageOf, rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike, remembered, type Found } from '../listing/search.ts';
import { bestFirst } from '../listing/bestFirst.ts';
import { sumOf } from '../values/money.ts';
import { dayOfRow } from '../records/dayOfRow.ts';
import type { Customer } from '../records/people.ts';
import type { Result } from '../command/result.ts';
import { inView, rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import {
  cardCount,
  commentView,
  customerDebt,
  customerPick,
  customerView,
  customerWithFiles,
  lastDate,
  ordersOf,
} from './customerView.ts';

/** Filters of the customer list. */
export interface CustomerQuery extends ListQuery {
  CustomerID?: number;
  AffID?: number;
  /** Only those whose balance is not zero. */
  OnlyDebt?: boolean;
  /** First day of having been entered. */
  CreatedFrom?: IsoDate;
  /** Last day of having been entered. */
  CreatedTo?: IsoDate;
}

const textOf = remembered<Customer>((row) => `${row.Code} ${row.FullName} ${row.Phone} ${row.Phone2 ?? ''}`);

/** Customers of the shop, newest first unless sorted. */
export function listCustomers(
  world: World,
  query: CustomerQuery,
  context: Context,
): Result<ListPage<Schemas['Customer'], Schemas['CustomerTotals']>> {
  const find = () =>
    alike(rowsInView(world, 'customers', context), query.GeneralSearch, textOf)
      .filter(
        (row) =>
          (!query.CustomerID || row.CustomerID === query.CustomerID) &&
          (!query.AffID || row.AffID === query.AffID) &&
          (!query.OnlyDebt || customerDebt(world, row) !== 0) &&
          isCreatedWithin(row, query) &&
          hasStatus(row, query),
      )
      .toReversed();
  return rememberedPage(world, context, ['customers', query], find, {
    textOf,
    // Addresses of pictures on file run out.
    isTimeless: !query.CustomerID,
    viewOf: (row) => (query.CustomerID ? customerWithFiles(world, row, context) : customerView(world, row)),
    totalsOf: (all) => ({
      Debt: sumOf(all, (row) => customerDebt(world, row)),
      CardCount: sumOf(all, (row) => cardCount(world, row)),
    }),
    values: {
      Debt: (row) => customerDebt(world, row),
      CardCount: (row) => cardCount(world, row),
      LastOrderDate: (row) => lastDate(ordersOf(world, row.CustomerID)),
    },
  });
}

function isCreatedWithin(row: Customer, { CreatedFrom = '', CreatedTo = LAST_DAY }: CustomerQuery): boolean {
  const day = dayOfRow.customers(row);
  return day >= CreatedFrom && day <= CreatedTo;
}

/** Up to 20 active customers for pickers; those with the typed tone marks, then those whose code, name or phone begins with the query come first. */
export function searchCustomers(
  world: World,
  query: { GeneralSearch?: string },
  context: Context,
): Found<Schemas['CustomerPick']> {
  const active = rowsInView(world, 'customers', context).filter((row) => row.Status === 1);
  const best = bestFirst(active.toReversed(), query.GeneralSearch, textOf);
  return { ...best, rows: pageOf(best.rows, {}).map((row) => customerPick(world, row)) };
}

/** What was written about a customer, on orders too, newest first. */
export function listCustomerComments(
  world: World,
  query: { CustomerID: number; PageIndex?: number; PageSize?: number },
  context: Context,
): ListPage<Schemas['Comment']> {
  const isKnown = inView(world, world.customers.get(query.CustomerID), context) !== undefined;
  const rows = isKnown ? world.comments.by('customer', query.CustomerID).toReversed() : [];
  return { rows: pageOf(rows, query).map((row) => commentView(world, row)), total: rows.length, totals: undefined };
}
