import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { CalendarEvent } from './calendarEvent.ts';
import { isElsewhere, movedTo, type PlacedEvent, type SlotAt, type SlotRow } from './slots.ts';
import { sameSlot, slotOf } from './slotOf.ts';

/** An event on its way, and the cell it is held over. */
export interface HeldEvent {
  placed: PlacedEvent;
  over: SlotAt;
  /** Picked up by the keyboard, which also says how to put it down. */
  byKeys: boolean;
}

/**
 * Moving events between the cells of the grid. By mouse they are dragged; by keyboard the space bar picks up the one that
 * has the focus, arrows lead it through the cells and on into the next period, Enter or the space bar puts it down, Escape
 * leaves it where it was.
 */
export function useEventMove(
  rows: readonly SlotRow[],
  onMove: ((event: CalendarEvent, start: string) => void) | undefined,
) {
  const dragged = useRef<PlacedEvent>(undefined);
  const [held, setHeld] = useState<HeldEvent>();
  const putDown = (placed: PlacedEvent, at: SlotAt) => {
    setHeld(undefined);
    if (isElsewhere(placed, at)) onMove?.(placed.event, movedTo(placed, at));
  };
  const dragProps = {
    onDragStart: (event: DragEvent) => {
      dragged.current = eventAt(event.target, rows);
    },
    onDragOver: (event: DragEvent) => {
      const at = slotOf(event.target);
      if (!at || !dragged.current) return;
      event.preventDefault();
      if (!held || !sameSlot(held.over, at)) setHeld({ placed: dragged.current, over: at, byKeys: false });
    },
    onDrop: (event: DragEvent) => {
      const at = slotOf(event.target);
      if (!at || !dragged.current) return;
      event.preventDefault();
      putDown(dragged.current, at);
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setHeld(undefined);
    },
  };
  const keys = {
    held: held?.byKeys === true,
    /** Does what a key means for moving; whether it meant anything. */
    press: (event: KeyboardEvent<HTMLElement>, active: SlotAt): boolean => {
      if (held?.byKeys && event.key === 'Escape') setHeld(undefined);
      else if (held?.byKeys && (event.key === ' ' || event.key === 'Enter')) putDown(held.placed, active);
      else if (event.key === ' ' && onMove) {
        const placed = eventAt(event.target, rows);
        if (!placed || placed.event.fixed) return false;
        setHeld({ placed, over: active, byKeys: true });
      } else return false;
      event.preventDefault();
      return true;
    },
    leadTo: (over: SlotAt) => {
      if (held) setHeld({ ...held, over });
    },
    letGo: () => setHeld(undefined),
  };
  return { held, dragProps: onMove ? dragProps : {}, keys };
}

/** What {@link useEventMove} gives the keyboard of the grid. */
export type MoveKeys = ReturnType<typeof useEventMove>['keys'];

/** The event that an element of the grid draws. */
function eventAt(target: EventTarget, rows: readonly SlotRow[]): PlacedEvent | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  const id = line?.dataset['event'];
  return rows
    .flatMap(({ slots }) => slots)
    .flatMap(({ events }) => events)
    .find(({ event }) => String(event.id) === id);
}
