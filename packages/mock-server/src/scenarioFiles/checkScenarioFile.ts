import { isJsonObject } from '../contract/jsonObject.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import type { FaultRule } from '../faults/faultRule.ts';
import { readFaults } from '../faults/readFaults.ts';
import { Refused } from '../faults/refused.ts';
import { isScenario, isSize, SCENARIOS } from '../seed/seedWorld.ts';
import { checkCall, type SavedName } from './checkCall.ts';
import { checkMoment, refuseUnknown, shownName } from './refuseParts.ts';
import { MOST_CALLS, type ScenarioFile } from './scenarioFile.ts';

const FIELDS = ['from', 'seed', 'size', 'clock', 'calls', 'faults', 'openAt'];
const MOST_SEED = 4_294_967_295;
/** Never another site: two slashes, or a backslash, would lead there, and browsers pass over what is invisible. */
const OWN_ADDRESS = /^\/(?![/\\])[^\\\s\p{C}]{0,2000}$/u;

/**
 * Reads a scenario file and holds its calls against the contract; nothing is played.
 *
 * @throws Refused with the place and one Vietnamese sentence, for the first thing that makes no sense
 */
export function checkScenarioFile(given: unknown): ScenarioFile {
  if (!isJsonObject(given)) throw new Refused('', 'Kịch bản phải là một bản ghi JSON');
  refuseUnknown(given, FIELDS, '', 'Kịch bản');
  const { from, seed, size, clock, calls = [], openAt } = given;
  if (from === undefined) throw new Refused('', 'Kịch bản thiếu "from": tên kịch bản để bắt đầu');
  if (!isScenario(from)) throw new Refused('from', noScenario(from));
  if (seed !== undefined && !isWhole(seed, 0, MOST_SEED)) {
    throw new Refused('seed', `"seed" phải là số nguyên từ 0 đến ${MOST_SEED}`);
  }
  if (size !== undefined && !isSize(size)) throw new Refused('size', '"size" phải là small, medium hoặc large');
  if (clock === undefined) throw new Refused('', 'Kịch bản thiếu "clock": lúc bắt đầu, ví dụ 2026-11-30T08:00');
  checkMoment(clock, 'clock', '"clock"');
  if (!Array.isArray(calls)) throw new Refused('calls', '"calls" phải là danh sách lời gọi');
  if (calls.length > MOST_CALLS) throw new Refused('calls', `Kịch bản có tối đa ${MOST_CALLS} lời gọi`);
  const saved = new Map<string, SavedName>();
  for (const [place, call] of calls.entries()) checkCall(call, place, saved);
  checkFaults(given['faults']);
  if (openAt !== undefined && (typeof openAt !== 'string' || !OWN_ADDRESS.test(openAt))) {
    throw new Refused('openAt', '"openAt" phải là địa chỉ trong ứng dụng, bắt đầu bằng một dấu /');
  }
  return given as unknown as ScenarioFile;
}

function checkFaults(faults: unknown): FaultRule[] {
  if (faults === undefined) return [];
  if (!Array.isArray(faults)) throw new Refused('faults', '"faults" phải là danh sách lỗi thử');
  try {
    return readFaults({ rules: faults });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(error.path.replace(/^rules/, 'faults'), `Lỗi thử không dùng được: ${error.message}`);
  }
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;
}

function noScenario(from: unknown): string {
  if (typeof from !== 'string') return '"from" phải là tên một kịch bản có sẵn';
  const name = shownName(from);
  return `Không có kịch bản "${name}" để bắt đầu${hintOf(meantName(name, SCENARIOS))}`;
}
