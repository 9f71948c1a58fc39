import { businessDay, formatTime } from '../format/date.ts';
import { placeDays, type CalendarEvent, type CalendarPlace } from './calendarEvent.ts';

/** A place that the keyboard can stand on: a day, or one hour of it. */
export interface SlotAt {
  /** ISO business date. */
  day: string;
  /** Full hour, 0 to 23; `null` for the day as a whole. */
  hour: number | null;
}

/** An event with the day and the time of day it stands at in Vietnam. */
export interface PlacedEvent {
  event: CalendarEvent;
  day: string;
  /** "09:05"; `null` when it has no time. */
  time: string | null;
}

/** One cell of the grid with its events in order of time. */
export interface Slot extends SlotAt {
  events: readonly PlacedEvent[];
}

/** A row of cells: a week, or one hour of all days shown. */
export interface SlotRow {
  /** "08:00", "Cả ngày"; empty for a week. */
  title: string;
  slots: readonly Slot[];
}

/** Hours that a day shows even when nothing stands in them. */
export const SHOP_HOURS = { from: 8, to: 18 } as const;

/** A moment written in Vietnam's own offset, as the server writes them: its day and time stand there and need no reckoning. */
const VIETNAM_MOMENT = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d):\d{2}(?:\.\d+)?\+07:00$/;

/** The events of the days that a place shows, by day and time; those without a time come first, unreadable ones are left out. */
export function placeEvents(events: readonly CalendarEvent[], place: CalendarPlace): PlacedEvent[] {
  const shown = new Set(placeDays(place));
  let all = inOrder.get(events);
  if (!all) inOrder.set(events, (all = sortEvents(events)));
  return all.filter(({ day }) => shown.has(day));
}

/** All events of a list in their order, which every place shows a part of. */
const inOrder = new WeakMap<readonly CalendarEvent[], readonly PlacedEvent[]>();

function sortEvents(events: readonly CalendarEvent[]): readonly PlacedEvent[] {
  return events
    .flatMap((event) => {
      const [, day, time] = VIETNAM_MOMENT.exec(event.at) ?? [null, businessDay(event.at), timeOf(event.at)];
      return day ? [{ event, day, time: time ?? null }] : [];
    })
    .map((one) => ({ one, order: `${one.day} ${one.time ?? ''}` }))
    .toSorted((a, b) => compareText(a.order, b.order) || byTitle.compare(a.one.event.title, b.one.event.title))
    .map(({ one }) => one);
}

const byTitle = new Intl.Collator('vi');

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The rows of cells for a place: weeks in a month, else hours, which stretch to hold early and late events.
 *
 * @param wholeDays one row of them in place of the hours
 */
export function slotRows(events: readonly PlacedEvent[], place: CalendarPlace, wholeDays = false): SlotRow[] {
  const days = placeDays(place);
  const isMonth = place.mode === 'month';
  const inSlot = Map.groupBy(events, (one) => keyOf({ day: one.day, hour: wholeDays || isMonth ? null : hourOf(one) }));
  const row = (title: string, hour: number | null, among = days): SlotRow => ({
    title,
    slots: among.map((day) => ({ day, hour, events: inSlot.get(keyOf({ day, hour })) ?? [] })),
  });
  if (isMonth) {
    return Array.from({ length: days.length / 7 }, (_, week) => row('', null, days.slice(week * 7, week * 7 + 7)));
  }
  const rows = wholeDays ? [] : shownHours(events).map((hour) => row(`${pad(hour)}:00`, hour));
  if (wholeDays || events.some(({ time }) => time === null)) rows.unshift(row('Cả ngày', null));
  return rows;
}

/** The hours that the grid of a week or a day shows, in order. */
export function shownHours(events: readonly PlacedEvent[]): number[] {
  const own = events.flatMap((one) => hourOf(one) ?? []);
  const from = Math.min(SHOP_HOURS.from, ...own);
  const to = Math.max(SHOP_HOURS.to, ...own);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The first events of a cell and how many stand behind "còn N"; one line is never hidden alone behind a line. */
export function cutEvents(
  events: readonly PlacedEvent[],
  room: number,
): { shown: readonly PlacedEvent[]; more: number } {
  if (events.length <= room) return { shown: events, more: 0 };
  return { shown: events.slice(0, room - 1), more: events.length - room + 1 };
}

/** Where something new would start in a cell: an ISO date-time, or the bare day when the cell has no hour. */
export function slotStart({ day, hour }: SlotAt): string {
  return hour === null ? day : `${day}T${pad(hour)}:00:00+07:00`;
}

/** Where an event stands after it is put into a cell: another hour gives its time, its own hour or a day as a whole leaves it. */
export function movedTo(placed: PlacedEvent, to: SlotAt): string {
  const { time } = placed;
  const keepsTime = time !== null && (to.hour === null || to.hour === hourOf(placed));
  return keepsTime ? `${to.day}T${time}:00+07:00` : slotStart(to);
}

/** Whether an event would stand elsewhere once put into a cell. */
export function isElsewhere(placed: PlacedEvent, to: SlotAt): boolean {
  return movedTo(placed, to) !== movedTo(placed, { day: placed.day, hour: hourOf(placed) });
}

function keyOf({ day, hour }: SlotAt): string {
  return `${day} ${hour}`;
}

function timeOf(at: string): string | null {
  return at.includes('T') ? formatTime(at) : null;
}

function hourOf({ time }: PlacedEvent): number | null {
  return time === null ? null : Number(time.slice(0, 2));
}

function pad(hour: number): string {
  return String(hour).padStart(2, '0');
}
