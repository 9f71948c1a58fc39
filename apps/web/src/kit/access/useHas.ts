import { useSyncExternalStore } from 'react';
import type { OperationId } from '@so-the/api-client';
import { missingCalls, onMissingCall } from '../../api/missingCalls.ts';

/** Tells whether the API has all of some calls: what needs one that it lacks is offered to nobody, as without the right. */
export function useHas(...calls: readonly OperationId[]): boolean {
  const missing = useSyncExternalStore(onMissingCall, missingCalls, missingCalls);
  return calls.every((call) => !missing.has(call));
}
