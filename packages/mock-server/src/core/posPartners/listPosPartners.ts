/** A terminal of a partner is shown with the code in force on it and the requests nobody decided on. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import type { PosPartner } from '../records/funds.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import type { Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { POS_CODE } from './posCodes.ts';

const textOf = remembered<PosPartner>((row) => `${row.PosName} ${row.TID ?? ''}`);

/** Terminals of the partners of the view, in the order they were added unless sorted. */
export function listPosPartners(
  world: World,
  query: ListQuery & { PartnerID?: number; SearchShopID?: number },
  context: Context,
): Result<ListPage<Schemas['PosPartner']>> {
  const rows = rowsInView(world, 'posPartners', context, query.SearchShopID).filter(
    (row) => (!query.PartnerID || row.PartnerID === query.PartnerID) && hasStatus(row, query),
  );
  return listPage(rows, query, { textOf, viewOf: (row) => posPartnerView(world, row), totalsOf: () => undefined });
}

/** A terminal of a partner as lists and forms see it. */
export function posPartnerView(world: World, row: PosPartner): Schemas['PosPartner'] {
  const partner = world.partners.get(row.PartnerID);
  const codes = world.posCodes.by('posPartner', row.posPartnerID);
  return {
    ...wireOf(world, row),
    PartnerCode: partner?.Code ?? '',
    PartnerName: partner?.Name ?? '',
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    PosCode: codes.findLast((code) => code.Status === POS_CODE.approved)?.PosCode,
    PendingCount: codes.filter((code) => code.Status === POS_CODE.waiting).length,
    SwipeCount: world.swipes.by('posPartner', row.posPartnerID).filter((swipe) => swipe.Status === LINE_STATUS.done)
      .length,
  };
}
