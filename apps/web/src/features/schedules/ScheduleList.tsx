import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@so-the/ui';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { StepManyDialog, type StepManyDialogProps } from '../../kit/order/StepManyDialog.tsx';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { comingWeek } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ScheduleHeadActions } from './ScheduleHeadActions.tsx';
import { historyValue } from '../../lib/historyValue.ts';
import { appointmentStep } from './appointmentStep.ts';
import { scheduleColumns } from './scheduleColumns.tsx';
import { ScheduleFilterFields } from './ScheduleFilterFields.tsx';
import { scheduleFilters, scheduleFilterWords } from './scheduleFilters.ts';
import type { ScheduleViewProps } from './scheduleViewProps.ts';

/** The appointments as a list. */
export function ScheduleList({ view, actions, add }: ScheduleViewProps) {
  const list = useList({
    path: PATHS.appointments,
    call: calls.listSchedulesByDate,
    filters: scheduleFilters,
    period: comingWeek,
    sort: { field: 'AppointmentDate', dir: 'asc' },
    live: true,
  });
  const table = useOrderTable(scheduleColumns);
  const litRow = useMadeRow();
  const [stepped, setStepped] = useState<Pick<StepManyDialogProps, 'orders' | 'onLeft'>>();
  const { edit } = useRights(PATHS.appointments, PATHS.orders);
  return (
    <ListScreen list={list} title="Lịch hẹn">
      <ListScreen.Filters words={scheduleFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <ScheduleFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        rowActions={actions}
        chosenDeeds={
          edit
            ? [{ label: 'Chuyển bước', noun: 'đơn', most: 50, run: (orders, onLeft) => setStepped({ orders, onLeft }) }]
            : undefined
        }
        litRow={litRow}
        emptyText="Không có lịch hẹn trong khoảng ngày này"
        emptyAction={list.rights.add && <Button onClick={() => add()}>Thêm lịch hẹn</Button>}
      />
      {stepped && <StepManyDialog {...stepped} stepOf={appointmentStep} onClose={() => setStepped(undefined)} />}
      <ScheduleHeadActions view={view} rights={list.rights} day={list.period.from} add={add} />
    </ListScreen>
  );
}

/** The appointment that was just made here, as the way back from the counter's form tells it. */
function useMadeRow(): string | undefined {
  const made = historyValue(useLocation().state, 'made');
  return typeof made === 'number' ? String(made) : undefined;
}
