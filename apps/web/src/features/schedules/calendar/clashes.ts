import type { Schedule } from '@so-the/api-client';
import type { MoveHint } from '@so-the/ui';
import { businessDay, formatDate, formatDateTime } from '@so-the/ui/format';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';

/** What would stand beside an appointment at another moment. */
export interface Clashes {
  order: Schedule;
  /** Appointments of its staff that begin within the same hour. */
  sameStaff: readonly Schedule[];
  /** Another appointment of its card on the same day. */
  sameCard: Schedule | undefined;
  /** The moment lies after the day the card is due. */
  isLate: boolean;
}

/**
 * What stands beside an appointment at another moment, among those that were not cancelled; nothing of it is refused.
 *
 * @param start ISO moment
 */
export function clashesAt(order: Schedule | undefined, start: string, among: readonly Schedule[]): Clashes | undefined {
  if (!order) return undefined;
  const day = businessDay(start) ?? '';
  const others = among.filter(
    ({ ScheduleID, BusinessDate, Status }) =>
      BusinessDate === day && ScheduleID !== order.ScheduleID && Status !== ORDER_STATUS.cancelled,
  );
  return {
    order,
    sameStaff: others.filter(
      ({ StaffID, AppointmentDate }) => StaffID === order.StaffID && hourOf(AppointmentDate) === hourOf(start),
    ),
    sameCard: others.find(({ CardDataID }) => CardDataID === order.CardDataID),
    isLate: order.DueDate !== undefined && day > order.DueDate,
  };
}

/** The same in words, with the day the card is due. */
export function clashHint(clashes: Clashes | undefined): MoveHint {
  if (!clashes) return { text: '' };
  const { order, sameStaff, sameCard, isLate } = clashes;
  const due = order.DueDate === undefined ? 'Thẻ không có ngày đến hạn' : `Thẻ đến hạn ${formatDate(order.DueDate)}`;
  const said = [
    isLate ? `${due}, trước ngày hẹn` : due,
    ...(sameStaff.length > 0 ? [`${order.StaffName} đã có ${sameStaff.length} lịch trong giờ này`] : []),
    ...(sameCard ? [`Thẻ này đã có lịch ${sameCard.Code} cùng ngày`] : []),
  ];
  return { text: said.join('. '), warns: isLate || sameStaff.length > 0 || sameCard !== undefined };
}

/** "24/11/2026 09", in whatever offset the moment is written. */
function hourOf(moment: string): string {
  return formatDateTime(moment).slice(0, 13);
}
