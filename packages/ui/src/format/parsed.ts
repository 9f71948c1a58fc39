/** What a typed text means: a value (null when the text is empty), or not readable at all. */
export type Parsed<Value> = { ok: true; value: Value | null } | { ok: false };

/** The one value of a text that cannot be read. */
export const UNREADABLE = { ok: false } as const;

/** What was read, where it is not below zero. */
export function refuseNegative(parsed: Parsed<number>): Parsed<number> {
  return parsed.ok && (parsed.value ?? 0) < 0 ? UNREADABLE : parsed;
}
