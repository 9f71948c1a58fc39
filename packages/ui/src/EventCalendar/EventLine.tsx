import { Link } from '../Link/Link.tsx';
import { joined } from '../format/joined.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { EventCalendarProps } from './calendarProps.ts';
import type { PlacedEvent } from './slots.ts';
import { StatusShape } from './StatusShape.tsx';
import './event.css';

interface EventLineProps extends Pick<EventCalendarProps, 'statuses' | 'onOpen' | 'actions'> {
  placed: PlacedEvent;
  /** Says the status in words and shows the note; without it there is room for time and title only. */
  full: boolean;
  /** Stands in the Tab order. */
  tabbable: boolean;
  /** Can be dragged, unless it is fixed. Default false. */
  movable?: boolean;
}

/** One event: a real link, or a button where it has no address. */
export function EventLine({ placed, statuses, full, tabbable, movable = false, onOpen, actions }: EventLineProps) {
  const { event, time } = placed;
  const status = statuses[event.status];
  const words = status?.label ?? String(event.status);
  const shared = {
    className: `st-event st-event--${status?.tone ?? 'neutral'}${full ? ' st-event--full' : ''}`,
    title: joined(time, event.title, event.note, status?.label),
    tabIndex: tabbable ? 0 : -1,
    'data-event': event.id,
    draggable: movable && !event.fixed,
  };
  const body = (
    <>
      <span className="st-event__text">
        {time === null ? null : <span className="st-event__time">{time} </span>}
        <span className="st-event__title">{event.title}</span>
        {full && event.note !== undefined ? <span className="st-event__note"> {event.note}</span> : null}
        {full ? <span className="st-event__status"> {words}</span> : null}
      </span>
      <StatusShape statuses={statuses} status={event.status} label={full ? undefined : words} />
    </>
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
  if (!actions || actions(event).length === 0) return line;
  return (
    <div className="st-event-row">
      {line}
      <Menu label={`Thao tác với ${event.title}`} iconOnly align="end" items={() => actions(event)} />
    </div>
  );
}
