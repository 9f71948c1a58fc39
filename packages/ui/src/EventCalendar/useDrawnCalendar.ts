import { useMemo } from 'react';
import { useStable } from '../DataTable/useStable.ts';
import type { CalendarEvent, CalendarMode } from './calendarEvent.ts';
import type { DrawnCalendar, EventCalendarProps } from './calendarProps.ts';

/**
 * What the views draw a period by: the same object until another period, other statuses or other rights come. The owner of
 * a calendar gives new functions with each of its own drawings, and hundreds of lines need not follow them.
 */
export function useDrawnCalendar(props: EventCalendarProps, mode: CalendarMode, date: string): DrawnCalendar {
  const { label, statuses, unit = 'lịch hẹn', wholeDays } = props;
  const onPlace = useStable(props.onPlace);
  const onOpen = useStable((event: CalendarEvent) => props.onOpen?.(event));
  const onAdd = useStable((start: string) => props.onAdd?.(start));
  const onMove = useStable((event: CalendarEvent, start: string) => props.onMove?.(event, start));
  const moveHint = useStable((event: CalendarEvent, start: string) => props.moveHint?.(event, start));
  const actions = useStable((event: CalendarEvent) => props.actions?.(event) ?? []);
  const [adds, moves, acts] = [props.onAdd, props.onMove, props.actions].map((given) => given !== undefined);
  return useMemo(
    () => ({
      label,
      statuses,
      unit,
      wholeDays,
      place: { mode, date },
      onPlace,
      onOpen,
      moveHint,
      onAdd: adds ? onAdd : undefined,
      onMove: moves ? onMove : undefined,
      actions: acts ? actions : undefined,
    }),
    [
      label,
      statuses,
      unit,
      wholeDays,
      mode,
      date,
      onPlace,
      onOpen,
      moveHint,
      adds,
      onAdd,
      moves,
      onMove,
      acts,
      actions,
    ],
  );
}
