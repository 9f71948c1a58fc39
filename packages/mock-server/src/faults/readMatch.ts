import { operations, type OperationId } from '@so-the/api-client';
import { fieldNames } from '../contract/fieldNames.ts';
import { isJsonObject } from '../contract/jsonObject.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import { isSecretName } from '../engine/redact.ts';
import { CONDITIONS, isCondition, type Match } from './faultRule.ts';
import { Refused } from './refused.ts';

const IDS = Object.keys(operations) as OperationId[];
const MOST_CONDITIONS = 20;
const LONGEST_TEXT = 200;

/**
 * Reads which calls are meant.
 *
 * @param place what a refusal puts before the part at fault
 * @param also further names that may have been meant by an unknown one
 * @throws Refused for what no call of the contract can ever be, with the name that was likely meant
 */
export function readMatch(given: unknown, place = '', also: readonly string[] = []): Match {
  if (!isJsonObject(given)) throw new Refused(place, 'Điều kiện phải là một bản ghi JSON');
  const { operationId, path, method, user, shop } = given;
  let ids = IDS;
  if (operationId !== undefined) ids = [idOf(operationId, `${place}operationId`)];
  if (path !== undefined) ids = withPath(ids, path, `${place}path`);
  if (method !== undefined) ids = withMethod(ids, method, `${place}method`);
  if (user !== undefined && !isUser(user)) throw new Refused(`${place}user`, 'Phải là số hoặc tên đăng nhập');
  if (shop !== undefined && !isNumber(shop)) throw new Refused(`${place}shop`, 'Phải là số của cửa hàng');
  const fields = Object.entries(given).filter(([name]) => !isCondition(name));
  if (fields.length > MOST_CONDITIONS) throw new Refused(place, `Tối đa ${MOST_CONDITIONS} trường`);
  for (const [name, value] of fields) {
    ids = withField(ids, { name, value }, `${place}${name.slice(0, LONGEST_TEXT)}`, also);
  }
  return given as Match;
}

/** @throws Refused for a name the contract does not know */
function idOf(name: unknown, place: string): OperationId {
  const id = IDS.find((each) => each === name);
  if (id !== undefined) return id;
  throw new Refused(place, `Không có lời gọi ${shown(name)}${hintOf(meantName(textOf(name), IDS))}`);
}

function withPath(ids: readonly OperationId[], part: unknown, place: string): OperationId[] {
  const wanted = textOf(part).toLowerCase();
  const found = ids.filter((id) => operations[id].path.toLowerCase().includes(wanted));
  if (wanted !== '' && found.length > 0) return found;
  const meant = meantName(wanted, [...new Set(ids.flatMap((id) => partsOf(operations[id].path)))]);
  throw new Refused(place, `Không đường dẫn nào có ${shown(part)}${hintOf(meant)}`);
}

/** A path, its beginnings, and its pieces: what a part of it may have been meant to be. */
function partsOf(path: string): string[] {
  const pieces = path.split('/').slice(1);
  const beginnings = pieces.map((_piece, place) => `/${pieces.slice(0, place + 1).join('/')}`);
  return [path, ...beginnings, ...pieces];
}

function withMethod(ids: readonly OperationId[], method: unknown, place: string): OperationId[] {
  const found = ids.filter((id) => operations[id].method === method);
  if (found.length > 0) return found;
  const taken = [...new Set(ids.map((id) => operations[id].method))].join(', ');
  throw new Refused(place, `Không có lời gọi nào như vậy bằng ${shown(method)}, chỉ có ${taken}`);
}

function withField(
  ids: readonly OperationId[],
  { name, value }: { name: string; value: unknown },
  place: string,
  also: readonly string[],
): OperationId[] {
  if (isSecretName(name)) throw new Refused(place, 'Không so sánh được trường bí mật');
  const found = ids.filter((id) => fieldNames(id).includes(name));
  if (found.length === 0) {
    const near = [...new Set([...CONDITIONS, ...also, ...ids.flatMap(fieldNames)])];
    const meant = meantName(name.slice(0, LONGEST_TEXT), near);
    throw new Refused(place, `Không lời gọi nào như vậy có trường ${shown(name)}${hintOf(meant)}`);
  }
  const isText = typeof value === 'string' && value.length <= LONGEST_TEXT;
  if (isText || typeof value === 'boolean' || Number.isFinite(value)) return found;
  throw new Refused(place, 'Phải là chữ, số hoặc đúng, sai');
}

function isUser(value: unknown): boolean {
  return isNumber(value) || (typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT);
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}

/** What was given as it may stand in a sentence: short, and nothing but text. */
function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : 'như vậy';
}
