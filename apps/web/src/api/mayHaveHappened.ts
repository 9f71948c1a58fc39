import type { ApiErrorKind } from '@so-the/api-client';

/** True when a failed write may have been carried out all the same: the answer is missing, not negative. */
export function mayHaveHappened(kind: ApiErrorKind): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'server' || kind === 'malformed' || kind === 'cancelled';
}
