/** What must hold of the debt an order tells, worked out anew from its own columns and the entries. */
import type { Entry } from '../records/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import type { World } from '../store/world.ts';

/** What an order tells of its debt is what the books hold, and follows from its own columns. */
export function toldDebtFault(
  world: World,
  order: Schedule,
  entries: readonly Entry[],
  booked: number,
): string | undefined {
  const told = orderTotals(world, order);
  const isPartnersCard = order.PartnerMode === 2;
  const posted = postedFee(entries, order.ScheduleID);
  const swiped = isPartnersCard ? 0 : told.TotalSwipe;
  const beforeFee = told.TotalPaidCard - swiped - told.TotalTopUp + told.TotalSent + told.TotalAdjust;
  const withFee = beforeFee + (isPartnersCard ? posted : told.FeeAmount);
  if (told.CustomerDebt !== booked) return `${order.Code} nợ ${told.CustomerDebt} mà sổ ghi ${booked} đ`;
  if (told.CustomerDebt !== beforeFee + posted)
    return `${order.Code} nợ ${told.CustomerDebt} thay vì ${beforeFee + posted} đ`;
  return told.DebtWithFee === withFee ? undefined : `${order.Code} nợ gồm phí ${told.DebtWithFee} thay vì ${withFee} đ`;
}

/** Fees a customer was charged on an order: with its settlement, and with a debt paid by card. */
function postedFee(entries: readonly Entry[], scheduleId: number): number {
  let fee = 0;
  for (const { Account, Amount, ScheduleID } of entries.flatMap(({ Lines }) => Lines)) {
    if (Account === 'income/service-fee' && ScheduleID === scheduleId) fee -= Amount;
  }
  return fee;
}
