/** Slips are listed by the day printed on them, the newest first; only those that count are summed. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { imageUrl } from '../files/storeImage.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { BILL_STATUS, type Bill } from '../records/bill.ts';
import { done, type Result } from '../command/result.ts';
import { inView, shopsInView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** Filters of the list of slips. */
export interface BillListQuery extends ListQuery {
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  PosID?: number;
  LotNo?: string;
  LogWithdrawalID?: number;
  BillID?: number;
  IsLinked?: boolean;
}

type BillList = ListPage<Schemas['Bill'], Schemas['BillTotals']>;

/** Slips of the shop; with BillID that one, its picture with it. */
export function listBills(world: World, query: BillListQuery, context: Context): Result<BillList> {
  if (query.BillID !== undefined) {
    const bill = inView(world, world.bills.get(query.BillID), context);
    const rows = bill ? [{ ...billView(world, bill), ImageUrl: imageUrl(world, bill.FileID, context) }] : [];
    return done({ rows, total: rows.length, totals: totalsOf(bill ? [bill] : []) });
  }
  const rows = shopsInView(world, context)
    .flatMap((shopId) => world.bills.by('shop', shopId))
    .filter((bill) => isWanted(world, bill, query) && hasStatus(bill, query));
  return listPage(rows.toReversed(), query, {
    textOf: searchText((bill) => textOf(world, bill)),
    viewOf: (bill) => billView(world, bill),
    totalsOf,
  });
}

/** A slip as lists see it, without its picture. */
export function billView(world: World, bill: Bill): Schemas['Bill'] {
  const swipe = world.swipes.get(bill.LogWithdrawalID);
  const card = world.cards.get(swipe?.CardDataID);
  const pos = posOf(world, bill);
  return {
    ...wireOf(world, bill),
    PosID: pos?.posID,
    PosName: pos?.PosName ?? world.posPartners.get(swipe?.PosPartnerID)?.PosName,
    ScheduleID: swipe?.ScheduleID,
    ScheduleCode: world.schedules.get(swipe?.ScheduleID)?.Code,
    CustomerName: world.customers.get(card?.CustomerID)?.FullName,
    NumberLoID: swipe?.NumberLoID,
    SwipeAmount: swipe?.Amount,
    AmountDifference: swipe && bill.Amount !== undefined ? bill.Amount - swipe.Amount : undefined,
  };
}

function posOf(world: World, bill: Bill) {
  const swipe = world.swipes.get(bill.LogWithdrawalID);
  if (swipe) return world.poses.get(swipe.PosID);
  return bill.TID === undefined ? undefined : world.poses.by('tid', bill.TID).find((pos) => pos.ShopID === bill.ShopID);
}

function isWanted(world: World, bill: Bill, query: BillListQuery): boolean {
  const date = (bill.SwipedAt ?? bill.CreatedDate).slice(0, 10);
  return (
    (!query.ForDate || date >= query.ForDate) &&
    (!query.ToDate || date <= query.ToDate) &&
    (!query.LotNo || bill.LotNo === query.LotNo) &&
    (!query.LogWithdrawalID || bill.LogWithdrawalID === query.LogWithdrawalID) &&
    (query.IsLinked === undefined || (bill.LogWithdrawalID !== undefined) === query.IsLinked) &&
    (!query.PosID || posOf(world, bill)?.posID === query.PosID)
  );
}

function textOf(world: World, bill: Bill): string {
  const swipe = world.swipes.get(bill.LogWithdrawalID);
  const customer = world.customers.get(world.cards.get(swipe?.CardDataID)?.CustomerID);
  const order = world.schedules.get(swipe?.ScheduleID);
  const codes = `${bill.TID ?? ''} ${bill.LotNo ?? ''} ${bill.InvoiceNo ?? ''} ${bill.ApprovalCode ?? ''} ${bill.RefNo ?? ''}`;
  return `${codes} ${bill.CardMasked ?? ''} ${order?.Code ?? ''} ${customer?.FullName ?? ''}`;
}

function totalsOf(rows: readonly Bill[]): Schemas['BillTotals'] {
  const having = (status: number) => rows.filter((bill) => bill.Status === status);
  const [confirmed, drafts] = [having(BILL_STATUS.confirmed), having(BILL_STATUS.draft)];
  return {
    Amount: sumOf([...confirmed, ...drafts], (bill) => bill.Amount ?? 0),
    Confirmed: confirmed.length,
    Drafts: drafts.length,
  };
}
