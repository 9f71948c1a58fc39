import { Link } from '../Link/Link.tsx';
import type { EventCalendarProps } from './calendarProps.ts';
import type { PlacedEvent } from './slots.ts';
import { statusMark } from './statusMark.ts';
import { Menu } from '../Menu/Menu.tsx';
import './event.css';

interface EventLineProps extends Pick<EventCalendarProps, 'statuses' | 'onOpen' | 'actions'> {
  placed: PlacedEvent;
  /** Says the status in words and shows the note; without it there is room for time and title only. */
  full: boolean;
  /** Stands in the Tab order. */
  tabbable: boolean;
  /** Called when it is picked up to be dragged; without it it cannot be. */
  onDrag?: (placed: PlacedEvent) => void;
}

/** One event: a real link, or a button where it has no address. */
export function EventLine({ placed, statuses, full, tabbable, onOpen, onDrag, actions }: EventLineProps) {
  const { event, time } = placed;
  const status = statuses[event.status];
  const mark = statusMark(statuses, event.status);
  const shared = {
    className: `st-event st-event--${status?.tone ?? 'neutral'}${full ? ' st-event--full' : ''} ${mark.className}`,
    style: mark.style,
    title: [time, event.title, event.note, status?.label].filter(Boolean).join(' · '),
    tabIndex: tabbable ? 0 : -1,
    'data-event': event.id,
    draggable: onDrag !== undefined && !event.fixed,
    onDragStart: onDrag && (() => onDrag(placed)),
  };
  const body = (
    <span className="st-event__text">
      {time === null ? null : <span className="st-event__time">{time} </span>}
      <span className="st-event__title">{event.title}</span>
      {full && event.note !== undefined ? <span className="st-event__note"> {event.note}</span> : null}
      <span className={full ? 'st-event__status' : 'st-visually-hidden'}> {status?.label ?? event.status}</span>
    </span>
  );
  const line =
    event.href === undefined ? (
      <button type="button" {...shared} onClick={() => onOpen?.(event)}>
        {body}
      </button>
    ) : (
      <Link href={event.href} {...shared}>
        {body}
      </Link>
    );
  if (!actions) return line;
  return (
    <div className="st-event-row">
      {line}
      <Menu label={`Thao tác với ${event.title}`} iconOnly align="end" items={() => actions(event)} />
    </div>
  );
}
