import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendarEvent.ts';
import {
  cutEvents,
  isElsewhere,
  movedTo,
  placeEvents,
  shownHours,
  slotRows,
  slotStart,
  type PlacedEvent,
} from './slots.ts';

const event = (id: number, at: string): CalendarEvent => ({ id, at, title: `Khách ${id}`, status: 0 });
const placed = (id: number, day: string, time: string | null): PlacedEvent => ({
  event: event(id, time === null ? day : `${day}T${time}:00+07:00`),
  day,
  time,
});

describe('placeEvents', () => {
  it('puts a moment on its day in Vietnam, whole days first, and leaves out other periods and unreadable dates', () => {
    const events = [
      event(1, '2026-11-23T09:05:00+07:00'),
      event(2, '2026-11-22T23:30:00Z'),
      event(3, '2026-11-23'),
      event(4, '2026-11-30T08:00:00+07:00'),
      event(5, 'mai'),
    ];
    const shown = placeEvents(events, { mode: 'week', date: '2026-11-25' });
    expect(shown.map(({ event: { id }, day, time }) => [id, day, time])).toEqual([
      [3, '2026-11-23', null],
      [2, '2026-11-23', '06:30'],
      [1, '2026-11-23', '09:05'],
    ]);
  });
});

describe('slotRows', () => {
  it('a week of whole days is one row, whatever time its events have', () => {
    const events = [placed(1, '2026-11-23', null), placed(2, '2026-11-23', '09:00')];
    const rows = slotRows(events, { mode: 'week', date: '2026-11-25' }, true);
    expect(rows.map(({ title }) => title)).toEqual(['Cả ngày']);
    expect(rows[0]?.slots.map((slot) => [slot.hour, slot.events.length])).toEqual([
      [null, 2],
      ...Array.from({ length: 6 }, () => [null, 0]),
    ]);
  });

  it('shows the hours of the shop, and more when somebody comes earlier or later', () => {
    expect(shownHours([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(shownHours([placed(1, '2026-11-23', '06:30')])[0]).toBe(6);
    expect(shownHours([placed(1, '2026-11-23', '21:59')]).at(-1)).toBe(21);
  });

  it('has a row for whole days only when something has no time', () => {
    const place = { mode: 'day', date: '2026-11-23' } as const;
    expect(slotRows([placed(1, '2026-11-23', '09:00')], place)[0]?.title).toBe('08:00');
    expect(slotRows([placed(1, '2026-11-23', null)], place)[0]?.title).toBe('Cả ngày');
  });

  it('shows every event of the period exactly once, whatever its time', () => {
    const at = fc.record({
      day: fc.integer({ min: 16, max: 22 }),
      minute: fc.option(fc.integer({ min: 0, max: 1439 })),
    });
    fc.assert(
      fc.property(fc.array(at, { maxLength: 40 }), fc.constantFrom('month', 'week'), (list, mode) => {
        const events = list.map(({ day, minute }, id) =>
          event(id, minute === null ? `2026-11-${day}` : `2026-11-${day}T${clock(minute)}:00+07:00`),
        );
        const place = { mode, date: '2026-11-18' } as const;
        const rows = slotRows(placeEvents(events, place), place);
        const ids = rows.flatMap(({ slots }) => slots.flatMap((slot) => slot.events.map((one) => one.event.id)));
        expect(ids.toSorted((a, b) => Number(a) - Number(b))).toEqual(events.map(({ id }) => id));
      }),
    );
  });
});

it('hides what has no room behind "còn N", at least two at a time', () => {
  const five = [1, 2, 3, 4, 5].map((id) => placed(id, '2026-11-23', '09:00'));
  expect(cutEvents(five.slice(0, 3), 3)).toEqual({ shown: five.slice(0, 3), more: 0 });
  expect(cutEvents(five.slice(0, 4), 3)).toEqual({ shown: five.slice(0, 2), more: 2 });
  expect(cutEvents(five, 3).more).toBe(3);
});

it('starts something new at the hour of its place, or on its day', () => {
  expect(slotStart({ day: '2026-11-23', hour: 9 })).toBe('2026-11-23T09:00:00+07:00');
  expect(slotStart({ day: '2026-11-23', hour: null })).toBe('2026-11-23');
});

it('keeps the time of what is moved to another day, and takes the hour it is moved to', () => {
  const nine = placed(1, '2026-11-23', '09:05');
  expect(movedTo(nine, { day: '2026-11-25', hour: null })).toBe('2026-11-25T09:05:00+07:00');
  expect(movedTo(nine, { day: '2026-11-23', hour: 14 })).toBe('2026-11-23T14:00:00+07:00');
  expect(movedTo(nine, { day: '2026-11-25', hour: 9 })).toBe('2026-11-25T09:05:00+07:00');
  expect(movedTo(placed(2, '2026-11-23', null), { day: '2026-11-25', hour: null })).toBe('2026-11-25');
});

it('tells another place from its own', () => {
  const nine = placed(1, '2026-11-23', '09:05');
  expect(isElsewhere(nine, { day: '2026-11-23', hour: 9 })).toBe(false);
  expect(isElsewhere(nine, { day: '2026-11-23', hour: null })).toBe(false);
  expect(isElsewhere(nine, { day: '2026-11-23', hour: 10 })).toBe(true);
  expect(isElsewhere(nine, { day: '2026-11-24', hour: 9 })).toBe(true);
});

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
