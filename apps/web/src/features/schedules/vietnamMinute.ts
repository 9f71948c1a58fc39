const VIETNAM_OFFSET = 7 * 60 * 60 * 1000;

/** This minute in Vietnam as ISO date-time with offset: "2026-11-20T09:00:00+07:00". */
export function vietnamMinute(): string {
  const wall = new Date(Date.now() + VIETNAM_OFFSET).toISOString();
  return `${wall.slice(0, 16)}:00+07:00`;
}
