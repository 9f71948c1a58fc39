import type { FieldError } from '@so-the/api-client';

/** Where a fault of the server belongs: the name of a form field, from `/Fees/0/FeePercent` or `FullName`. */
export function fieldNameOf(path: string): string {
  return path
    .replace(/^[#/]+/, '')
    .replace(/^body\//, '')
    .replaceAll('/', '.');
}

/** The faults no field shows, as sentences under the server's own message, which is not said twice. */
export function unplacedMessage(message: string, unplaced: readonly FieldError[]): string {
  const further = unplaced.filter((error) => error.message !== message);
  return [message, ...further.map((error) => `${fieldNameOf(error.path)}: ${error.message}`)].join('\n');
}
