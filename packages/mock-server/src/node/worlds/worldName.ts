/** Which world a caller is in is said by a header, or by the cookie that `/_mock/w/NAME` sets. */
import type { IncomingMessage } from 'node:http';

/** Cookie that names a world; the header is X-World. */
export const WORLD_COOKIE = 'mock-world';

const NAME = /^[a-z0-9-]{1,40}$/;

/** Whether a text may name a world. */
export function isWorldName(text: string): boolean {
  return NAME.test(text);
}

/** The world a request names, well or badly; the header counts before the cookie, and without both it is the empty name. */
export function namedWorld({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const header = headers['x-world'];
  if (header !== undefined) return String(header);
  const { cookie } = headers;
  if (cookie === undefined) return '';
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === WORLD_COOKIE)?.[1] ?? '';
}
