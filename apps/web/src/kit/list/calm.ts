import type { ApiFailure, OperationId } from '@so-the/api-client';
import type { ReadAnswer } from '../../api/declare.ts';

/** Failures that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['network', 'timeout', 'server', 'malformed']);

/**
 * The answer of a read that is asked again by itself: what is there stays as it is while it is asked anew, and while that fails
 * for a moment (counter.md §8). A right that was taken away is told, and so is what other filters ask for.
 */
export function calm<Id extends OperationId>(read: ReadAnswer<Id>): ReadAnswer<Id> {
  if (read.currentData === undefined) return read;
  const { kind } = (read.error ?? {}) as Partial<ApiFailure>;
  const error = kind !== undefined && PASSING.has(kind) ? undefined : read.error;
  return { ...read, error, isFetching: false };
}
