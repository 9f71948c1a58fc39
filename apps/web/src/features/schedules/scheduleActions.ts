import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { isAppointment } from '../../kit/order/orderStatus.ts';
import { statusStep } from '../../kit/order/statusStep.ts';

/** What the screen does for each wish. */
export interface ScheduleWishes {
  edit: () => void;
  move: () => void;
  talk: () => void;
  step: (to: ScheduleStatus) => void;
  remove: () => void;
}

/** What can be done with one appointment now: the steps the server allows, and editing while it is one. */
export function scheduleActions(order: Schedule, wishes: ScheduleWishes): MenuItem[] {
  const steps = order.NextStatuses.map((to, place): MenuItem => {
    const { label, isCancel } = statusStep(order, to);
    return { label, danger: isCancel, separated: place === 0, onSelect: () => wishes.step(to) };
  });
  const editing: MenuItem[] = isAppointment(order)
    ? [
        { label: 'Dời lịch', icon: 'calendar', onSelect: wishes.move },
        { label: 'Sửa', icon: 'edit', onSelect: wishes.edit },
      ]
    : [];
  const removing: MenuItem[] = isAppointment(order)
    ? [{ label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: wishes.remove }]
    : [];
  return [...editing, { label: 'Ghi chú và trao đổi', icon: 'comment', onSelect: wishes.talk }, ...steps, ...removing];
}
