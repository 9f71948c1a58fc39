/** The figures of a partner's terminal are sums over its swipes in force: Net = Volume − PartnerFee, Debt = Net − Collected. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import type { PosPartner } from '../records/funds.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { invalid, type Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

/** Filters of the figures. */
export interface FigureQuery extends ListQuery {
  PosPartnerID?: number;
  PartnerID?: number;
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  SearchShopID?: number;
}

type Figures = Schemas['PosPartnerFigureTotals'];

const textOf = searchText<Schemas['PosPartnerFigure']>(({ PosName, PartnerName }) => `${PosName} ${PartnerName}`);

/** Volume, fees and debt of each terminal over the swipes dated in the period. Refuses one that ends before it begins. */
export function listPosPartnerFigures(
  world: World,
  query: FigureQuery,
  context: Context,
): Result<ListPage<Schemas['PosPartnerFigure'], Figures>> {
  if (query.ForDate && query.ToDate && query.ForDate > query.ToDate) return invalid('Khoảng ngày', 'ToDate');
  const rows = rowsInView(world, 'posPartners', context, query.SearchShopID)
    .filter(
      (row) =>
        (!query.PosPartnerID || row.posPartnerID === query.PosPartnerID) &&
        (!query.PartnerID || row.PartnerID === query.PartnerID),
    )
    .map((row) => figureRow(world, row, query));
  return listPage(rows, query, { textOf, viewOf: (row) => row, totalsOf });
}

function figureRow(world: World, row: PosPartner, query: FigureQuery): Schemas['PosPartnerFigure'] {
  const swipes = world.swipes
    .by('posPartner', row.posPartnerID)
    .filter(
      (swipe) =>
        swipe.Status === LINE_STATUS.done &&
        (!query.ForDate || swipe.BusinessDate >= query.ForDate) &&
        (!query.ToDate || swipe.BusinessDate <= query.ToDate),
    );
  const Volume = sumOf(swipes, (swipe) => swipe.Amount);
  const PartnerFee = sumOf(swipes, (swipe) => swipe.PartnerFee);
  const Debt = sumOf(swipes, (swipe) => openOf(world, swipe));
  const Net = Volume - PartnerFee;
  return {
    PosPartnerID: row.posPartnerID,
    PosName: row.PosName,
    PartnerID: row.PartnerID,
    PartnerName: world.partners.get(row.PartnerID)?.Name ?? '',
    ShopID: row.ShopID,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    SwipeCount: swipes.length,
    Volume,
    PartnerFee,
    Net,
    Collected: Net - Debt,
    Debt,
  };
}

/** What of a swipe the partner still owes: payments of an order go to its oldest swipes first. */
function openOf(world: World, swipe: Swipe): number {
  const orderId = swipe.ScheduleID ?? 0;
  const open = orderBalance(world, swipe.ShopID, accounts.partner(swipe.PartnerID ?? 0), orderId);
  const later = world.swipes
    .by('schedule', orderId)
    .filter(
      (each) =>
        each.Status === LINE_STATUS.done &&
        each.PosPartnerID !== undefined &&
        each.PartnerID === swipe.PartnerID &&
        each.logWithdrawalId > swipe.logWithdrawalId,
    );
  const openHere = open - sumOf(later, (each) => each.Amount - each.PartnerFee);
  return Math.min(Math.max(openHere, 0), swipe.Amount - swipe.PartnerFee);
}

function totalsOf(rows: readonly Figures[]): Figures {
  return {
    SwipeCount: sumOf(rows, (row) => row.SwipeCount),
    Volume: sumOf(rows, (row) => row.Volume),
    PartnerFee: sumOf(rows, (row) => row.PartnerFee),
    Net: sumOf(rows, (row) => row.Net),
    Collected: sumOf(rows, (row) => row.Collected),
    Debt: sumOf(rows, (row) => row.Debt),
  };
}
