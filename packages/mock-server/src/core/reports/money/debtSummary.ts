/** The four debts of a shop, each carried from opening to closing: what parties owe less what is owed to them is the closing. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { movementOf } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import { PARTY_TYPE } from '../../records/debt.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import type { PartyKind } from './debtReport.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

type Row = Schemas['DebtSummaryRow'];
type Sums = Schemas['DebtSummaryTotals'];

const KINDS: readonly { kind: PartyKind; Name: string }[] = [
  { kind: 'customer', Name: 'Khách hàng' },
  { kind: 'partner', Name: 'Đối tác' },
  { kind: 'aff', Name: 'Cộng tác viên' },
  { kind: 'pos', Name: 'Máy POS' },
];

/** Columns of the summary that are summed. */
export const SUMMARY_COLUMNS = [
  'PartyCount',
  'Opening',
  'Increase',
  'Decrease',
  'Closing',
  'Receivable',
  'Payable',
] as const satisfies (keyof Sums)[];

/** One row a shop and kind of party. */
export function getDebtSummaryReport(world: World, query: ReportQuery, context: Context): Result<ListPage<Row, Sums>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = booksOfReport(world, context, query.searchShopID).flatMap((shopId) => summaryOf(world, shopId, query));
  return reportPage(rows, query, {
    textOf: (row) => `${row.Name} ${row.ShopName}`,
    totalsOf: (all) => sumColumns(all, SUMMARY_COLUMNS),
  });
}

/** The four rows of a shop. */
export function summaryOf(world: World, shopId: number, query: Pick<ReportQuery, 'fromDate' | 'toDate'>): Row[] {
  const sums = new Map(KINDS.map(({ kind }) => [kind as string, noSums()]));
  for (const account of world.books.shops.get(shopId)?.keys() ?? []) {
    const total = sums.get(account.slice(0, account.indexOf('/')));
    if (total) addAccount(world, shopId, account, query, total);
  }
  const shop = { ShopID: shopId, ShopName: shopName(world, shopId) };
  return KINDS.map(({ kind, Name }) =>
    Object.assign({ Account: kind, PartyType: PARTY_TYPE[kind], Name }, shop, sums.get(kind) ?? noSums()),
  );
}

function noSums(): Sums {
  return { PartyCount: 0, Opening: 0, Increase: 0, Decrease: 0, Closing: 0, Receivable: 0, Payable: 0 };
}

function addAccount(
  world: World,
  shopId: number,
  account: string,
  query: Pick<ReportQuery, 'fromDate' | 'toDate'>,
  sums: Sums,
): void {
  const { opening, debit, credit, closing } = movementOf(world, shopId, account, periodOf(query));
  sums.PartyCount += closing === 0 ? 0 : 1;
  sums.Opening += opening;
  sums.Increase += debit;
  sums.Decrease += credit;
  sums.Closing += closing;
  sums.Receivable += Math.max(0, closing);
  sums.Payable += Math.max(0, -closing);
}
