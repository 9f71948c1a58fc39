/** Every request for a POS code stays in the list, whatever became of it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import type { PosCode } from '../records/funds.ts';
import type { Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { nextCodeStatuses } from './posCodes.ts';

/** Filters of the code log. */
export interface PosCodeQuery extends ListQuery {
  PosPartnerID?: number;
  PartnerID?: number;
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  SearchShopID?: number;
}

/** Requests of the view, newest first unless sorted. */
export function listPosCodeLogs(
  world: World,
  query: PosCodeQuery,
  context: Context,
): Result<ListPage<Schemas['PosCodeLog']>> {
  const rows = rowsInView(world, 'posCodes', context, query.SearchShopID).filter((row) => {
    const date = businessDateOf(row.CreatedDate);
    return (
      (!query.PosPartnerID || row.PosPartnerID === query.PosPartnerID) &&
      (!query.PartnerID || world.posPartners.get(row.PosPartnerID)?.PartnerID === query.PartnerID) &&
      (!query.ForDate || date >= query.ForDate) &&
      (!query.ToDate || date <= query.ToDate) &&
      hasStatus(row, query)
    );
  });
  return listPage(rows.toReversed(), query, {
    textOf: searchText((row) => `${row.PosCode} ${world.posPartners.get(row.PosPartnerID)?.PosName ?? ''}`),
    viewOf: (row) => posCodeView(world, row, context),
    totalsOf: () => undefined,
  });
}

/** A request with the names behind its numbers and what the caller may decide. */
export function posCodeView(world: World, row: PosCode, context: Context): Schemas['PosCodeLog'] {
  const pos = world.posPartners.get(row.PosPartnerID);
  const partner = world.partners.get(pos?.PartnerID);
  return {
    ...wireOf(world, row, 'DecidedBy'),
    PosName: pos?.PosName ?? '',
    PartnerID: partner?.PartnerID ?? 0,
    PartnerName: partner?.Name ?? '',
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    ScheduleCode: world.schedules.get(row.ScheduleID)?.Code,
    RequestedByName: userName(world, row.RequestedBy),
    DecidedByName: row.DecidedBy === undefined ? undefined : userName(world, row.DecidedBy),
    NextStatuses: nextCodeStatuses(world, row, context),
  };
}
