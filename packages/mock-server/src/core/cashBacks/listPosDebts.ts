/** Debts of POS are sums of their accounts; each child stands below its parent, whose row sums the group. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import type { IsoDate } from '../dates.ts';
import { listPage, remembered, searchWords, type ListPage, type ListQuery } from '../listing.ts';
import { sumOf } from '../money.ts';
import { groupOf, parentOf } from '../pos/posGroup.ts';
import { posOverdue } from '../pos/posOverdue.ts';
import type { Pos } from '../records/funds.ts';
import { invalid, type Result } from '../result.ts';
import { rowsInView } from '../shops.ts';
import { holdsWords } from '../text.ts';
import { bankCode } from '../wire.ts';
import type { World } from '../world.ts';
import { posMovements } from './posMovements.ts';
import { surplusOf } from './surplus.ts';

/** Filters of the POS debts. */
export interface PosDebtQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
}

const textOf = remembered<Pos>((row) => `${row.PosName} ${row.PosCode ?? ''} ${row.TID} ${row.MID ?? ''}`);

/** POS of the caller's view with their movements over a period. Refuses a period that ends before it begins. */
export function listPosDebts(
  world: World,
  query: PosDebtQuery,
  context: Context,
): Result<ListPage<Schemas['PosDebt'], Schemas['PosDebtTotals']>> {
  if (query.fromDate && query.toDate && query.fromDate > query.toDate) return invalid('Khoảng ngày', 'toDate');
  const words = searchWords(query.GeneralSearch);
  const rows = rowsInView(world, 'poses', context, query.searchShopID)
    .filter((pos) => words === '' || holdsWords(textOf(pos), words))
    .toSorted(
      (a, b) =>
        a.ShopID - b.ShopID ||
        parentOf(a) - parentOf(b) ||
        Number(parentOf(b) === b.posID) - Number(parentOf(a) === a.posID) ||
        a.posID - b.posID,
    )
    .map((pos) => debtRow(world, pos, query, context));
  return listPage(rows, query, { viewOf: (row) => row, totalsOf });
}

function debtRow(world: World, pos: Pos, query: PosDebtQuery, context: Context): Schemas['PosDebt'] {
  const period = { from: query.fromDate, to: query.toDate };
  const movements = posMovements(world, pos, period);
  const group = parentOf(pos) === pos.posID ? groupOf(world, pos) : [];
  return {
    PosID: pos.posID,
    PosName: pos.PosName,
    TID: pos.TID,
    BankCode: bankCode(pos.BankID),
    PosParentID: pos.PosParentID,
    PosParentName: world.poses.get(pos.PosParentID)?.PosName,
    ShopID: pos.ShopID,
    ShopName: world.shops.get(pos.ShopID)?.ShopName ?? '',
    Opening: movements.opening,
    Swiped: movements.swiped,
    Fee: movements.fees,
    Received: movements.received,
    Adjust: movements.adjusted,
    Closing: movements.closing,
    Overdue: posOverdue(world, pos, query.toDate ?? context.businessDate),
    Surplus: group.length === 0 ? 0 : surplusOf(world, pos),
    GroupClosing: group.length < 2 ? undefined : sumOf(group, (each) => posMovements(world, each, period).closing),
    Status: pos.Status,
  };
}

function totalsOf(rows: readonly Schemas['PosDebt'][]): Schemas['PosDebtTotals'] {
  return {
    Opening: sumOf(rows, (row) => row.Opening),
    Swiped: sumOf(rows, (row) => row.Swiped),
    Fee: sumOf(rows, (row) => row.Fee),
    Received: sumOf(rows, (row) => row.Received),
    Adjust: sumOf(rows, (row) => row.Adjust),
    Closing: sumOf(rows, (row) => row.Closing),
    Overdue: sumOf(rows, (row) => row.Overdue),
    Surplus: sumOf(rows, (row) => row.Surplus),
  };
}
