/** What opens a figure comes with its row from here and nowhere else: a row's own parameters of the cash book, no more and no less, over the days and shop of the report. */
import type { Schemas } from '@so-the/api-client';
import { done, type Result } from '../../command/result.ts';
import { debtKind } from '../../debts/debtSummary.ts';
import type { ListPage } from '../../listing/listing.ts';
import { searchWords } from '../../listing/search.ts';
import { accounts } from '../../records/accounts.ts';
import { PUSH_KIND } from '../../records/dayMoney.ts';
import type { PartyType } from '../../records/debt.ts';
import type { World } from '../../store/world.ts';
import type { IsoDate } from '../../values/dates.ts';

/** What the cash book is asked by. */
export type FigureHandle = Schemas['FigureHandle'];

/** Days and shop of a report, and what its rows are searched by. */
export interface ReportAsked {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
  GeneralSearch?: string;
}

interface Openable {
  Entries: FigureHandle;
}

/** Days and shop of a report, which hold for each of its figures. */
export function wholeReport({ fromDate, toDate, searchShopID }: ReportAsked): FigureHandle {
  return { fromDate, toDate, ...(searchShopID !== undefined && { searchShopID }) };
}

/** A row, or totals, with what opens its figures. */
export function withHandle<Row extends object>(row: Row, handle: FigureHandle): Row & Openable {
  return Object.assign({}, row, { Entries: handle });
}

/**
 * A page of a report whose rows and totals open.
 *
 * @param handleOf what narrows the whole report to a row
 * @param whole what narrows the books to the whole report; the totals of rows that are searched for open nothing
 */
export function openPage<Row extends object, Totals extends object>(
  found: Result<ListPage<Row, Totals>>,
  query: ReportAsked,
  handleOf: (row: Row) => FigureHandle,
  whole: FigureHandle = {},
): Result<ListPage<Row & Openable, Totals & Partial<Openable>>> {
  if (!found.ok) return found;
  const { rows, totals, ...list } = found.value;
  const base = { ...wholeReport(query), ...whole };
  return done({
    rows: rows.map((row) => withHandle(row, { ...base, ...handleOf(row) })),
    ...list,
    totals: openTotals(totals, query, base),
  });
}

/** The sums of a report with what opens them, unless its rows are searched for. */
export function openTotals<Totals extends object>(
  totals: Totals,
  query: ReportAsked,
  whole: FigureHandle,
): Totals & Partial<Openable> {
  return searchWords(query.GeneralSearch) === '' ? withHandle(totals, { ...wholeReport(query), ...whole }) : totals;
}

/** A shop beside others. */
export function shopHandle({ ShopID }: { ShopID: number }): FigureHandle {
  return { searchShopID: ShopID };
}

/** A day of a period. */
export function dayHandle({ Date }: { Date: string }): FigureHandle {
  return { fromDate: Date, toDate: Date };
}

/** A shop over the days of a row of the book of fees. */
export function feeBookHandle({ FromDate, ToDate, ShopID }: Schemas['FeeBookRow']): FigureHandle {
  return { fromDate: FromDate, toDate: ToDate, searchShopID: ShopID };
}

/** A shop on a day. */
export function shopDayHandle(row: { Date: string; ShopID: number }): FigureHandle {
  return { ...dayHandle(row), ...shopHandle(row) };
}

/** An account of a shop: a party, a fund, a kind of party, a category of vouchers. */
export function accountHandle({ Account, ShopID }: { Account: string; ShopID: number }): FigureHandle {
  return { Account, searchShopID: ShopID };
}

/** The debt of all parties of a kind. */
export function kindHandle({ PartyType }: { PartyType: PartyType }): FigureHandle {
  return { Account: debtKind(PartyType) };
}

/** The debt of a POS. */
export function posHandle({ PosID, ShopID }: { PosID: number; ShopID: number }): FigureHandle {
  return { Account: accounts.pos(PosID), searchShopID: ShopID };
}

/** A category of vouchers, told apart by whether it counts in the business result. */
export function voucherHandle({ Account, ShopID, IsBusinessResult }: Schemas['CollectExpenseRow']): FigureHandle {
  return { Account: `${Account}/${IsBusinessResult ? 'result' : 'other'}`, searchShopID: ShopID };
}

/** A member of staff; 0 is nobody. */
export function staffHandle({ StaffID }: Pick<Schemas['StaffReportRow'], 'StaffID'>): FigureHandle {
  return { GroupBy: 'staff', ...(StaffID !== 0 && { StaffID }) };
}

/** A customer; 0 is what belongs to none. */
export function customerHandle({ CustomerID }: { CustomerID: number }): FigureHandle {
  return { GroupBy: 'customer', ...(CustomerID !== 0 && { CustomerID }) };
}

/** A POS or a card type; without either what no swipe earned. */
export function swipeHandle(
  by: 'pos' | 'typeCard' = 'pos',
): (row: Pick<Schemas['PosRevenueRow'], 'PosID' | 'PosPartnerID' | 'TypeCard'>) => FigureHandle {
  return ({ PosID, PosPartnerID, TypeCard }) => ({
    GroupBy: by,
    ...(PosID !== undefined && { PosID }),
    ...(PosPartnerID !== undefined && { PosPartnerID }),
    ...(TypeCard !== undefined && { TypeCard }),
  });
}

/** An order; without a number what belongs to none of a shop. */
export function orderHandle({ ScheduleID, ShopID }: Schemas['OrderReportRow']): FigureHandle {
  return { GroupBy: 'order', searchShopID: ShopID, ...(ScheduleID !== undefined && { ScheduleID }) };
}

/** A service; without a number what belongs to no order. */
export function serviceHandle({ ServiceType }: Schemas['DailyService']): FigureHandle {
  return { GroupBy: 'service', ...(ServiceType !== undefined && { ServiceType }) };
}

/** What an order put out and got back. */
export function moneyBackHandle({ Account, ScheduleID, ShopID }: Schemas['MoneyBackRow']): FigureHandle {
  return { Account, ScheduleID, searchShopID: ShopID };
}

/** What a day should have brought beside what it did. */
export function differenceHandle({ Account }: Schemas['DailyDifference']): FigureHandle {
  return { Report: 'comparison', Account };
}

/** Money between company and shop, as the shop's books have it. */
export function pushHandle(world: World, { PushID, ToShopID, Kind }: Schemas['PushMoney']): FigureHandle {
  const entryIds = world.pushes.get(PushID)?.EntryIDs ?? [];
  const EntryID = entryIds.find((id) => world.books.entries[id - 1]?.ShopID === ToShopID);
  return { Account: 'fund', Figure: Kind === PUSH_KIND.returned ? 'Out' : 'In', EntryID, searchShopID: ToShopID };
}

/** One payment of a customer. */
export function paymentHandle({ Account, EntryID, ShopID }: Schemas['CustomerPaymentRow']): FigureHandle {
  return { Account, EntryID, searchShopID: ShopID };
}
