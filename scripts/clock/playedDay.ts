/** The day and hour on which all tests, stories and pictures play: the one place that reads `SO_THE_TODAY`. */

/** Usually a working Friday morning in Vietnam. */
const USUAL_DAY = '2026-11-20';
const OPENING_HOUR = '09:00';

/** When everything plays, as ISO with Vietnam's offset: "2026-11-20T09:00:00+07:00". */
export const PLAYED_NOW = momentOf(process.env.SO_THE_TODAY || USUAL_DAY);

/** The same in milliseconds since 1970. */
export const PLAYED_MS = Date.parse(PLAYED_NOW);

/** The day of it, ISO. */
export const PLAYED_DAY = PLAYED_NOW.slice(0, 10);

/**
 * Reads a day, which begins at nine, or a day with its time in Vietnam: "2028-02-29", "2026-12-31T23:58".
 *
 * @throws Error when there is no such day or time
 */
export function momentOf(text: string): string {
  const [, day = '', time = OPENING_HOUR] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::00\+07:00)?)?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}:00Z`);
  // A day that is not in its month would be read as one of the next.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new Error(`SO_THE_TODAY is a day such as 2028-02-29 or 2026-12-31T23:58, not "${text}".`);
  }
  return `${day}T${time}:00+07:00`;
}
