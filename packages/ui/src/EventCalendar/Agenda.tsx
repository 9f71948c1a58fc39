import { Empty } from '../Empty/Empty.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { dayMonth, inMonth, placeDays, weekdayName } from './calendarEvent.ts';
import type { EventCalendarProps } from './calendarProps.ts';
import { EventLine } from './EventLine.tsx';
import type { PlacedEvent } from './slots.ts';
import './agenda.css';

interface AgendaProps {
  calendar: EventCalendarProps;
  placed: readonly PlacedEvent[] | undefined;
  today: string;
}

/** The same events as a list by day, where a grid has no room. A month shows only the days that have some. */
export function Agenda({ calendar, placed, today }: AgendaProps) {
  const { label, place, statuses, onOpen, onAdd, unit = 'lịch hẹn' } = calendar;
  if (placed === undefined) return <Skeleton lines={6} height={40} />;
  const on = (day: string) => placed.filter((one) => one.day === day);
  const days = placeDays(place).filter(
    (day) => place.mode !== 'month' || (inMonth(day, place.date) && (day === today || on(day).length > 0)),
  );
  if (days.length === 0) return <Empty kind="noData" title={`Chưa có ${unit}`} />;
  return (
    <ol className="st-agenda" aria-label={label}>
      {days.map((day) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <div className="st-agenda__day">
            <strong>
              {weekdayName(day)}, {dayMonth(day)}
            </strong>
            {day === today ? <span>Hôm nay</span> : null}
            {onAdd ? (
              <IconButton
                label={`Thêm ${unit} ngày ${dayMonth(day)}`}
                icon={<Icon name="plus" />}
                size="small"
                onClick={() => onAdd(day)}
              />
            ) : null}
          </div>
          {on(day).length === 0 ? <p>Chưa có {unit}</p> : null}
          {on(day).map((one) => (
            <EventLine key={one.event.id} placed={one} statuses={statuses} full tabbable onOpen={onOpen} />
          ))}
        </li>
      ))}
    </ol>
  );
}
