import { EventCalendar, type CalendarPlace } from '@so-the/ui';
import { Refused } from '../../../kit/answer/Answer.tsx';
import { isForbidden } from '../../../kit/list/listAnswer.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { orderStatuses } from '../../../kit/order/orderStatus.ts';
import { ScheduleFilterFields } from '../ScheduleFilterFields.tsx';
import { scheduleFilterWords } from '../scheduleFilters.ts';
import { ScheduleHeadActions } from '../ScheduleHeadActions.tsx';
import type { ScheduleViewProps } from '../scheduleViewProps.ts';
import { clashesAt, clashHint } from './clashes.ts';
import { PlannedCards } from './PlannedCards.tsx';
import { useCalendar } from './useCalendar.ts';

interface ScheduleCalendarProps extends ScheduleViewProps {
  place: CalendarPlace;
}

/** The appointments by month, week or day. */
export function ScheduleCalendar({ view, place, actions, add }: ScheduleCalendarProps) {
  const { list, rows, events, orderOf, move, error, retry } = useCalendar(place);
  const { rights } = list;
  return (
    <ListScreen list={list} title="Lịch hẹn">
      <ListScreen.Filters words={scheduleFilterWords}>
        <ScheduleFilterFields list={list} />
      </ListScreen.Filters>
      {isForbidden(list.answer.error) ? (
        <Refused noun="lịch hẹn" />
      ) : (
        <>
          <PlannedCards place={place} staffId={list.filter('StaffID').value} />
          <EventCalendar
            label="Lịch hẹn"
            events={events}
            statuses={orderStatuses}
            place={place}
            onPlace={view.show}
            onAdd={rights.add ? add : undefined}
            onMove={rights.edit ? (event, start) => void move(orderOf(event), start) : undefined}
            moveHint={(event, start) => clashHint(clashesAt(orderOf(event), start, rows))}
            actions={(event) => [orderOf(event)].flatMap((order) => (order ? actions(order) : []))}
            error={error}
            onRetry={retry}
          />
        </>
      )}
      <ScheduleHeadActions view={view} rights={rights} day={place.date} add={add} />
    </ListScreen>
  );
}
