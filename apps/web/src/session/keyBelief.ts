import { localArea, type Area } from './storage.ts';
import { parseObject } from './stored.ts';

/**
 * What this browser knows of how an API keeps the keys of writes:
 * - `unknown`: nothing was said of keys
 * - `announced`: an answer said that they are kept
 * - `proven`: an answer gave back the key its call came with, so that no proxy on the way drops it
 * - `doubted`: the key of a call did not come back
 */
export type KeyBelief = 'unknown' | 'announced' | 'proven' | 'doubted';

const KEY = 'keyBelief';
const beliefs: readonly string[] = ['announced', 'proven', 'doubted'] satisfies KeyBelief[];

/** What was found out while nobody was logged in, and what storage refuses; of an area that is replaced nothing stays. */
const heard = new WeakMap<Area, string>();

/** What is known of the API at that address; of another one nothing is. */
export function readKeyBelief(api: string): KeyBelief {
  const area = localArea();
  const kept = parseObject(area.get(KEY) ?? heard.get(area) ?? null);
  const belief = kept?.['api'] === api ? kept['belief'] : undefined;
  return isBelief(belief) ? belief : 'unknown';
}

/** Keeps it for the reloads and the other tabs of this session: a logout clears all local storage (specification §4). */
export function keepKeyBelief(api: string, belief: KeyBelief): void {
  const area = localArea();
  const text = JSON.stringify({ api, belief });
  heard.set(area, text);
  if (area.get('token') !== null) area.set(KEY, text);
}

function isBelief(value: unknown): value is KeyBelief {
  return typeof value === 'string' && beliefs.includes(value);
}

/** Where the browser would not let a call with a key pass, until the page is opened anew. */
const refused = new WeakMap<Area, string>();

/** Whether no key may go to the API at that address, because its origin does not allow the header. */
export function refusesKeys(api: string): boolean {
  return refused.get(localArea()) === api;
}

/** From now on no key goes to the API at that address. */
export function holdKeysBack(api: string): void {
  refused.set(localArea(), api);
}
