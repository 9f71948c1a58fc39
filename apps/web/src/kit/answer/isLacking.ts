import { areOthers } from '../../api/askedRows.ts';
import { isMissing } from '../../api/missingCalls.ts';

/** Whether trying again is in vain: the API does not have the call, or passes over what it was asked by (real-api §3). */
export function isLacking(error: unknown): boolean {
  return isMissing(error) || areOthers(error);
}
