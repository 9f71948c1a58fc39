/** Swipes are listed by POS and day, cancelled ones too, but only those that stand are summed. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { hasStatus, rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText, type SearchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { settleDue } from '../pos/settleDue.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { done, type Result } from '../command/result.ts';
import { rowsWithin } from '../store/rowsWithin.ts';
import { inView, shopsInView } from '../scope/shops.ts';
import { bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { billOf } from './orderBills.ts';

/** Filters of the swipe list. */
export interface SwipeListQuery extends ListQuery {
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  PosID?: number;
  LotNo?: string;
  /** Successful swipes alone: with a confirmed slip, or without one. */
  HasBill?: boolean;
}

type SwipeList = ListPage<Schemas['LogWithdrawal'], Schemas['WithdrawalTotals']>;

/** Swipes of the shop by day, newest first unless sorted. */
export function listSwipes(world: World, query: SwipeListQuery, context: Context): Result<SwipeList> {
  const plan = { textOf: swipeText(world), viewOf: (row: Swipe) => swipeView(world, row), totalsOf };
  return rememberedPage(world, context, ['swipes', query], () => findSwipes(world, query, context), plan);
}

function findSwipes(world: World, query: SwipeListQuery, context: Context): Swipe[] {
  const period = { from: query.ForDate || undefined, to: query.ToDate || undefined };
  const rows = shopsInView(world, context)
    .flatMap((shopId) => rowsWithin(world, 'swipes', shopId, period))
    .filter(
      (row) =>
        (!query.PosID || row.PosID === query.PosID) &&
        (!query.LotNo || row.LotNo === query.LotNo) &&
        (query.HasBill === undefined || (row.Status === LINE_STATUS.done && !!billOf(world, row) === query.HasBill)) &&
        hasStatus(row, query),
    );
  return rows.toReversed();
}

/** Swipes of an order, oldest first, cancelled ones included. */
export function listWithdrawals(world: World, query: { ScheduleID: number }, context: Context): Result<SwipeList> {
  const isKnown = inView(world, world.schedules.get(query.ScheduleID), context) !== undefined;
  return done(swipesPage(world, isKnown ? world.swipes.by('schedule', query.ScheduleID) : []));
}

/** Some swipes as one page with the sums of those that stand. */
export function swipesPage(world: World, rows: readonly Swipe[]): SwipeList {
  return { rows: rows.map((row) => swipeView(world, row)), total: rows.length, totals: totalsOf(rows) };
}

/** A swipe as lists see it. */
export function swipeView(world: World, row: Swipe): Schemas['LogWithdrawal'] {
  const card = world.cards.get(row.CardDataID);
  const pos = world.poses.get(row.PosID);
  const posPartner = world.posPartners.get(row.PosPartnerID);
  return {
    ...wireOf(world, row, 'EntryID', 'CancelledBy', 'CardDataID', 'CustomerFeePercent', 'PartnerID'),
    ScheduleCode: world.schedules.get(row.ScheduleID)?.Code,
    CustomerID: card?.CustomerID,
    CustomerName: world.customers.get(card?.CustomerID)?.FullName,
    CardBankCode: card && bankCode(card.BankID),
    CardLast4: card?.Last4,
    PosName: pos?.PosName ?? posPartner?.PosName ?? '',
    TID: pos?.TID ?? posPartner?.TID ?? '',
    DueDate: world.numberLots.get(row.NumberLoID)?.DueDate ?? (pos && settleDue(pos, row.BusinessDate)),
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
    CancelledByName: row.CancelledBy === undefined ? undefined : userName(world, row.CancelledBy),
  };
}

function swipeText(world: World): SearchText<Swipe> {
  return searchText(({ CardDataID, ScheduleID, LotNo = '', InvoiceNo = '', ApprovalCode = '' }) => {
    const card = world.cards.get(CardDataID);
    const customer = world.customers.get(card?.CustomerID);
    const order = world.schedules.get(ScheduleID);
    const codes = `${card?.Last4 ?? ''} ${LotNo} ${InvoiceNo} ${ApprovalCode}`;
    return `${order?.Code ?? ''} ${customer?.FullName ?? ''} ${codes}`;
  });
}

function totalsOf(rows: readonly Swipe[]): Schemas['WithdrawalTotals'] {
  const standing = rows.filter((row) => row.Status === LINE_STATUS.done);
  return {
    Amount: sumOf(standing, (row) => row.Amount),
    PosFee: sumOf(standing, (row) => row.PosFee),
    PartnerFee: sumOf(standing, (row) => row.PartnerFee),
  };
}
