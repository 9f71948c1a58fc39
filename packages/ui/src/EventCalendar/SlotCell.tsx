import { memo } from 'react';
import { inMonth, weekdayName, writtenDay, type CalendarMode } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import { EventLine } from './EventLine.tsx';
import { cutEvents, type Slot } from './slots.ts';

interface SlotCellProps {
  calendar: DrawnCalendar;
  slot: Slot;
  /** The keyboard stands here: the cell and its events are in the Tab order. */
  active: boolean;
  /** An event is held over it. */
  target: boolean;
  /** An event that is held should be done by this day. */
  due: boolean;
  today: string;
  /** Its events are drawn a moment later. */
  waits: boolean;
}

const NONE: Slot['events'] = [];

/** One cell: its date in a month, its events, and "còn N" for those it has no room for. */
export const SlotCell = memo(function Cell({ calendar, slot, active, target, due, today, waits }: SlotCellProps) {
  const { place, statuses, onPlace, onOpen, onAdd, onMove, actions, unit } = calendar;
  const { shown, more } = cutEvents(waits ? NONE : slot.events, roomOf(place.mode, slot));
  const tabIndex = active ? 0 : -1;
  const cell = { role: 'gridcell', tabIndex } as const;
  const month = place.mode === 'month';
  return (
    <td
      {...cell}
      data-day={slot.day}
      data-hour={slot.hour ?? undefined}
      data-outside={(month && !inMonth(slot.day, place.date)) || undefined}
      data-adds={onAdd ? '' : undefined}
      data-target={target || undefined}
      data-due={due || undefined}
      aria-current={slot.day === today ? 'date' : undefined}
    >
      <span className="st-visually-hidden st-slots__name">{slotName(slot, unit)}</span>
      {month ? (
        <span className="st-slots__day" aria-hidden="true">
          <span className="st-slots__date">{Number(slot.day.slice(8))}</span>
          {due ? <span className="st-slots__due">Đến hạn</span> : null}
          {slot.events.length > 0 ? <span className="st-slots__count">{slot.events.length}</span> : null}
        </span>
      ) : null}
      {shown.map((placed) => (
        <EventLine
          key={placed.event.id}
          placed={placed}
          statuses={statuses}
          full={place.mode === 'day'}
          tabbable={active}
          movable={onMove !== undefined}
          onOpen={onOpen}
          actions={place.mode === 'day' ? actions : undefined}
        />
      ))}
      {more > 0 ? (
        <button
          type="button"
          className="st-slots__more"
          tabIndex={tabIndex}
          aria-label={`còn ${more} ${unit}, xem cả ngày ${writtenDay(slot.day)}`}
          onClick={() => onPlace({ mode: 'day', date: slot.day })}
        >
          còn {more}
        </button>
      ) : null}
    </td>
  );
});

/** Lines that a cell has room for; a day alone shows all of them. */
function roomOf(mode: CalendarMode, { hour }: Slot): number {
  if (mode === 'day') return Infinity;
  return mode === 'week' && hour === null ? 12 : 3;
}

/** What is read out before the events: "Thứ hai 23/11/2026, 08:00, 3 lịch hẹn". */
function slotName({ day, hour, events }: Slot, unit: string): string {
  const time = hour === null ? [] : [`${String(hour).padStart(2, '0')}:00`];
  const count = events.length === 0 ? 'trống' : `${events.length} ${unit}`;
  return [`${weekdayName(day)} ${writtenDay(day)}`, ...time, count].join(', ');
}
