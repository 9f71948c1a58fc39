import type { Schemas } from '@so-the/api-client';

/** Names a warning: an order has one of a kind at most. */
export function warningKey({ ScheduleID, Code }: Pick<Schemas['OrderWarning'], 'ScheduleID' | 'Code'>): string {
  return `${ScheduleID}.${Code}`;
}
