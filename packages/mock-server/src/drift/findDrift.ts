import type { RecordedCall } from '../recording/recordedCall.ts';
import { judgeCall } from './judgeCall.ts';
import type { Finding } from './finding.ts';

/** What a number of calls show of an API. */
export interface Drift {
  /** Calls that were held against the contract. */
  judged: number;
  /** What is no call of the API, or came without its answer. */
  unjudged: number;
  /** Errors first, then by call. */
  findings: Finding[];
}

/** Holds calls and their answers against the contract; the same deviation at the same place is one finding. */
export function findDrift(calls: Iterable<RecordedCall>): Drift {
  const found = new Map<string, Finding>();
  let judged = 0;
  let number = 0;
  for (const call of calls) {
    number += 1;
    const { isJudged, deviations } = judgeCall(call);
    if (isJudged) judged += 1;
    for (const deviation of deviations) {
      const key = JSON.stringify([deviation.kind, deviation.operationId, deviation.where, deviation.says]);
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, { ...deviation, times: 1, firstCall: number });
    }
  }
  const findings = [...found.values()].toSorted(inOrder);
  return { judged, unjudged: number - judged, findings };
}

function inOrder(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  return a.operationId.localeCompare(b.operationId) || a.where.localeCompare(b.where);
}
