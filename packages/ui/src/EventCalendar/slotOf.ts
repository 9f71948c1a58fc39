import type { SlotAt } from './slots.ts';

/** The cell that an element of the grid stands in, read from the document. */
export function slotOf(target: EventTarget): SlotAt | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const { day, hour } = cell?.dataset ?? {};
  return day === undefined ? undefined : { day, hour: hour === undefined ? null : Number(hour) };
}

/** Whether two places are the same one. */
export function sameSlot(a: SlotAt, b: SlotAt): boolean {
  return a.day === b.day && a.hour === b.hour;
}
