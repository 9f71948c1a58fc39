import { operations, type OperationId } from '@so-the/api-client';
import { prepareRequestCheck } from './requestCheck.ts';
import { prepareResponseCheck } from './responseCheck.ts';

/**
 * Compiles the validators of all calls one after the other whenever the process has nothing else to do, so that no
 * first call waits for its own; each keeps the process neither busy for long nor alive.
 */
export function compileAhead(ids: readonly OperationId[] = Object.keys(operations) as OperationId[]): void {
  const [id, ...rest] = ids;
  if (id === undefined) return;
  setImmediate(() => {
    compileFor(id);
    compileAhead(rest);
  }).unref();
}

/** Compiles all validators of one call. */
export function compileFor(id: OperationId): void {
  prepareRequestCheck(id);
  prepareResponseCheck(id);
}
