import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/theme.css';
import type { CalendarEvent, CalendarPlace } from '../src/EventCalendar/calendarEvent.ts';
import { EventCalendar } from '../src/EventCalendar/EventCalendar.tsx';

/** `?events=2000`: the appointments of November 2026 and nothing else, every one of which may be moved. */
const count = Number(new URLSearchParams(location.search).get('events') ?? 2000);
const statuses = { 0: { label: 'Lịch hẹn', tone: 'neutral' }, 4: { label: 'Hoàn thành', tone: 'success' } } as const;

const root = document.querySelector('#root');
if (root) createRoot(root).render(<MeasuredCalendar />);

/** The appointments live in the calendar's owner, as they do on the screen. */
function MeasuredCalendar() {
  const [events, setEvents] = useState(() => Array.from({ length: count }, (_, index) => appointment(index)));
  const [place, setPlace] = useState<CalendarPlace>({ mode: 'month', date: '2026-11-24' });
  const move = ({ id }: CalendarEvent, at: string) =>
    setEvents(events.map((event) => (event.id === id ? { ...event, at } : event)));
  return (
    <EventCalendar
      label="Lịch hẹn"
      events={events}
      statuses={statuses}
      place={place}
      today="2026-11-24"
      onPlace={setPlace}
      onMove={move}
      moveHint={(_event, start) => ({ text: `${events.filter(({ at }) => at === start).length} lịch lúc ấy` })}
      actions={() => []}
    />
  );
}

function appointment(index: number): CalendarEvent {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `2026-11-${two((index % 30) + 1)}`;
  return {
    id: index,
    at: `${day}T${two(8 + (index % 11))}:${two((index * 7) % 60)}:00+07:00`,
    title: `Nguyễn Thị Hồng Hạnh ${index + 1}`,
    note: 'VCB •••• 2235 · 30.000.000 ₫',
    status: index % 3 === 0 ? 4 : 0,
    href: `#/contract/${index}`,
    due: '2026-11-27',
  };
}
