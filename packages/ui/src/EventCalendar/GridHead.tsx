import { WEEKDAYS } from '../Calendar/month.ts';
import { dayMonth, placeDays, weekdayName, type CalendarPlace } from './calendarEvent.ts';
import type { PlacedEvent } from './slots.ts';

interface GridHeadProps {
  place: CalendarPlace;
  placed: readonly PlacedEvent[];
  today: string;
  /** Day that an event which is held should be done by. */
  due: string | undefined;
  unit: string;
}

/** The names of the columns: weekdays in a month, else days with how many events each has. */
export function GridHead({ place, placed, today, due, unit }: GridHeadProps) {
  if (place.mode === 'month') {
    return (
      <thead>
        <tr>
          {WEEKDAYS.map(([, full]) => (
            <th key={full} scope="col">
              {full}
            </th>
          ))}
        </tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr>
        <th scope="col" className="st-slots__hours">
          <span className="st-visually-hidden">Giờ</span>
        </th>
        {placeDays(place).map((day) => {
          const count = placed.filter((one) => one.day === day).length;
          return (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {weekdayName(day)} {dayMonth(day)}
              {count > 0 ? (
                <span className="st-slots__count" title={`${count} ${unit}`}>
                  {' '}
                  {count}
                </span>
              ) : null}
              {day === due ? <span className="st-slots__due">Đến hạn</span> : null}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
