import type { Schedule } from '@so-the/api-client';
import { useDeleteScheduleMutation } from '../../api/scheduleWorkingApi.ts';
import { DeleteRecord } from '../../kit/record/DeleteRecord.tsx';

/** Asks before an appointment is deleted. */
export function DeleteAppointment({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const [deleteSchedule] = useDeleteScheduleMutation();
  return (
    <DeleteRecord
      noun="lịch hẹn"
      name={order.Code}
      onDelete={() => deleteSchedule({ ScheduleID: order.ScheduleID }).unwrap()}
      onClose={onClose}
    />
  );
}
