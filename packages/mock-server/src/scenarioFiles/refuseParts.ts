import type { JsonObject } from '../contract/jsonObject.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import { Refused } from '../faults/refused.ts';
import { momentIn } from './scenarioFile.ts';

/** What was typed, as a sentence shows it: short, and on one line. */
export function shownName(text: string): string {
  return text.slice(0, 60).replaceAll(/\p{C}|\p{Z}/gu, ' ');
}

/** @throws Refused for a name that a record does not have, with the one that was meant */
export function refuseUnknown(given: JsonObject, known: readonly string[], place: string, whose: string): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const name = shownName(unknown);
  throw new Refused(`${place}${name}`, `${whose} không có "${name}"${hintOf(meantName(name, known))}`);
}

/** @throws Refused for what is no moment */
export function checkMoment(given: unknown, path: string, what: string): void {
  if (typeof given === 'string' && !Number.isNaN(momentIn(given))) return;
  throw new Refused(path, `${what} phải là một thời điểm từ năm 2000 đến 2199, ví dụ 2026-11-30T08:00`);
}
