import { memo } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { dayMonth, inMonth, placeDays, weekdayName } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import { EventLine } from './EventLine.tsx';
import { cutEvents, type PlacedEvent } from './slots.ts';
import './agenda.css';

interface AgendaProps {
  calendar: DrawnCalendar;
  placed: readonly PlacedEvent[] | undefined;
  today: string;
}

/** The same events as a list by day, where a grid has no room. A month shows only the days that have some. */
export const Agenda = memo(function List({ calendar, placed, today }: AgendaProps) {
  const { label, place, unit } = calendar;
  if (placed === undefined) return <Skeleton lines={6} height={40} />;
  const byDay = Map.groupBy(placed, ({ day }) => day);
  const on = (day: string) => byDay.get(day) ?? [];
  const days = placeDays(place).filter(
    (day) => place.mode !== 'month' || (inMonth(day, place.date) && (day === today || on(day).length > 0)),
  );
  if (days.length === 0) return <Empty kind="noData" title={`Chưa có ${unit}`} />;
  return (
    <ol className="st-agenda" aria-label={label}>
      {days.map((day) => (
        <AgendaDay key={day} {...{ calendar, day, today }} events={on(day)} />
      ))}
    </ol>
  );
});

/** Lines that a day of a longer period has room for; alone it shows all of them. */
const ROOM = { month: 4, week: 8, day: Infinity };

interface AgendaDayProps {
  calendar: DrawnCalendar;
  day: string;
  today: string;
  events: readonly PlacedEvent[];
}

function AgendaDay({ calendar, day, today, events }: AgendaDayProps) {
  const { place, onPlace, statuses, onOpen, onAdd, actions, unit } = calendar;
  const { shown, more } = cutEvents(events, ROOM[place.mode]);
  return (
    <li aria-current={day === today ? 'date' : undefined}>
      <div className="st-agenda__day">
        <strong>
          {weekdayName(day)}, {dayMonth(day)}
        </strong>
        {day === today ? <span>Hôm nay</span> : null}
        {events.length > 0 ? (
          <span className="st-agenda__count">
            {events.length} {unit}
          </span>
        ) : null}
        {onAdd ? (
          <IconButton
            label={`Thêm ${unit} ngày ${dayMonth(day)}`}
            icon={<Icon name="plus" />}
            size="small"
            onClick={() => onAdd(day)}
          />
        ) : null}
      </div>
      {events.length === 0 ? <p>Chưa có {unit}</p> : null}
      {shown.map((one) => (
        <EventLine
          key={one.event.id}
          placed={one}
          statuses={statuses}
          full
          tabbable
          onOpen={onOpen}
          actions={actions}
        />
      ))}
      {more > 0 ? (
        <Button variant="ghost" size="small" onClick={() => onPlace({ mode: 'day', date: day })}>
          Xem {more} {unit} còn lại
        </Button>
      ) : null}
    </li>
  );
}
