import { vietnamMoment } from '@so-the/ui/format';

/** This minute in Vietnam as ISO date-time with offset: "2026-11-20T09:00:00+07:00". */
export function vietnamMinute(): string {
  return `${vietnamMoment().slice(0, 16)}:00+07:00`;
}
