import type { Request } from 'express';

/** Names and values of the query, in the order they came. */
export function queryOf({ originalUrl }: Request<unknown, unknown, unknown>): [name: string, value: string][] {
  const start = originalUrl.indexOf('?');
  return start === -1 ? [] : [...new URLSearchParams(originalUrl.slice(start + 1))];
}
