import { dig, isJsonObject } from './contract/jsonObject.ts';
import { NO_FAULT, NO_FAULTS, type FaultRule, type Faults, type Latency } from './faults.ts';

/** Rules at most. */
const MAX_RULES = 50;
const MAX_LATENCY_MS = 600_000;
const DROPS = ['before', 'after', 'hang'] as const;
const BODIES = ['truncated', 'html', 'empty'] as const;

/** What was read, or the part that makes no sense. */
type Read<Key extends string, Value> = ({ ok: true } & Record<Key, Value>) | { ok: false; path: string };

/** Reads faults from JSON somebody typed; the part at fault is named when they make no sense. */
export function readFaults(input: unknown): Read<'faults', Faults> {
  const { rules: given = [], ...own } = isJsonObject(input) ? input : {};
  const rule = readRule(own);
  if (!rule.ok) return rule;
  if (!Array.isArray(given) || given.length > MAX_RULES) return { ok: false, path: 'rules' };
  const rules: FaultRule[] = [];
  for (const [place, each] of given.entries()) {
    const read = isJsonObject(each) ? readRule(each) : { ok: false as const, path: '' };
    if (!read.ok) return { ok: false, path: `rules/${place}/${read.path}` };
    rules.push(read.rule);
  }
  return { ok: true, faults: { ...NO_FAULTS, ...rule.rule, rules } };
}

function readRule(given: Record<string, unknown>): Read<'rule', FaultRule> {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(NO_FAULT, key));
  if (unknown !== undefined) return { ok: false, path: unknown };
  const drop = given['drop'] === true ? 'before' : (given['drop'] ?? false);
  const status = given['status'] ?? 0;
  const body = given['body'] ?? false;
  const match = given['match'] ?? '';
  const saysHow = status !== 0 || drop !== false || body !== false;
  const errorRate = given['errorRate'] ?? (saysHow ? 1 : 0);
  const latencyMs = given['latencyMs'] ?? 0;
  if (!isLatency(latencyMs)) return { ok: false, path: 'latencyMs' };
  if (!isWithin(errorRate, 0, 1)) return { ok: false, path: 'errorRate' };
  if (status !== 0 && !(isWithin(status, 400, 599) && Number.isInteger(status))) return { ok: false, path: 'status' };
  if (drop !== false && !isOneOf(DROPS, drop)) return { ok: false, path: 'drop' };
  if (body !== false && !isOneOf(BODIES, body)) return { ok: false, path: 'body' };
  if (typeof match !== 'string' || match.length > 200) return { ok: false, path: 'match' };
  return { ok: true, rule: { latencyMs, errorRate, status, drop, body, match } };
}

function isLatency(value: unknown): value is number | Latency {
  if (!isJsonObject(value)) return isWithin(value, 0, MAX_LATENCY_MS);
  const [min, median, p95] = [dig(value, 'minMs'), dig(value, 'medianMs'), dig(value, 'p95Ms')];
  const isWhole = Object.keys(value).length === 3;
  return isWhole && isWithin(min, 0, p95) && isWithin(median, min, p95) && isWithin(p95, 0, MAX_LATENCY_MS);
}

function isWithin(value: unknown, low: unknown, high: unknown): value is number {
  return typeof value === 'number' && value >= Number(low) && value <= Number(high);
}

function isOneOf<Name>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value);
}
