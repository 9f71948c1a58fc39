import { operations } from '@so-the/api-client';
import { HEADERS, KEY_HEADER, type Ends, type Reason } from './tellTrouble.ts';

/** Longest wait for each look, in milliseconds. */
const PATIENCE_MS = 5000;

/** What the page's own policy refused: the API, or an address that the API led a call to. */
export type Blocked = Extract<Reason, 'policy' | 'moved'>;

/**
 * Looks why the API cannot be called: whether it answers anybody, whether it lets this origin read, whether it takes each
 * header. Nothing of the session is sent: the headers are empty.
 *
 * @param blocked what the policy has refused until now
 * @returns undefined when everything goes through again
 */
export async function findTrouble(
  { apiBaseUrl, keys }: Omit<Ends, 'page'>,
  blocked: () => Blocked | undefined,
): Promise<Reason | undefined> {
  const before = blocked();
  if (before) return before;
  const address = apiBaseUrl + operations.listActiveShops.path;
  const [answers, allows] = await Promise.all([goesThrough(address, { mode: 'no-cors' }), goesThrough(address)]);
  const meanwhile = blocked();
  if (meanwhile) return meanwhile;
  if (!allows) return answers ? 'origin' : 'silent';
  const names = keys === 'key' ? [...HEADERS, KEY_HEADER] : HEADERS;
  const taken = await Promise.all(names.map((name) => goesThrough(address, { headers: { [name]: valueOf(name) } })));
  const missing = names.filter((_name, place) => taken[place] !== true);
  return missing.length > 0 ? { missing } : undefined;
}

/** An empty type would need no permission; the others do whatever they hold. */
function valueOf(name: string): string {
  return name === 'Content-Type' ? 'application/json' : '';
}

async function goesThrough(address: string, options: RequestInit = {}): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(address, { ...options, signal, credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
