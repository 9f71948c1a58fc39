import type { Schedule } from '@so-the/api-client';
import { isAppointment, ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import type { ManyStep } from '../../kit/order/StepManyDialog.tsx';

/** The status an appointment takes next among many; work that has begun goes on at its order, where its money stands. */
export function appointmentStep(order: Schedule): ManyStep {
  if (!isAppointment(order)) return { why: 'Đơn đã bắt đầu: chuyển bước ở trang đơn' };
  const to = order.NextStatuses.find((status) => status > order.Status && status !== ORDER_STATUS.cancelled);
  return to === undefined ? { why: 'Đơn không còn bước nào' } : { to };
}
