/** What a typed text means: a value (null when the text is empty), or not readable at all. */
export type Parsed<Value> = { ok: true; value: Value | null } | { ok: false };

/** The one value of a text that cannot be read. */
export const UNREADABLE = { ok: false } as const;
