import { dig, isJsonObject, type JsonObject } from '../contract/jsonObject.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import type { FaultRule, Turns } from './faultRule.ts';
import { readKind } from './readKind.ts';
import { readMatch } from './readMatch.ts';
import { Refused } from './refused.ts';

/** Rules at most. */
const MOST_RULES = 50;
const MOST_TURNS = 1_000_000;

/**
 * Reads rules from JSON somebody typed: `{ rules: [{ match: { operationId: 'payDebtCustomer' }, kind: 'answer' }] }`. Without
 * rules there are none.
 *
 * @throws Refused with one sentence for what makes no sense and for a rule that can never match
 */
export function readFaults(given: unknown): FaultRule[] {
  if (!isJsonObject(given)) throw new Refused('', 'Nội dung phải là một bản ghi có rules');
  refuseUnknown(given, ['rules'], '');
  const rules = Object.hasOwn(given, 'rules') ? given['rules'] : [];
  if (!Array.isArray(rules)) throw new Refused('rules', 'Phải là danh sách quy tắc');
  if (rules.length > MOST_RULES) throw new Refused('rules', `Tối đa ${MOST_RULES} quy tắc`);
  return rules.map((rule: unknown, place) => readRule(rule, `rules/${place}/`));
}

/**
 * Reads one rule from JSON somebody typed.
 *
 * @param place what a refusal puts before the part at fault
 * @throws Refused as {@link readFaults} does
 */
export function readRule(given: unknown, place = ''): FaultRule {
  if (!isJsonObject(given)) throw new Refused(place, 'Quy tắc phải là một bản ghi JSON');
  const { fault, fields } = readKind(given, place);
  refuseUnknown(given, ['match', 'skip', 'times', 'every', 'kind', ...fields], place);
  const match = Object.hasOwn(given, 'match') ? readMatch(given['match'], `${place}match/`) : {};
  return { match, ...readTurns(given, place), ...fault };
}

function readTurns(given: JsonObject, place: string): Turns {
  const turns: Turns = {};
  for (const [name, least] of [
    ['skip', 0],
    ['times', 1],
    ['every', 1],
  ] as const) {
    const value = dig(given, name);
    if (value === undefined) continue;
    if (!Number.isSafeInteger(value) || Number(value) < least || Number(value) > MOST_TURNS) {
      const never = name === 'times' && value === 0 ? 'Quy tắc 0 lần không bao giờ xảy ra, ' : '';
      throw new Refused(
        `${place}${name}`,
        `${never}${never ? 'phải' : 'Phải'} là số nguyên từ ${least} đến ${MOST_TURNS}`,
      );
    }
    turns[name] = Number(value);
  }
  return turns;
}

function refuseUnknown(given: JsonObject, known: readonly string[], place: string): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const name = unknown.slice(0, 60);
  throw new Refused(`${place}${name}`, `Quy tắc không có "${name}"${hintOf(meantName(name, known))}`);
}
