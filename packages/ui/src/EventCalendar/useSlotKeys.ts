import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { placeDays, type CalendarPlace } from './calendarEvent.ts';
import type { DrawnCalendar } from './calendarProps.ts';
import type { MoveKeys } from './useEventMove.ts';
import { slotAfterKey } from './slotKeys.ts';
import { sameSlot, slotOf } from './slotOf.ts';
import { SHOP_HOURS, slotStart, type SlotAt, type SlotRow } from './slots.ts';

/**
 * Keyboard of the grid: Tab enters and leaves it, arrows walk through its cells and on into the next period, Tab walks
 * through the events of the cell that has the focus, Escape leads back to the cell, Enter on the cell adds something there,
 * the space bar picks an event up to be moved.
 */
export function useSlotKeys(rows: readonly SlotRow[], { place, onPlace, onAdd }: DrawnCalendar, moving: MoveKeys) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const [wished, setWished] = useState<SlotAt>();
  const active = activeSlot(wished, rows, place);
  useLayoutEffect(() => {
    // Another period is drawn a moment later: until then its cell is not there.
    if (!byKey.current || (wished && !sameSlot(active, wished))) return;
    cellOf(grid.current, active)?.focus();
    byKey.current = false;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moving.press(event, active)) {
      cellOf(grid.current, active)?.focus();
      return;
    }
    if (event.key === 'Escape') cellOf(grid.current, active)?.focus();
    const isPressed = event.key === 'Enter' && !event.repeat;
    if (isPressed && event.target === cellOf(grid.current, active)) onAdd?.(slotStart(active));
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const hours = rows.map((row) => row.slots[0]?.hour ?? null);
    const next = slotAfterKey(active, event.key, place.mode, hours);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    setWished(next);
    moving.leadTo(next);
    if (!placeDays(place).includes(next.day)) onPlace({ mode: place.mode, date: next.day });
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = slotOf(event.target);
    if (at && !sameSlot(at, active)) setWished(at);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const at = target.closest('a, button') ? undefined : slotOf(target);
    if (at) onAdd?.(slotStart(at));
  };
  return { active, gridProps: { ref: grid, role: 'grid', onKeyDown, onFocus, onClick } };
}

/** Where the keyboard stands: the cell asked for while it is shown, else the day of the place at the shop's first hour. */
function activeSlot(wished: SlotAt | undefined, rows: readonly SlotRow[], place: CalendarPlace): SlotAt {
  const slots = rows.flatMap((row) => row.slots);
  const start = { day: place.date, hour: slots.at(-1)?.hour === null ? null : SHOP_HOURS.from };
  return slots.find((slot) => wished && sameSlot(slot, wished)) ?? start;
}

function cellOf(grid: HTMLTableElement | null, { day, hour }: SlotAt): HTMLElement | null | undefined {
  const hourPart = hour === null ? ':not([data-hour])' : `[data-hour="${hour}"]`;
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]${hourPart}`);
}
