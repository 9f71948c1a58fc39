/** Orders of a test shop that are swiped into lots. */
import type { Swipe } from '../records/schedule.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { must, startOrder, type TestShop } from './openShop.ts';

/** Swipes an order of so much on a POS of the shop; without a lot number it stays outside any lot. */
export function swipeIntoLot(shop: TestShop, Amount: number, LotNo?: string, PosID = shop.posId): Swipe {
  const { ScheduleID } = startOrder(shop, { Amount, ServiceType: 2 });
  const OverrideReason = 'Khách đoàn mua chung';
  return must(addWithdrawal(shop.world, { ScheduleID, PosID, Amount, LotNo, OverrideReason }, shop.owner));
}
