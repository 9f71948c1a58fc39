/** What went between own funds is 0 over all of them, and of each what the entries of transfers moved on it (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { amountOn } from '../../ledger/balance.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import type { ReportQuery } from '../reportQuery.ts';
import { tie, type Tie } from './tie.ts';

/** Ties of the column of transfers, read off the entries alone: nothing but transfers stands in it, and no transfer beside it. */
export function transferTies(
  world: World,
  rows: readonly Schemas['CashFlowRow'][],
  { fromDate, toDate }: ReportQuery,
): Tie[] {
  const moved = world.books.entries.filter(
    ({ RefType, BusinessDate }) => RefType === 'FundTransfer' && BusinessDate >= fromDate && BusinessDate <= toDate,
  );
  const movedOn = ({ ShopID, Account }: Schemas['CashFlowRow']) =>
    sumOf(moved, (entry) => (entry.ShopID === ShopID ? amountOn(entry, Account) : 0));
  return [
    tie(
      'chuyển giữa các quỹ',
      sumOf(rows, (row) => row.Transferred),
      0,
    ),
    ...rows.map((row) => tie(`chuyển quỹ ${row.Fund}`, row.Transferred, movedOn(row))),
  ];
}
