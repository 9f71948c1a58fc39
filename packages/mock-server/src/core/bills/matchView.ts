/** A swipe offered as a match is shown with what tells it from the others. */
import type { Schemas } from '@so-the/api-client';
import type { Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** A swipe a slip or a statement's row may belong to. */
export function matchView(world: World, swipe: Swipe): Schemas['BillMatch'] {
  const card = world.cards.get(swipe.CardDataID);
  const { logWithdrawalId, ScheduleID, Amount, PosFee, LotNo, InvoiceNo, ApprovalCode, SwipedAt } = swipe;
  return {
    LogWithdrawalID: logWithdrawalId,
    ScheduleID,
    ScheduleCode: world.schedules.get(ScheduleID)?.Code,
    CustomerName: world.customers.get(card?.CustomerID)?.FullName,
    CardLast4: card?.Last4,
    PosName: world.poses.get(swipe.PosID)?.PosName ?? world.posPartners.get(swipe.PosPartnerID)?.PosName ?? '',
    Amount,
    PosFee,
    LotNo,
    InvoiceNo,
    ApprovalCode,
    SwipedAt,
  };
}
