/** Debts of POS are sums of their accounts, the oldest money first (counter.md §8); else a child stands below its parent, whose row sums the group. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { causedMovementOf, closingOn } from '../ledger/balance.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike, remembered, searchText } from '../listing/search.ts';
import { posAge } from '../lots/posAge.ts';
import { posOverdue } from '../lots/posOverdue.ts';
import { sumOf } from '../values/money.ts';
import { groupOf, parentOf } from '../pos/posGroup.ts';
import type { Pos } from '../records/funds.ts';
import { invalid, type Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { surplusOf } from '../lots/surplus.ts';

type Row = Omit<Schemas['PosDebt'], 'Entries'>;
type Sums = Omit<Schemas['PosDebtListTotals'], 'Entries'>;

/** Filters of the POS debts. */
export interface PosDebtQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
}

const textOf = remembered<Pos>(posText);

/** POS of the caller's view with their movements over a period. Refuses a period that ends before it begins. */
export function listPosDebts(world: World, query: PosDebtQuery, context: Context): Result<ListPage<Row, Sums>> {
  if (query.fromDate && query.toDate && query.fromDate > query.toDate) return invalid('Khoảng ngày', 'toDate');
  const find = () => findRows(world, query, context);
  return rememberedPage(world, context, ['POS debts', query], find, {
    textOf: searchText(({ PosID }) => posText(world.poses.get(PosID))),
    viewOf: (row) => row,
    totalsOf,
  });
}

function posText(pos: Pos | undefined): string {
  return `${pos?.PosName ?? ''} ${pos?.PosCode ?? ''} ${pos?.TID ?? ''} ${pos?.MID ?? ''}`;
}

function findRows(world: World, query: PosDebtQuery, context: Context): Row[] {
  const rows = alike(rowsInView(world, 'poses', context, query.searchShopID), query.GeneralSearch, textOf)
    .toSorted(
      (a, b) =>
        a.ShopID - b.ShopID ||
        parentOf(a) - parentOf(b) ||
        Number(parentOf(b) === b.posID) - Number(parentOf(a) === a.posID) ||
        a.posID - b.posID,
    )
    .map((pos) => debtRow(world, pos, query));
  const to = query.toDate ?? context.businessDate;
  addOverdue(world, rows, to);
  addAge(world, rows, to < context.businessDate ? to : context.businessDate);
  return rows.toSorted(byAge);
}

/** How old the oldest money of each POS is; nothing of one that owes none. */
function addAge(world: World, rows: readonly Row[], to: IsoDate): void {
  for (const row of rows) {
    const pos = world.poses.get(row.PosID);
    if (pos) Object.assign(row, posAge(world, pos, to));
  }
}

function byAge(one: Row, other: Row): number {
  return (other.OldestDays ?? -1) - (one.OldestDays ?? -1);
}

function addOverdue(world: World, rows: readonly Row[], to: IsoDate): void {
  const overdue = new Map<number, ReturnType<typeof posOverdue>>();
  for (const row of rows) {
    const ofShop = overdue.get(row.ShopID) ?? posOverdue(world, row.ShopID, to);
    overdue.set(row.ShopID, ofShop);
    row.Overdue = ofShop.get(row.PosID) ?? 0;
  }
}

function debtRow(world: World, pos: Pos, query: PosDebtQuery): Row {
  const period = { from: query.fromDate, to: query.toDate };
  const { opening, closing, flows } = causedMovementOf(world, pos.ShopID, accounts.pos(pos.posID), period);
  const closingOf = (each: Pos) => closingOn(world, each.ShopID, accounts.pos(each.posID), query.toDate);
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
    Opening: opening,
    Swiped: flows.Swiped ?? 0,
    Fee: flows.PosFee ?? 0,
    Received: flows.CashBack ?? 0,
    Adjust: flows.Adjusted ?? 0,
    Closing: closing,
    Overdue: 0,
    Surplus: group.length === 0 ? 0 : surplusOf(world, pos),
    GroupClosing: group.length < 2 ? undefined : sumOf(group, closingOf),
    Status: pos.Status,
  };
}

function totalsOf(rows: readonly Row[]): Sums {
  return {
    Opening: sumOf(rows, (row) => row.Opening),
    Swiped: sumOf(rows, (row) => row.Swiped),
    Fee: sumOf(rows, (row) => row.Fee),
    Received: sumOf(rows, (row) => row.Received),
    Adjust: sumOf(rows, (row) => row.Adjust),
    Closing: sumOf(rows, (row) => row.Closing),
    Overdue: sumOf(rows, (row) => row.Overdue),
    Surplus: sumOf(rows, (row) => row.Surplus),
    ...oldestOf(rows),
  };
}

function oldestOf(rows: readonly Row[]): Pick<Sums, 'OldestDays'> {
  const days = rows.flatMap(({ OldestDays }) => OldestDays ?? []);
  return days.length === 0 ? {} : { OldestDays: Math.max(...days) };
}
