import type { FieldError } from '@so-the/api-client';

/** Where a fault of the server belongs: the name of a form field, from `/Fees/0/FeePercent` or `FullName`. */
export function fieldNameOf(path: string): string {
  return path
    .replace(/^[#/]+/, '')
    .replace(/^body\//, '')
    .replaceAll('/', '.');
}

/** The faults no field shows, as sentences under the server's own message, none said twice; the names of the wire are never told. */
export function unplacedMessage(message: string, unplaced: readonly FieldError[]): string {
  return [...new Set([message, ...unplaced.map((error) => error.message)])].join('\n');
}

/**
 * A failed call with its faults at other fields, for a form whose values are not what is sent.
 *
 * @param nameOf the field of the form, from the name of what was sent: `Rows.0.Amount` → `Amount`
 */
export function faultsAt(caught: unknown, nameOf: (sent: string) => string): unknown {
  if (typeof caught !== 'object' || caught === null || !('errors' in caught)) return caught;
  const errors = (caught.errors as readonly FieldError[] | undefined)?.map(({ path, message }) => ({
    path: nameOf(fieldNameOf(path)),
    message,
  }));
  return { ...caught, errors };
}
