import type { ApiFailure } from '@so-the/api-client';
import { RECORDED, UNSETTLED } from './sendPressed.ts';

/** Kinds of failure after which nobody knows whether the write happened. */
const UNSURE: ReadonlySet<string> = new Set(['timeout', 'server', 'malformed']);

/** Refusals that speak of a state which the page would not have offered: somebody was quicker. */
const PAGE_IS_OLD: ReadonlySet<string> = new Set([
  RECORDED,
  UNSETTLED,
  'Stale',
  'NotFound',
  'WrongStatus',
  'AlreadyCancelled',
  'AlreadyReversed',
  'HasLines',
  'NoDebt',
  'OverDebt',
]);

/** After these failures the shop's books may differ from what is shown, so it is read again. */
export function mayHaveChanged({ kind, code = '' }: ApiFailure): boolean {
  return UNSURE.has(kind) || PAGE_IS_OLD.has(code);
}
