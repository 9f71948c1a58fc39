import type { Scenario } from '../seed/seedWorld.ts';
import type { FaultRule } from './faultRule.ts';

/** A line that is mostly slow, at times lost, at times answered by the proxy between. */
const FLAKY: readonly FaultRule[] = [
  { match: { operationId: 'login' }, kind: 'slow', medianMs: 600, p99Ms: 3000 },
  { match: { path: 'GetBy' }, skip: 4, every: 10, kind: 'answer', status: 503 },
  { match: { path: 'Add' }, skip: 2, every: 12, kind: 'lost', when: 'after' },
  { skip: 7, every: 12, kind: 'lost', when: 'before' },
  { kind: 'slow', medianMs: 650, p99Ms: 5000 },
];

/** The faults a scenario starts with: none, unless they are what it is about. */
export function faultsOf(scenario: Scenario): readonly FaultRule[] {
  return scenario === 'flaky-network' ? FLAKY : [];
}
