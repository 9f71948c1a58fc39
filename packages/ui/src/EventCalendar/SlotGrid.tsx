import { useMemo } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useStable } from '../DataTable/useStable.ts';
import { placeTitle, type CalendarEvent } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import { GridHead } from './GridHead.tsx';
import { MoveBar } from './MoveBar.tsx';
import { SlotCell, type CellContext } from './SlotCell.tsx';
import { slotRows, type PlacedEvent } from './slots.ts';
import { useEventMove } from './useEventMove.ts';
import { sameSlot } from './slotOf.ts';
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
export function SlotGrid({ calendar, placed, today }: SlotGridProps) {
  const { label, unit, moveHint, onMove } = calendar;
  const context = useCellContext(calendar);
  const { mode, date } = calendar.place;
  const rows = useMemo(() => slotRows(placed ?? NONE, { mode, date }), [placed, mode, date]);
  const { held, pickUp, dropProps, keys } = useEventMove(onMove);
  const { active, gridProps } = useSlotKeys(rows, calendar, keys);
  const due = held?.placed.event.due;
  return (
    <>
      <table
        className={`st-slots st-slots--${mode}`}
        aria-label={`${label}, ${placeTitle({ mode, date })}`}
        aria-busy={placed === undefined || undefined}
        {...gridProps}
        {...dropProps}
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
                    context={context}
                    slot={slot}
                    active={sameSlot(slot, active)}
                    target={held !== undefined && sameSlot(slot, held.over)}
                    due={slot.day === due}
                    today={today}
                    onDrag={pickUp}
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
}

function useCellContext(calendar: DrawnCalendar): CellContext {
  const { statuses, place, unit } = calendar;
  const { mode, date } = place;
  const onPlace = useStable(calendar.onPlace);
  const onOpen = useStable((event: CalendarEvent) => calendar.onOpen?.(event));
  const actions = useStable((event: CalendarEvent) => calendar.actions?.(event) ?? []);
  const [adds, acts] = [calendar.onAdd !== undefined, calendar.actions !== undefined];
  return useMemo(
    () => ({ statuses, place: { mode, date }, onPlace, onOpen, unit, adds, actions: acts ? actions : undefined }),
    [statuses, mode, date, onPlace, onOpen, unit, adds, acts, actions],
  );
}
