import { useMemo } from 'react';
import { calendarPeriod, type CalendarEvent, type CalendarPlace } from '@so-the/ui';
import type { Schedule } from '@so-the/api-client';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { calendarFilters } from '../scheduleFilters.ts';
import { useMoveAppointment } from '../useMoveAppointment.ts';
import { appointmentEvent, isShown } from './appointmentEvents.ts';
import { usePeriodRows } from './usePeriodRows.ts';

/** Rows that the server gives at once. */
const PAGE = 500;

/**
 * The appointments of the days that the calendar shows, and how one is moved. All of them are read, those filtered away
 * too: they may stand in the way of a move.
 */
export function useCalendar(place: CalendarPlace) {
  const { from, to } = calendarPeriod(place);
  const list = useList({
    path: PATHS.appointments,
    call: calls.listSchedulesByDate,
    filters: calendarFilters,
    period: () => ({ from, to }),
    fixed: { StaffID: undefined, Status: undefined, ServiceType: undefined, HideCancelled: undefined },
    pageSize: PAGE,
    sort: { field: 'AppointmentDate', dir: 'asc' },
  });
  const StaffID = list.filter('StaffID').value;
  const Status = list.filter('Status').value;
  const ServiceType = list.filter('ServiceType').value;
  const HideCancelled = list.filter('HideCancelled').value;
  const { rows, error, retry } = usePeriodRows<Schedule>(list);
  const { move, placeOf } = useMoveAppointment();
  const mayEdit = list.rights.edit;
  const events = useMemo(
    () =>
      rows
        ?.filter((order) => isShown(order, { StaffID, Status, ServiceType, HideCancelled }))
        .map((order) => appointmentEvent(order, placeOf(order), mayEdit)),
    [rows, placeOf, StaffID, Status, ServiceType, HideCancelled, mayEdit],
  );
  const byId = useMemo(() => new Map(rows?.map((order) => [order.ScheduleID, order])), [rows]);
  const orderOf = ({ id }: CalendarEvent) => byId.get(Number(id));
  return { list, rows: rows ?? NONE, events, orderOf, move, error: rows ? undefined : error, retry };
}

const NONE: readonly Schedule[] = [];
