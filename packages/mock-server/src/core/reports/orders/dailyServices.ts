/** Each trade of a day counts for the service of its order, and what belongs to no order stands last; together they are the day. */
import type { Schemas } from '@so-the/api-client';
import type { Period } from '../../ledger/balance.ts';
import type { ServiceType } from '../../records/schedule.ts';
import type { World } from '../../store/world.ts';
import { serviceShares } from '../figures/shares.ts';
import { tradeFigures, noTrade } from '../figures/tradeFigures.ts';

const SERVICES: readonly { ServiceType?: ServiceType; Name: string }[] = [
  { ServiceType: 1, Name: 'Đáo hạn' },
  { ServiceType: 2, Name: 'Rút tiền' },
  { ServiceType: 3, Name: 'Đáo + Rút' },
  { Name: 'Ngoài đơn' },
];

/** The services of some days, always all of them. */
export function servicesOf(world: World, shopIds: readonly number[], days: Period): Schemas['DailyService'][] {
  const byService = tradeFigures(world, shopIds, days, serviceShares(world));
  return SERVICES.map(({ ServiceType: service, Name }) =>
    Object.assign({ ServiceType: service, Name }, byService.get(service) ?? noTrade()),
  );
}
