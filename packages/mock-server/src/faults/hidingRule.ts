import { operations } from '@so-the/api-client';
import type { FaultRule, Match } from './faultRule.ts';

/** The number of an earlier rule that takes every call a later one matches, without end. */
export function hidingRule(
  later: { match: Match },
  earlier: readonly { id: number; rule: FaultRule & { match: Match } }[],
): number | undefined {
  return earlier.find(({ rule }) => takesAll(rule) && isWider(rule.match, later.match))?.id;
}

function takesAll({ skip = 0, times, every = 1 }: FaultRule): boolean {
  return skip === 0 && times === undefined && every === 1;
}

/** Whether every call of the narrow match is one of the wide. */
function isWider(wide: Match, narrow: Match): boolean {
  return Object.entries(wide).every(([name, value]) => value === undefined || implies(narrow, name, value));
}

function implies(narrow: Match, name: string, value: unknown): boolean {
  if (Object.hasOwn(narrow, name) && narrow[name] === value) return true;
  const call = narrow.operationId === undefined ? undefined : operations[narrow.operationId];
  if (name === 'method') return call?.method === value;
  return name === 'path' && call !== undefined && call.path.toLowerCase().includes(String(value).toLowerCase());
}
