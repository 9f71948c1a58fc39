import { operations, type OperationId } from '@so-the/api-client';

/** Deliberate failures, for developers and tests. Every transport injects them the same way. */
export interface Faults {
  /** Every matching call waits so long, in milliseconds. Default 0. */
  latencyMs: number;
  /** Share of matching calls that fail, 0 to 1. Default 1 when `status` or `drop` says how, else 0. */
  errorRate: number;
  /** HTTP status of a failing call, which is then not carried out; 0 leaves it to `drop`. Default 0. */
  status: number;
  /**
   * How a failing call loses its connection: `before` it is carried out, `after` it (the answer is lost), or `hang`: no
   * answer ever comes, until the client gives up. `true` means `before`. Default `false`.
   */
  drop: false | 'before' | 'after' | 'hang';
  /** Operation id or part of a path that a call must match; empty matches all. Default empty. */
  match: string;
}

/** How one call is to go wrong. */
export type FaultPlan = { delayMs: number } & (
  { failure: 'none' | 'before' | 'after' | 'hang' } | { failure: 'status'; status: number }
);

/** No failures. */
export const NO_FAULTS: Faults = { latencyMs: 0, errorRate: 0, status: 0, drop: false, match: '' };

const DROPS = ['before', 'after', 'hang'] as const;
const MAX_LATENCY_MS = 600_000;

/** Reads faults from JSON somebody typed; the part at fault is named when they make no sense. */
export function readFaults(input: unknown): { ok: true; faults: Faults } | { ok: false; path: string } {
  const given = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const unknown = [...given.keys()].find((key) => !(key in NO_FAULTS));
  if (unknown !== undefined) return { ok: false, path: unknown };
  const drop: unknown = given.get('drop') === true ? 'before' : (given.get('drop') ?? false);
  const status: unknown = given.get('status') ?? 0;
  const latencyMs: unknown = given.get('latencyMs') ?? 0;
  const match: unknown = given.get('match') ?? '';
  const errorRate: unknown = given.get('errorRate') ?? (status !== 0 || drop !== false ? 1 : 0);
  if (!isWithin(latencyMs, 0, MAX_LATENCY_MS)) return { ok: false, path: 'latencyMs' };
  if (!isWithin(errorRate, 0, 1)) return { ok: false, path: 'errorRate' };
  if (status !== 0 && !(isWithin(status, 400, 599) && Number.isInteger(status))) return { ok: false, path: 'status' };
  if (drop !== false && !isDrop(drop)) return { ok: false, path: 'drop' };
  if (typeof match !== 'string') return { ok: false, path: 'match' };
  return { ok: true, faults: { latencyMs, errorRate, status, drop, match } };
}

/** Decides how one call goes wrong. `chance` is a number from 0 to below 1. */
export function planFault(faults: Faults, id: OperationId, chance: number): FaultPlan {
  const matches = faults.match === '' || faults.match === id || operations[id].path.includes(faults.match);
  if (!matches) return { delayMs: 0, failure: 'none' };
  const delayMs = faults.latencyMs;
  if (chance >= faults.errorRate) return { delayMs, failure: 'none' };
  if (faults.drop !== false) return { delayMs, failure: faults.drop };
  return faults.status === 0 ? { delayMs, failure: 'none' } : { delayMs, failure: 'status', status: faults.status };
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && value >= low && value <= high;
}

function isDrop(value: unknown): value is (typeof DROPS)[number] {
  return DROPS.some((drop) => drop === value);
}
