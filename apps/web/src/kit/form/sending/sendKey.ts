import type { ApiErrorKind } from '@so-the/api-client';

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
export function keyFor(body: unknown, unsettled: SentBody | null, newKey: () => string = randomKey): SentBody {
  const text = JSON.stringify(body);
  return unsettled?.body === text ? unsettled : { body: text, key: newKey() };
}

/** True when a failed call may have been carried out all the same: the answer is missing, not negative. */
export function mayHaveHappened(kind: ApiErrorKind): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'server' || kind === 'malformed' || kind === 'cancelled';
}

/** 128 random bits as hex; unlike `crypto.randomUUID` it also works on a plain http address of a shop's own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
