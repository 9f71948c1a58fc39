import { useMemo } from 'react';
import { calendarPeriod, EventCalendar, type CalendarEvent, type CalendarPlace } from '@so-the/ui';
import type { Schedule } from '@so-the/api-client';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import { Refused } from '../../../kit/answer/Answer.tsx';
import { isForbidden } from '../../../kit/list/listAnswer.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { orderStatuses } from '../../../kit/order/orderStatus.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { ScheduleFilterFields } from '../ScheduleFilterFields.tsx';
import { calendarFilters, scheduleFilterWords } from '../scheduleFilters.ts';
import { ScheduleHeadActions } from '../ScheduleHeadActions.tsx';
import type { ScheduleViewProps } from '../ScheduleList.tsx';
import { useMoveAppointment } from '../useMoveAppointment.ts';
import { appointmentEvent, isShown } from './appointmentEvents.ts';
import { clashesAt, clashHint } from './clashes.ts';
import { usePeriodRows } from './usePeriodRows.ts';

/** Rows that the server gives at once. */
const PAGE = 500;

interface ScheduleCalendarProps extends ScheduleViewProps {
  place: CalendarPlace;
}

/** The appointments by month, week or day. All of the period are read, those filtered away too: they may stand in the way of a move. */
export function ScheduleCalendar({ view, place, actions, add }: ScheduleCalendarProps) {
  const list = useCalendarList(place);
  const StaffID = list.filter('StaffID').value;
  const Status = list.filter('Status').value;
  const ServiceType = list.filter('ServiceType').value;
  const HideCancelled = list.filter('HideCancelled').value;
  const { rows, error, retry } = usePeriodRows<Schedule>(list);
  const { move, placeOf } = useMoveAppointment();
  const mayEdit = list.rights.edit;
  const byId = useMemo(() => new Map(rows?.map((order) => [order.ScheduleID, order])), [rows]);
  const events = useMemo(
    () =>
      rows
        ?.filter((order) => isShown(order, { StaffID, Status, ServiceType, HideCancelled }))
        .map((order) => appointmentEvent(order, placeOf(order), mayEdit)),
    [rows, placeOf, StaffID, Status, ServiceType, HideCancelled, mayEdit],
  );
  const orderOf = ({ id }: CalendarEvent) => byId.get(Number(id));
  return (
    <ListScreen list={list} title="Lịch hẹn">
      <ListScreen.Filters words={scheduleFilterWords}>
        <ScheduleFilterFields list={list} />
      </ListScreen.Filters>
      {isForbidden(list.answer.error) ? (
        <Refused noun="lịch hẹn" />
      ) : (
        <EventCalendar
          label="Lịch hẹn"
          events={events}
          statuses={orderStatuses}
          place={place}
          onPlace={view.show}
          onAdd={list.rights.add ? add : undefined}
          onMove={mayEdit ? (event, start) => void move(orderOf(event), start) : undefined}
          moveHint={(event, start) => clashHint(clashesAt(orderOf(event), start, rows ?? []))}
          actions={(event) => menuOf(orderOf(event), actions)}
          error={rows ? undefined : error}
          onRetry={retry}
        />
      )}
      <ScheduleHeadActions view={view} rights={list.rights} day={place.date} add={add} />
    </ListScreen>
  );
}

function useCalendarList(place: CalendarPlace) {
  const { from, to } = calendarPeriod(place);
  return useList({
    path: PATHS.appointments,
    call: calls.listSchedulesByDate,
    filters: calendarFilters,
    period: () => ({ from, to }),
    fixed: { StaffID: undefined, Status: undefined, ServiceType: undefined, HideCancelled: undefined },
    pageSize: PAGE,
    sort: { field: 'AppointmentDate', dir: 'asc' },
  });
}

function menuOf(order: Schedule | undefined, actions: ScheduleViewProps['actions']) {
  return order ? actions(order) : [];
}
