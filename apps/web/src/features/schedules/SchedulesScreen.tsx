import { useState } from 'react';
import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { Button, Icon } from '@so-the/ui';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useList } from '../../kit/list/useList.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { StatusDialog } from '../../kit/order/StatusDialog.tsx';
import { comingWeek } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { DeleteAppointment } from './DeleteAppointment.tsx';
import { OpenAppointment } from './OpenAppointment.tsx';
import { OrderTalk } from './OrderTalk.tsx';
import { scheduleActions } from './scheduleActions.ts';
import { scheduleColumns } from './scheduleColumns.tsx';
import { ScheduleFilterFields } from './ScheduleFilterFields.tsx';
import { scheduleFilters, scheduleFilterWords } from './scheduleFilters.ts';

/** /schedule-payment */
export function SchedulesScreen() {
  const list = useList({
    path: PATHS.appointments,
    call: calls.listSchedulesByDate,
    filters: scheduleFilters,
    period: comingWeek,
    sort: { field: 'AppointmentDate', dir: 'asc' },
  });
  const table = useOrderTable(scheduleColumns);
  const form = useOpenRecord();
  const talk = useOpenRecord('talk');
  const [step, setStep] = useState<{ order: Schedule; to: ScheduleStatus }>();
  const [doomed, setDoomed] = useState<Schedule>();
  return (
    <ListScreen list={list} title="Lịch hẹn">
      <ListScreen.Filters words={scheduleFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <ScheduleFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        rowActions={(order) =>
          scheduleActions(order, {
            edit: () => form.open(order.ScheduleID),
            talk: () => talk.open(order.ScheduleID),
            step: (to) => setStep({ order, to }),
            remove: () => setDoomed(order),
          })
        }
        emptyText="Không có lịch hẹn trong khoảng ngày này"
        emptyAction={<Button onClick={form.add}>Thêm lịch hẹn</Button>}
      />
      <ListScreen.Actions>
        <Button variant="primary" icon={<Icon name="plus" />} onClick={form.add}>
          Thêm lịch hẹn
        </Button>
      </ListScreen.Actions>
      <OpenAppointment open={form} />
      <OrderTalk open={talk} />
      {step && <StatusDialog {...step} onClose={() => setStep(undefined)} />}
      {doomed && <DeleteAppointment order={doomed} onClose={() => setDoomed(undefined)} />}
    </ListScreen>
  );
}
