import { operations, type OperationId } from '@so-the/api-client';
import { prepareRequestCheck } from './requestCheck.ts';
import { prepareResponseCheck } from './responseCheck.ts';

/**
 * Compiles the validators of one call after the other, so that no first call waits for its own: each time it is called
 * those of one more, which keeps the process busy for a moment only.
 *
 * @returns whether all are compiled
 */
export function compilingAhead(ids: readonly OperationId[] = Object.keys(operations) as OperationId[]): () => boolean {
  const left = [...ids];
  return () => {
    const id = left.shift();
    if (id !== undefined) compileFor(id);
    return left.length === 0;
  };
}

/** Compiles all validators of one call. */
export function compileFor(id: OperationId): void {
  prepareRequestCheck(id);
  prepareResponseCheck(id);
}
