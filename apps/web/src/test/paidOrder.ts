import { askAs } from './askEngine.ts';
import { storyOrder } from './storyRecords.ts';

/** An order whose card was paid in full and not swiped yet, its fee collected apart. */
export const paidOrder = storyOrder(2, ({ FeeMode, TotalPaidCard, TotalSwipe, Amount }) => {
  return FeeMode === 2 && TotalPaidCard === Amount && TotalSwipe === 0 && Amount <= 20_000_000;
});

/** Swipes the card of {@link paidOrder} for what was paid: what is left is to complete and to collect. */
export function swipePaid(engine: Parameters<typeof askAs>[0]): void {
  const pos = askAs(engine, 'chushop', 'listAllPos', {}).find(({ PosName }) => /quầy 1/.test(PosName));
  const { ScheduleID, Amount } = paidOrder;
  const swipe = { ScheduleID, PosID: pos?.posID ?? 0, Amount, Status: 1 } as const;
  askAs(engine, 'chushop', 'addWithdrawal', { body: { ...swipe, OverrideReason: 'Khách quen, đã xem chứng từ' } });
}
