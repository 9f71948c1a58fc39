import { operations, type OperationId } from '@so-the/api-client';

/** How long matching calls wait, in milliseconds: the fastest, the one in the middle, and the slowest but one in twenty. */
export interface Latency {
  minMs: number;
  medianMs: number;
  p95Ms: number;
}

/** What comes instead of an answer: half of it, a page of the proxy between, or nothing. */
export type Spoil = 'truncated' | 'html' | 'empty';

/** How some calls go wrong. */
export interface FaultRule {
  /** Every matching call waits: so many milliseconds, or differently long as a network does. Default 0. */
  latencyMs: number | Latency;
  /** Share of matching calls that fail, 0 to 1. Default 1 when `status`, `drop` or `body` says how, else 0. */
  errorRate: number;
  /** HTTP status of a failing call, which is then not carried out; 0 leaves it to `drop` and `body`. Default 0. */
  status: number;
  /**
   * How a failing call loses its connection: `before` it is carried out, `after` it (the answer is lost), or `hang`: no
   * answer ever comes, until the client gives up. `true` means `before`. Default `false`.
   */
  drop: false | 'before' | 'after' | 'hang';
  /** What a failing call, which is carried out, answers instead of its envelope. Default `false`. */
  body: false | Spoil;
  /** Operation id or part of a path that a call must match; empty matches all. Default empty. */
  match: string;
}

/** Deliberate failures, for developers and tests. Every transport injects them the same way. */
export interface Faults extends FaultRule {
  /** Looked through first, in order: the first that matches a call decides. The fault beside them is for all other calls. */
  rules: readonly FaultRule[];
}

/** How one call is to go wrong. */
export type FaultPlan = { delayMs: number } & (
  | { failure: 'none' | 'before' | 'after' | 'hang' }
  | { failure: 'status'; status: number }
  | { failure: 'body'; body: Spoil }
);

/** A rule that does nothing. */
export const NO_FAULT: FaultRule = { latencyMs: 0, errorRate: 0, status: 0, drop: false, body: false, match: '' };

/** No failures. */
export const NO_FAULTS: Faults = { ...NO_FAULT, rules: [] };

/** Message of a call that fails because a fault says so. */
export const INJECTED_FAULT = 'Lỗi thử nghiệm';

/** Decides how one call goes wrong. `chance` gives a number from 0 to below 1 each time it is asked. */
export function planFault(faults: Faults, id: OperationId, chance: () => number): FaultPlan {
  const rule = [...faults.rules, faults].find((each) => matches(each, id));
  if (!rule) return { delayMs: 0, failure: 'none' };
  const delayMs = delayOf(rule.latencyMs, chance);
  if (chance() >= rule.errorRate) return { delayMs, failure: 'none' };
  if (rule.drop !== false) return { delayMs, failure: rule.drop };
  if (rule.status !== 0) return { delayMs, failure: 'status', status: rule.status };
  return rule.body === false ? { delayMs, failure: 'none' } : { delayMs, failure: 'body', body: rule.body };
}

/** What comes over the wire instead of an answer's text. */
export function spoiled(text: string, body: Spoil): string {
  if (body === 'empty') return '';
  return body === 'truncated' ? text.slice(0, Math.ceil(text.length / 2)) : '<html><body>502 Bad Gateway</body></html>';
}

function matches({ match }: FaultRule, id: OperationId): boolean {
  return match === '' || match === id || operations[id].path.includes(match);
}

/** Straight lines between the three marks; the slowest of all wait as much longer than p95 as p95 is above the median. */
function delayOf(latency: FaultRule['latencyMs'], chance: () => number): number {
  if (typeof latency === 'number') return latency;
  const { minMs, medianMs, p95Ms } = latency;
  const share = chance();
  if (share < 0.5) return Math.round(minMs + (medianMs - minMs) * (share / 0.5));
  if (share < 0.95) return Math.round(medianMs + (p95Ms - medianMs) * ((share - 0.5) / 0.45));
  return Math.round(p95Ms + (p95Ms - medianMs) * ((share - 0.95) / 0.05));
}
