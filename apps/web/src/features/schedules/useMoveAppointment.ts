import { useCallback, useRef, useState } from 'react';
import { toast } from '@so-the/ui';
import { formatDateTime } from '@so-the/ui/format';
import type { Schedule } from '@so-the/api-client';
import { useCreateScheduleMutation } from '../../api/scheduleWorkingApi.ts';
import { useSendOnce } from '../../kit/form/sending/useSendOnce.ts';
import { useFollowOrder } from '../../kit/order/useOrder.ts';
import { movedAppointment } from './moveAppointment.ts';

/** An appointment that stands elsewhere until the server's answer is shown. */
interface Moving {
  version: number;
  at: string;
}

/**
 * Moves an appointment to another moment. It stands there at once; refused, it goes back and the reason is told. What was
 * moved can be moved back with the message that says so, until somebody changes it again. While one is on its way the same one is not sent again.
 */
export function useMoveAppointment() {
  const [createSchedule] = useCreateScheduleMutation();
  const sendOnce = useSendOnce();
  const follow = useFollowOrder();
  const busy = useRef(new Set<number>());
  const [moving, setMoving] = useState<ReadonlyMap<number, Moving>>(() => new Map());

  const place = (id: number, where: Moving | undefined) =>
    setMoving((before) => {
      const next = new Map(before);
      if (where) next.set(id, where);
      else next.delete(id);
      return next;
    });

  const send = async (order: Schedule, at: string): Promise<Schedule> => {
    let saved = order;
    await sendOnce(movedAppointment(order, at), async (body, idempotencyKey) => {
      saved = (await createSchedule({ body, idempotencyKey }).unwrap()).Data;
    });
    return saved;
  };

  const move = async (order: Schedule | undefined, at: string, back = false): Promise<void> => {
    if (!order || busy.current.has(order.ScheduleID)) return;
    const { ScheduleID, Version: version, AppointmentDate: before } = order;
    busy.current.add(ScheduleID);
    place(ScheduleID, { version, at });
    try {
      const saved = await send(order, at);
      const watch = (withdraw: () => void) =>
        follow(ScheduleID, (now) => {
          if (!now || now.Version > saved.Version) withdraw();
        });
      const undo = { label: 'Hoàn tác', run: () => void move(saved, before, true), watch };
      const told = `Đã dời lịch của ${order.CustomerName || 'khách'} sang ${formatDateTime(at)}`;
      toast.success(told, back ? undefined : undo);
    } catch (failure) {
      place(ScheduleID, undefined);
      toast.error((failure as Error).message);
    } finally {
      busy.current.delete(ScheduleID);
    }
  };

  /** Where an appointment stands now: where it was moved to, until the list knows of it. */
  const placeOf = useCallback(
    ({ ScheduleID, Version, AppointmentDate }: Schedule) => {
      const own = moving.get(ScheduleID);
      return own && own.version === Version ? own.at : AppointmentDate;
    },
    [moving],
  );
  return { move, placeOf };
}
