import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import type { Rights } from '../../kit/access/rights.ts';
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

/** What the person can do with one appointment now: the steps the server allows, and editing while it is one. */
export function scheduleActions(
  order: Schedule,
  { edit, remove }: Pick<Rights, 'edit' | 'remove'>,
  wishes: ScheduleWishes,
): MenuItem[] {
  const allowed = edit ? order.NextStatuses : [];
  const steps = allowed.map((to, place): MenuItem => {
    const { label, isCancel } = statusStep(order, to);
    return { label, danger: isCancel, separated: place === 0, onSelect: () => wishes.step(to) };
  });
  const editing: MenuItem[] =
    edit && isAppointment(order)
      ? [
          { label: 'Dời lịch', icon: 'calendar', onSelect: wishes.move },
          { label: 'Sửa', icon: 'edit', onSelect: wishes.edit },
        ]
      : [];
  const removing: MenuItem[] =
    remove && isAppointment(order)
      ? [{ label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: wishes.remove }]
      : [];
  return [...editing, { label: 'Ghi chú và trao đổi', icon: 'comment', onSelect: wishes.talk }, ...steps, ...removing];
}
