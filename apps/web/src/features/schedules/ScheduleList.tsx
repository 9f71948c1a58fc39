import { Button, type MenuItem } from '@so-the/ui';
import type { Schedule } from '@so-the/api-client';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { comingWeek } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ScheduleHeadActions } from './ScheduleHeadActions.tsx';
import { scheduleColumns } from './scheduleColumns.tsx';
import { ScheduleFilterFields } from './ScheduleFilterFields.tsx';
import { scheduleFilters, scheduleFilterWords } from './scheduleFilters.ts';
import type { ScheduleView } from './useScheduleView.ts';

/** Props of both views of the appointments. */
export interface ScheduleViewProps {
  view: ScheduleView;
  /** What can be done with an appointment. */
  actions: (order: Schedule) => MenuItem[];
  /** Opens the form of a new one, for a moment where one was pressed. */
  add: (start?: string) => void;
}

/** The appointments as a list. */
export function ScheduleList({ view, actions, add }: ScheduleViewProps) {
  const list = useList({
    path: PATHS.appointments,
    call: calls.listSchedulesByDate,
    filters: scheduleFilters,
    period: comingWeek,
    sort: { field: 'AppointmentDate', dir: 'asc' },
  });
  const table = useOrderTable(scheduleColumns);
  return (
    <ListScreen list={list} title="Lịch hẹn">
      <ListScreen.Filters words={scheduleFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <ScheduleFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        rowActions={actions}
        emptyText="Không có lịch hẹn trong khoảng ngày này"
        emptyAction={<Button onClick={() => add()}>Thêm lịch hẹn</Button>}
      />
      <ScheduleHeadActions view={view} rights={list.rights} day={list.period.from} add={add} />
    </ListScreen>
  );
}
