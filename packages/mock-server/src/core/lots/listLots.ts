/** Lots are listed with the sums of all that the filter lets through, the newest day first. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike, searchText, type SearchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import type { LotPayment, NumberLot } from '../records/lot.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { rowsWithin } from '../store/rowsWithin.ts';
import { booksInView, inView } from '../scope/shops.ts';
import { accountLabel, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { differsFromSlip, isOverdue, lotFigures, type LotFigures } from './lotFigures.ts';

/** Filters of the lot list. */
export interface LotListQuery extends ListQuery {
  /** One lot, cancelled or not. */
  numberLoID?: number;
  PosID?: number;
  posParentID?: number;
  fromDate?: IsoDate;
  toDate?: IsoDate;
  /** Only lots whose money is late. */
  IsOverdue?: boolean;
  /** Only lots with something left. */
  IsOpen?: boolean;
  searchShopID?: number;
}

type Row = NumberLot & LotFigures;

/** Lots of the shop by day, newest first unless sorted; cancelled ones only when asked for. */
export function listNumberLots(
  world: World,
  query: LotListQuery,
  context: Context,
): Result<ListPage<Schemas['NumberLot'], Schemas['NumberLotTotals']>> {
  const period = { from: query.fromDate, to: query.toDate };
  const textOf = lotText(world);
  const find = () => {
    const asked = booksInView(world, context, query.searchShopID)
      .flatMap((shopId) => rowsWithin(world, 'numberLots', shopId, period))
      .filter((lot) => !lot.IsDeleted && isAsked(world, lot, query));
    return alike(asked, query.GeneralSearch, textOf)
      .map((lot) => withFigures(world, lot))
      .filter((row) => isInState(row, query, context))
      .toSorted(newestFirst);
  };
  return rememberedPage(world, context, ['lots', query], find, {
    textOf,
    viewOf: (row) => rowView(world, row, context),
    totalsOf: (all) => totalsOf(all, context),
  });
}

/** A lot as lists and forms see it. */
export function lotView(world: World, lot: NumberLot, context: Context): Schemas['NumberLot'] {
  return rowView(world, withFigures(world, lot), context);
}

/** What was paid on a lot, oldest first, cancelled ones included. */
export function listLotPayments(
  world: World,
  query: { numberLoID: number },
  context: Context,
): Result<ListPage<Schemas['LotPayment'], Schemas['LotPaymentTotals']>> {
  const lot = inView(world, world.numberLots.get(query.numberLoID), context);
  if (!lot) return notFound('số lô');
  const rows = world.lotPayments.by('lot', lot.numberLoID);
  const { ReceivedAmount, AdjustAmount, Remain } = lotFigures(world, lot);
  return done({
    rows: rows.map((row) => lotPaymentView(world, row, context)),
    total: rows.length,
    totals: { ReceivedAmount, AdjustAmount, Remain },
  });
}

/** A payment of a lot as lists see it. */
export function lotPaymentView(world: World, row: LotPayment, context: Context): Schemas['LotPayment'] {
  return {
    ...wireOf(world, row, 'EntryID', 'CancelledBy', 'PayerPosID'),
    BankCardName: accountLabel(world.bankCards.get(row.BankCardID)),
    CancelledByName: row.CancelledBy === undefined ? undefined : userName(world, row.CancelledBy),
    CanCancel:
      row.Status === 1 && row.CashBackPaymentID === undefined && hasRight(world, context, MENU.posDebts, ACTION.cancel),
  };
}

function withFigures(world: World, lot: NumberLot): Row {
  return { ...lot, ...lotFigures(world, lot) };
}

function isAsked(world: World, lot: NumberLot, query: LotListQuery): boolean {
  if (query.numberLoID && lot.numberLoID !== query.numberLoID) return false;
  if (query.PosID && lot.PosID !== query.PosID) return false;
  const pos = world.poses.get(lot.PosID);
  return !query.posParentID || (pos?.PosParentID ?? lot.PosID) === query.posParentID;
}

function lotText(world: World): SearchText<NumberLot> {
  return searchText(({ PosID, LotNo, Note = '' }) => {
    const pos = world.poses.get(PosID);
    return `${LotNo} ${pos?.PosName ?? ''} ${pos?.TID ?? ''} ${Note}`;
  });
}

function isInState(row: Row, query: LotListQuery, context: Context): boolean {
  if (query.IsOverdue && !isOverdue(row, row, context.businessDate)) return false;
  if (query.IsOpen && row.Remain <= 0) return false;
  const asked = query.Status ?? -1;
  if (asked !== -1) return row.Status === asked;
  return row.CancelledAt === undefined || query.numberLoID !== undefined;
}

function newestFirst(a: Row, b: Row): number {
  if (a.BusinessDate !== b.BusinessDate) return a.BusinessDate < b.BusinessDate ? 1 : -1;
  return b.numberLoID - a.numberLoID;
}

function rowView(world: World, row: Row, context: Context): Schemas['NumberLot'] {
  const pos = world.poses.get(row.PosID);
  const parent = world.poses.get(pos?.PosParentID);
  const hasPayments = world.lotPayments.by('lot', row.numberLoID).some((payment) => payment.Status === 1);
  return {
    ...wireOf(world, row),
    PosName: pos?.PosName ?? '',
    TID: pos?.TID ?? '',
    PosParentID: parent?.posID,
    PosParentName: parent?.PosName,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    CountDifference: row.SlipCount === undefined ? undefined : row.SlipCount - row.BillCount,
    AmountDifference: row.SlipAmount === undefined ? undefined : row.SlipAmount - row.TotalAmount,
    DiffersFromSlip: differsFromSlip(row, row),
    IsOverdue: isOverdue(row, row, context.businessDate),
    CanCloseRounding: row.Remain !== 0 && row.ReceivedAmount > 0 && Math.abs(row.Remain) <= row.BillCount,
    CanDelete: row.CancelledAt === undefined && row.BillCount === 0 && !hasPayments,
  };
}

function totalsOf(rows: readonly Row[], context: Context): Schemas['NumberLotTotals'] {
  return {
    BillCount: sumOf(rows, (row) => row.BillCount),
    TotalAmount: sumOf(rows, (row) => row.TotalAmount),
    TotalFee: sumOf(rows, (row) => row.TotalFee),
    ExpectedAmount: sumOf(rows, (row) => row.ExpectedAmount),
    ReceivedAmount: sumOf(rows, (row) => row.ReceivedAmount),
    AdjustAmount: sumOf(rows, (row) => row.AdjustAmount),
    Remain: sumOf(rows, (row) => row.Remain),
    OverdueCount: rows.filter((row) => isOverdue(row, row, context.businessDate)).length,
    OverdueAmount: sumOf(rows, (row) => (isOverdue(row, row, context.businessDate) ? row.Remain : 0)),
  };
}
