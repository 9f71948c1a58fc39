import { memo, useMemo } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { placeTitle } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import { GridHead } from './GridHead.tsx';
import { MoveBar } from './MoveBar.tsx';
import { SlotCell } from './SlotCell.tsx';
import { slotRows, type PlacedEvent } from './slots.ts';
import { useEventMove } from './useEventMove.ts';
import { sameSlot } from './slotOf.ts';
import { useRowsInTurn } from './useRowsInTurn.ts';
import { useSlotKeys } from './useSlotKeys.ts';
import './grid.css';

interface SlotGridProps {
  calendar: DrawnCalendar;
  /** The events of the place; `undefined` while they are on their way. */
  placed: readonly PlacedEvent[] | undefined;
  today: string;
}

const NONE: readonly PlacedEvent[] = [];

/** Weeks by days, or hours by days, as a grid of cells. */
export const SlotGrid = memo(function Grid({ calendar, placed, today }: SlotGridProps) {
  const { label, unit, wholeDays, moveHint, onMove } = calendar;
  const { mode, date } = calendar.place;
  const rows = useMemo(() => slotRows(placed ?? NONE, { mode, date }, wholeDays), [placed, mode, date, wholeDays]);
  const { held, dragProps, keys } = useEventMove(rows, onMove);
  const { active, gridProps } = useSlotKeys(rows, calendar, keys);
  const activeRow = rows.findIndex(({ slots }) => slots.some((slot) => sameSlot(slot, active)));
  const isDrawn = useRowsInTurn(placed && { mode, date }, rows.length, activeRow);
  const due = held?.placed.event.due;
  return (
    <>
      <table
        className={`st-slots st-slots--${mode}`}
        aria-label={`${label}, ${placeTitle({ mode, date })}`}
        aria-busy={placed === undefined || undefined}
        {...gridProps}
        {...dragProps}
      >
        <GridHead place={{ mode, date }} placed={placed ?? NONE} {...{ today, due, unit }} />
        <tbody>
          {rows.map(({ title, slots }, row) => (
            <tr key={title || slots[0]?.day}>
              {mode === 'month' ? null : <th scope="row">{title}</th>}
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
                    target={held !== undefined && sameSlot(slot, held.over)}
                    due={slot.day === due}
                    today={today}
                    waits={!isDrawn(row)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {onMove ? <MoveBar held={held} moveHint={moveHint} /> : null}
    </>
  );
});
