import { WEEKDAYS } from '../Calendar/month.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { dayMonth, placeDays, placeTitle, weekdayName } from './calendarEvent.ts';
import type { EventCalendarProps } from './calendarProps.ts';
import { SlotCell } from './SlotCell.tsx';
import { slotRows, type PlacedEvent } from './slots.ts';
import { useEventDrag } from './useEventDrag.ts';
import { sameSlot, useSlotKeys } from './useSlotKeys.ts';
import './grid.css';

interface SlotGridProps {
  calendar: EventCalendarProps;
  /** The events of the place; `undefined` while they are on their way. */
  placed: readonly PlacedEvent[] | undefined;
  today: string;
}

/** Weeks by days, or hours by days, as a grid of cells. */
export function SlotGrid({ calendar, placed, today }: SlotGridProps) {
  const { place } = calendar;
  const rows = slotRows(placed ?? [], place);
  const { active, gridProps } = useSlotKeys(rows, calendar);
  const { over, pickUp, dropProps } = useEventDrag(calendar.onMove);
  const byMonth = place.mode === 'month';
  return (
    <table
      className={`st-slots st-slots--${place.mode}`}
      aria-label={`${calendar.label}, ${placeTitle(place)}`}
      aria-busy={placed === undefined || undefined}
      {...gridProps}
      {...dropProps}
    >
      <thead>
        <tr>
          {byMonth ? null : (
            <th scope="col" className="st-slots__hours">
              <span className="st-visually-hidden">Giờ</span>
            </th>
          )}
          {(byMonth ? WEEKDAYS.map(([, full]) => full) : placeDays(place)).map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {byMonth ? day : `${weekdayName(day)} ${dayMonth(day)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, slots }, row) => (
          <tr key={title || slots[0]?.day}>
            {byMonth ? null : <th scope="row">{title}</th>}
            {slots.map((slot, column) =>
              placed === undefined && (row + column) % 3 === 0 ? (
                <td key={slot.day} data-day={slot.day}>
                  <Skeleton height={20} />
                </td>
              ) : (
                <SlotCell
                  key={slot.day}
                  calendar={calendar}
                  slot={slot}
                  active={sameSlot(slot, active)}
                  target={over !== undefined && sameSlot(slot, over)}
                  today={today}
                  onDrag={pickUp}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
