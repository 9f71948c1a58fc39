/**
 * What a form sends: texts without spaces at the ends, and only what is filled in. An emptied field is left out, which
 * empties it in the record.
 */
export function filledIn<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const sent = filledInValue(value);
      return sent === undefined ? [] : [[name, sent]];
    }),
  ) as Values;
}

function filledInValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map((item: unknown) => filledInValue(item));
  if (typeof value === 'object' && value !== null) return filledIn(value);
  return value ?? undefined;
}
