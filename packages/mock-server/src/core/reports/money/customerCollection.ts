/** What was charged to a customer less what was collected is what the customer owes more: closing = opening + charged − collected. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { paymentRows } from './customerPayments.ts';
import { partyKey, partyText, sumsByAccount } from './debtReport.ts';
import { booksOfReport, refusePeriod, reportPage, sumColumns, type ReportQuery } from '../reportQuery.ts';

type Row = Schemas['CustomerCollectionRow'];

/** Columns of the report that are summed. */
const COLLECTION_COLUMNS = ['Opening', 'Charged', 'Cash', 'Transfer', 'Collected', 'Closing'] as const;

/** Collection by customer, most collected first unless sorted. */
export function getCustomerCollection(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['CustomerCollectionTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = booksOfReport(world, context, query.searchShopID).flatMap((shopId) => rowsOf(world, shopId, query));
  rows.sort((a, b) => b.Collected - a.Collected || b.Closing - a.Closing);
  return reportPage(rows, query, { textOf: partyText, totalsOf: (all) => sumColumns(all, COLLECTION_COLUMNS) });
}

function rowsOf(world: World, shopId: number, query: ReportQuery): Row[] {
  const paid = new Map<string, { Cash: number; Transfer: number; LastDate?: string }>();
  for (const { Account, Cash, Transfer, BusinessDate } of paymentRows(world, [shopId], query)) {
    const sums = paid.get(Account) ?? { Cash: 0, Transfer: 0 };
    paid.set(Account, { Cash: sums.Cash + Cash, Transfer: sums.Transfer + Transfer, LastDate: BusinessDate });
  }
  return [...sumsByAccount(world, shopId, 'customer', query)].map(([account, { Opening, Received, Closing }]) => {
    const sums = { Opening, Charged: Closing - Opening + Received, Collected: Received, Closing };
    const collected = paid.get(account) ?? { Cash: 0, Transfer: 0 };
    return Object.assign(partyKey(world, shopId, 'customer', account), sums, collected);
  });
}
