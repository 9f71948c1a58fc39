import { useRef, useState, type DragEvent } from 'react';
import type { CalendarEvent } from './calendarEvent.ts';
import { movedTo, type PlacedEvent, type SlotAt } from './slots.ts';
import { sameSlot, slotOf } from './useSlotKeys.ts';

/** Dragging events between the cells of the grid. The same is done without a mouse by opening the event. */
export function useEventDrag(onMove: ((event: CalendarEvent, start: string) => void) | undefined) {
  const dragged = useRef<PlacedEvent>(undefined);
  const [over, setOver] = useState<SlotAt>();
  if (!onMove) return { over: undefined, pickUp: undefined, dropProps: {} };
  const isTarget = (at: SlotAt | undefined): at is SlotAt =>
    at !== undefined && dragged.current !== undefined && movedTo(dragged.current, at) !== startOf(dragged.current);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      const at = slotOf(event.target);
      if (!isTarget(at)) return;
      event.preventDefault();
      if (!over || !sameSlot(over, at)) setOver(at);
    },
    onDrop: (event: DragEvent) => {
      const at = slotOf(event.target);
      if (!isTarget(at) || !dragged.current) return;
      event.preventDefault();
      onMove(dragged.current.event, movedTo(dragged.current, at));
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setOver(undefined);
    },
  };
  const pickUp = (placed: PlacedEvent) => {
    dragged.current = placed;
  };
  return { over, pickUp, dropProps };
}

function startOf(placed: PlacedEvent): string {
  return movedTo(placed, { day: placed.day, hour: null });
}
