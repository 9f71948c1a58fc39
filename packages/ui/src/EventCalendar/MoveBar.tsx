import { weekdayName, writtenDay } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import { movedTo } from './slots.ts';
import type { HeldEvent } from './useEventMove.ts';
import './moveBar.css';

interface MoveBarProps extends Pick<DrawnCalendar, 'moveHint'> {
  held: HeldEvent | undefined;
}

/** Says where an event that is held would stand and what speaks against it; read out with each step of the keyboard. */
export function MoveBar({ held, moveHint }: MoveBarProps) {
  const start = held && movedTo(held.placed, held.over);
  const hint = held && start !== undefined ? moveHint(held.placed.event, start) : undefined;
  return (
    <output className="st-move" data-warns={hint?.warns || undefined}>
      {held && start !== undefined ? (
        <>
          <span>
            Dời <strong>{held.placed.event.title}</strong> tới <strong>{placeName(start)}</strong>
            {hint ? `. ${hint.text}` : null}
          </span>
          {held.byKeys ? <span className="st-move__keys">Mũi tên để chọn chỗ, Enter để dời, Esc để thôi</span> : null}
        </>
      ) : null}
    </output>
  );
}

/** "Thứ hai 23/11/2026, 09:05". */
function placeName(start: string): string {
  const day = `${weekdayName(start.slice(0, 10))} ${writtenDay(start.slice(0, 10))}`;
  return start.length > 10 ? `${day}, ${start.slice(11, 16)}` : day;
}
