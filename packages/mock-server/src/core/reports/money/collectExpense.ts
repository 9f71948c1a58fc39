/** Vouchers are summed by category from what they posted, so that those which count in the business result tie with it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { kindOf } from '../../records/accounts.ts';
import type { Entry } from '../../records/entry.ts';
import type { ListPage } from '../../listing/listing.ts';
import { sumOf } from '../../values/money.ts';
import { hasVoucherType, VOUCHER_KIND, type TypedVoucher, type Voucher } from '../../records/voucher.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { countsInResult } from '../figures/voucherFigures.ts';
import { booksOfReport, refusePeriod, reportPage, shopName, sumColumns, type ReportQuery } from '../reportQuery.ts';

type Row = Schemas['CollectExpenseRow'];
type Totals = Schemas['CollectExpenseTotals'];

/** One row a category and shop: receipts first, then expenses, largest first. */
export function getCollectExpense(world: World, query: ReportQuery, context: Context): Result<ListPage<Row, Totals>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = booksOfReport(world, context, query.searchShopID).flatMap((shopId) => rowsOf(world, shopId, query));
  rows.sort((a, b) => a.Type - b.Type || Math.abs(b.Net) - Math.abs(a.Net));
  return reportPage(rows, query, { textOf: (row) => `${row.Name} ${row.ShopName}`, totalsOf });
}

function rowsOf(world: World, shopId: number, query: ReportQuery): Row[] {
  const rows = new Map<string, Row>();
  for (const voucher of world.vouchers.by('shop', shopId)) {
    if (!hasVoucherType(voucher)) continue;
    for (const entry of entriesOf(world, voucher)) {
      if (entry.BusinessDate < query.fromDate || entry.BusinessDate > query.toDate) continue;
      const key = `${voucher.ConfigID}|${countsInResult(entry)}`;
      const row = rows.get(key) ?? emptyRow(world, shopId, voucher, entry);
      rows.set(key, row);
      addEntry(world, row, entry);
    }
  }
  return [...rows.values()];
}

/** What a voucher posted, and its mirror once it is cancelled. */
function entriesOf(world: World, { EntryID }: Voucher): Entry[] {
  const mirror = EntryID === undefined ? undefined : world.books.reversedBy.get(EntryID);
  return [EntryID, mirror].flatMap((id) => (id === undefined ? [] : (world.books.entries[id - 1] ?? [])));
}

function emptyRow(world: World, shopId: number, voucher: TypedVoucher, entry: Entry): Row {
  return {
    Account: `voucher/${voucher.ConfigID}`,
    ShopID: shopId,
    ShopName: shopName(world, shopId),
    ConfigID: voucher.ConfigID,
    Name: world.voucherTypes.get(voucher.ConfigID)?.name ?? '',
    Type: voucher.type,
    IsBusinessResult: countsInResult(entry),
    Count: 0,
    In: 0,
    Out: 0,
    Net: 0,
  };
}

function addEntry(world: World, row: Row, entry: Entry): void {
  const moved = sumOf(entry.Lines, ({ Account, Amount }) => (kindOf(Account) === 'fund' ? Amount : 0));
  const isInForce = entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID);
  row.Count += isInForce ? 1 : 0;
  row.Net += moved;
  if (row.Type === VOUCHER_KIND.income) row.In += moved;
  else row.Out -= moved;
}

function totalsOf(rows: readonly Row[]): Totals {
  const counted = rows.filter((row) => row.IsBusinessResult);
  const others = rows.filter((row) => !row.IsBusinessResult);
  return {
    ...sumColumns(rows, ['Count', 'In', 'Out', 'Net']),
    ResultIn: sumOf(counted, (row) => row.In),
    ResultOut: sumOf(counted, (row) => row.Out),
    OtherIn: sumOf(others, (row) => row.In),
    OtherOut: sumOf(others, (row) => row.Out),
  };
}
