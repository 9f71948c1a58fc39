/** What narrows a report to one of its rows: each row opens its own entries, no more and no less. */
import type { Schemas } from '@so-the/api-client';
import { debtKind } from '../debts/debtSummary.ts';
import { accounts } from '../records/accounts.ts';
import { PUSH_KIND } from '../records/dayMoney.ts';
import type { PartyType } from '../records/debt.ts';
import type { World } from '../store/world.ts';
import type { FigureHandle } from './figureHandles.ts';

/** A shop beside others. */
export function shopHandle({ ShopID }: { ShopID: number }): FigureHandle {
  return { searchShopID: ShopID };
}

/** A day of a period. */
export function dayHandle({ Date }: { Date: string }): FigureHandle {
  return { fromDate: Date, toDate: Date };
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
export function staffHandle({ StaffID }: Schemas['StaffReportRow']): FigureHandle {
  return { GroupBy: 'staff', ...(StaffID !== 0 && { StaffID }) };
}

/** A POS or a card type; without either what no swipe earned. */
export function swipeHandle(by: 'pos' | 'typeCard' = 'pos'): (row: Schemas['PosRevenueRow']) => FigureHandle {
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
