import { CounterDialog } from '../features/counter/CounterDialog.tsx';
import { SchedulesScreen } from '../features/schedules/SchedulesScreen.tsx';

/** /schedule-payment: the appointments, whose new ones are made at the counter's form. */
export function AppointmentsScreen() {
  return <SchedulesScreen newForm={CounterDialog} />;
}
