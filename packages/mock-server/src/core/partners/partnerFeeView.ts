/** A row of the fee matrix is shown with the names behind its numbers and with how specific it is. */
import type { Schemas } from '@so-the/api-client';
import type { PartnerFee } from '../records/people.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { levelOf } from './feeLevel.ts';

/** A row as lists and forms see it. */
export function partnerFeeView(world: World, row: PartnerFee): Schemas['PartnerFee'] {
  const partner = world.partners.get(row.PartnerID);
  return {
    ...wireOf(world, row),
    PartnerCode: partner?.Code ?? '',
    PartnerName: partner?.Name ?? '',
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    PosName: world.poses.get(row.PosID)?.PosName ?? world.posPartners.get(row.PosPartnerID)?.PosName,
    Level: levelOf(row),
  };
}
