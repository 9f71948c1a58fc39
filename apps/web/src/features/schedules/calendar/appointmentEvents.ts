import type { Schedule } from '@so-the/api-client';
import type { CalendarEvent } from '@so-the/ui';
import { bankName, formatMoney, joined, maskCard } from '@so-the/ui/format';
import { isAppointment, ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import * as places from '../../../kit/places/places.ts';

/** What the calendar is narrowed by; a filter that is not set is null. */
export interface ShownFilters {
  StaffID: number | null;
  Status: number | null;
  ServiceType: number | null;
  HideCancelled: boolean | null;
}

/** Whether an appointment passes the filters. */
export function isShown(order: Schedule, { StaffID, Status, ServiceType, HideCancelled }: ShownFilters): boolean {
  return (
    (StaffID === null || order.StaffID === StaffID) &&
    (Status === null || order.Status === Status) &&
    (ServiceType === null || order.ServiceType === ServiceType) &&
    !(HideCancelled && order.Status === ORDER_STATUS.cancelled)
  );
}

/**
 * An appointment as the calendar shows it; it may be moved while it is one, by who may change it.
 *
 * @param at moment it stands at, while a move is on its way another than its own
 */
export function appointmentEvent(order: Schedule, at: string, mayEdit: boolean): CalendarEvent {
  const { ScheduleID, CustomerName, CardBankCode, CardLast4, Amount, StaffName, Status, DueDate } = order;
  return {
    id: ScheduleID,
    at,
    title: CustomerName,
    note: joined(`${bankName(CardBankCode)} ${maskCard(CardLast4)}`, formatMoney(Amount), StaffName),
    status: Status,
    href: places.order(ScheduleID),
    due: DueDate,
    fixed: !mayEdit || !isAppointment(order),
  };
}
