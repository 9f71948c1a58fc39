import { newKey } from '../../../api/keyKeeping.ts';

/** A body that was sent, and the key it was sent with. */
export interface SentBody {
  body: string;
  key: string;
}

/**
 * The key to send a confirmed body with. A body whose last sending has no known outcome keeps its key, so that the
 * server carries it out at most once; any other body gets a new key.
 *
 * @param unsettled the last sending, when nobody knows whether it was carried out
 */
export function keyFor(body: unknown, unsettled: SentBody | null): SentBody {
  const text = JSON.stringify(body);
  return unsettled?.body === text ? unsettled : { body: text, key: newKey() };
}
