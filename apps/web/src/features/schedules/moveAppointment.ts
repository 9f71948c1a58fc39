import { scheduleInputFields, type Schedule, type ScheduleInput } from '@so-the/api-client';
import { pickFields } from '../../kit/form/pickFields.ts';

/** The appointment as its form would send it, at another moment. */
export function movedAppointment(order: Schedule, AppointmentDate: string): ScheduleInput {
  return { ...pickFields<ScheduleInput>(order, scheduleInputFields), AppointmentDate };
}
