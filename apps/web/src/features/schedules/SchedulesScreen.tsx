import { useState } from 'react';
import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { useRights } from '../../kit/access/useRights.ts';
import { StatusDialog } from '../../kit/order/StatusDialog.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { ScheduleCalendar } from './calendar/ScheduleCalendar.tsx';
import { DeleteAppointment } from './DeleteAppointment.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenAppointment, type OpenAppointmentProps } from './OpenAppointment.tsx';
import { OrderTalk } from '../../kit/order/OrderTalk.tsx';
import { scheduleActions } from './scheduleActions.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { useScheduleView } from './useScheduleView.ts';

/** The appointments, as a list or a calendar; new ones are made at `newForm`. */
export function SchedulesScreen({ newForm }: Pick<OpenAppointmentProps, 'newForm'>) {
  const view = useScheduleView();
  const rights = useRights(PATHS.appointments, PATHS.orders);
  const form = useOpenRecord();
  const talk = useOpenRecord('talk');
  const [start, setStart] = useState<string>();
  const [moved, setMoved] = useState<Schedule>();
  const [step, setStep] = useState<{ order: Schedule; to: ScheduleStatus }>();
  const [doomed, setDoomed] = useState<Schedule>();
  const add = (at?: string) => {
    setStart(at);
    form.add();
  };
  const actions = (order: Schedule) =>
    scheduleActions(order, rights, {
      edit: () => form.open(order.ScheduleID),
      move: () => setMoved(order),
      talk: () => talk.open(order.ScheduleID),
      step: (to) => setStep({ order, to }),
      remove: () => setDoomed(order),
    });
  return (
    <>
      {view.place ? (
        <ScheduleCalendar view={view} place={view.place} {...{ actions, add }} />
      ) : (
        <ScheduleList view={view} {...{ actions, add }} />
      )}
      <OpenAppointment open={form} start={start} newForm={newForm} />
      <OrderTalk open={talk} />
      {moved && <MoveDialog order={moved} onClose={() => setMoved(undefined)} />}
      {step && <StatusDialog {...step} onClose={() => setStep(undefined)} />}
      {doomed && <DeleteAppointment order={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}
