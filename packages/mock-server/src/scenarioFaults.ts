import { NO_FAULT, NO_FAULTS, type Faults } from './faults.ts';
import type { Scenario } from './seed/seedWorld.ts';

/** A line that is mostly slow, at times lost, at times answered by the proxy between. */
const FLAKY: Faults = {
  ...NO_FAULTS,
  rules: [
    { ...NO_FAULT, match: 'login', latencyMs: { minMs: 200, medianMs: 600, p95Ms: 2500 } },
    { ...NO_FAULT, match: 'GetBy', latencyMs: { minMs: 150, medianMs: 700, p95Ms: 5000 }, status: 503, errorRate: 0.1 },
    {
      ...NO_FAULT,
      match: 'Add',
      latencyMs: { minMs: 200, medianMs: 900, p95Ms: 4000 },
      drop: 'after',
      errorRate: 0.08,
    },
    { ...NO_FAULT, latencyMs: { minMs: 150, medianMs: 600, p95Ms: 4000 }, drop: 'before', errorRate: 0.08 },
  ],
};

/** The faults a scenario starts with: none, unless they are what it is about. */
export function faultsOf(scenario: Scenario): Faults {
  return scenario === 'flaky-network' ? FLAKY : NO_FAULTS;
}
