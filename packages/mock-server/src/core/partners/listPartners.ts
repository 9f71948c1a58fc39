/** A partner is shown with what it owes and is owed, read from the ledger order by order, and with what names it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { lastDate } from '../customers/customerView.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf } from '../ledger/balance.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import type { Partner } from '../records/people.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

const textOf = remembered<Partner>((row) => `${row.Code} ${row.Name} ${row.Phone}`);

/** Partners of the view in the order they were added unless sorted. */
export function listPartners(
  world: World,
  query: ListQuery & { SearchShopID?: number },
  context: Context,
): Result<ListPage<Schemas['Partner'], Schemas['PartnerTotals']>> {
  const rows = rowsInView(world, 'partners', context, query.SearchShopID).filter((row) => hasStatus(row, query));
  return listPage(rows, query, {
    textOf,
    viewOf: (row) => partnerView(world, row),
    totalsOf: (all) => {
      const debts = all.map((row) => partnerDebt(world, row));
      return {
        Debt: sumOf(debts, (debt) => debt.Debt),
        Receivable: sumOf(debts, (debt) => debt.Receivable),
        Payable: sumOf(debts, (debt) => debt.Payable),
      };
    },
  });
}

const isLive = (row: { IsDeleted: boolean }) => !row.IsDeleted;

/** Active partners of the view, for pickers. */
export function listAllPartners(world: World, context: Context): Schemas['PartnerPick'][] {
  return rowsInView(world, 'partners', context)
    .filter((row) => row.Status === 1)
    .map(({ PartnerID, Code, Name, Phone, ShopID, FeePercentDefault, Status }) => {
      const ShopName = world.shops.get(ShopID)?.ShopName ?? '';
      return { PartnerID, Code, Name, Phone, ShopID, ShopName, FeePercentDefault, Status };
    });
}

/** A partner as lists and forms see it. */
export function partnerView(world: World, row: Partner): Schemas['Partner'] {
  const orders = ordersOfPartner(world, row.PartnerID);
  const debt = partnerDebt(world, row);
  return {
    ...wireOf(world, row),
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    ...debt,
    OverLimit: row.DebtLimit !== undefined && debt.Debt > row.DebtLimit,
    FeeCount: world.partnerFees.by('partner', row.PartnerID).filter(isLive).length,
    PosCount: world.posPartners.by('partner', row.PartnerID).filter(isLive).length,
    OrderCount: orders.length,
    LastOrderDate: lastDate(orders),
  };
}

/** Balance of a partner in đồng, and the orders on either side of it; Debt = Receivable − Payable. */
function partnerDebt(world: World, { ShopID, PartnerID }: Partner): Schemas['PartnerTotals'] {
  const book = bookOf(world, ShopID, accounts.partner(PartnerID));
  const parts = [...(book?.orders.values() ?? [])];
  return {
    Debt: book?.balance ?? 0,
    Receivable: sumOf(parts, (part) => Math.max(0, part)),
    Payable: sumOf(parts, (part) => Math.max(0, -part)),
  };
}

/** Orders with a partner that were not cancelled. */
function ordersOfPartner(world: World, partnerId: number): Schedule[] {
  return world.schedules
    .by('partner', partnerId)
    .filter((order) => !order.IsDeleted && order.PartnerMode !== 0 && order.Status !== SCHEDULE_STATUS.cancelled);
}
