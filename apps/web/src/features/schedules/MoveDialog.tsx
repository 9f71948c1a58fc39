import { useWatch } from 'react-hook-form';
import type { Schedule } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { businessDay, formatDateTime } from '@so-the/ui/format';
import { useCreateScheduleMutation, useListSchedulesByDateQuery } from '../../api/scheduleWorkingApi.ts';
import { EntryDialog } from '../../kit/form/EntryDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { clashesAt, clashHint } from './calendar/clashes.ts';
import { movedAppointment } from './moveAppointment.ts';

interface MoveValues {
  AppointmentDate: string;
}

const Field = formFields<MoveValues>();

/** Moves an appointment by typing its new day and time; says what stands beside it there. */
export function MoveDialog({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const [createSchedule] = useCreateScheduleMutation();
  return (
    <EntryDialog<MoveValues>
      title={`Dời lịch của ${order.CustomerName || 'khách'}`}
      submitLabel="Dời lịch"
      draft={`move/${order.ScheduleID}`}
      values={{ AppointmentDate: order.AppointmentDate }}
      send={({ AppointmentDate }, idempotencyKey) =>
        createSchedule({ body: movedAppointment(order, AppointmentDate), idempotencyKey }).unwrap()
      }
      done="Dời lịch thành công"
      onClose={onClose}
    >
      <p>Đang hẹn lúc {formatDateTime(order.AppointmentDate)}.</p>
      <Field.DateTime name="AppointmentDate" label="Ngày giờ mới" required />
      <PlaceFacts order={order} />
    </EntryDialog>
  );
}

/** What the typed moment means for the card and for who serves it. */
function PlaceFacts({ order }: { order: Schedule }) {
  const start = useWatch<MoveValues, 'AppointmentDate'>({ name: 'AppointmentDate' });
  const day = businessDay(start);
  const { data } = useListSchedulesByDateQuery(
    { ForDate: day ?? '', ToDate: day ?? '', PageSize: 500 },
    { skip: day === null },
  );
  if (day === null) return null;
  const { text, warns } = clashHint(clashesAt(order, start, data?.Data ?? []));
  return <Notice tone={warns ? 'warning' : 'info'}>{text}.</Notice>;
}
