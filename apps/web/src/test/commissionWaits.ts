import type { Engine } from '@so-the/mock-server/browser';
import { answerAs, askAs } from './askEngine.ts';
import { storyOrder } from './storyRecords.ts';

/** The newest completed order of the story's shop that a collaborator referred; its customer paid it. */
export const referredOrder = storyOrder(4, ({ AffID }) => AffID !== undefined);

/** What {@link commissionWaits} leaves the customer owing on it, in đồng. */
export const OWED = 540_000;

/**
 * From now on the shop owes commissions once customers paid; {@link referredOrder} is settled anew and its customer
 * owes {@link OWED} on it, so that its commission waits.
 *
 * @throws Error when the world refuses
 */
export function commissionWaits(engine: Engine): void {
  const shop = answerAs(engine, 'chushop', 'listShops', { PageSize: 500 }).Data.find(
    ({ ShopID }) => ShopID === referredOrder.ShopID,
  );
  if (!shop) throw new Error('The shop of the order is not found.');
  const { ShopID, ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version } = shop;
  const kept = { ShopID, ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version };
  askAs(engine, 'chushop', 'saveShop', { body: { ...kept, CommissionWhen: 2 } });
  const { ScheduleID } = referredOrder;
  askAs(engine, 'chushop', 'changeScheduleStatus', { ScheduleID, Status: 2, Note: 'Tính lại hoa hồng' });
  askAs(engine, 'chushop', 'changeScheduleStatus', { ScheduleID, Status: 4 });
  const adjustment = { ScheduleID, Amount: OWED, AdjustKind: 2, Reason: 'Khách còn thiếu phí của đơn' } as const;
  askAs(engine, 'chushop', 'adjustScheduleDebt', { body: adjustment });
}
