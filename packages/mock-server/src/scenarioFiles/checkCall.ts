import { operations, type OperationId } from '@so-the/api-client';
import { dig, isJsonObject, type JsonObject } from '../contract/jsonObject.ts';
import { operationParts } from '../contract/contractParts.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import { checkRequest } from '../contract/requestCheck.ts';
import { sampleOf } from '../contract/sample.ts';
import { PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import { Refused } from '../faults/refused.ts';
import { checkMoment, refuseUnknown, shownName } from './refuseParts.ts';
import { isSavedName, withSaved } from './savedNames.ts';
import { fieldsAt, mayStand, schemasAt } from './schemasAt.ts';

/** What an earlier call saved. */
export interface SavedName {
  /** Place of that call, counted from 0. */
  place: number;
  /** What the contract says of it. */
  schemas: JsonObject[];
}

/** A call as it was typed. */
interface Typed {
  /** Where it stands in the file. */
  path: string;
  /** What a refusal calls it. */
  title: string;
  id: OperationId;
  given: JsonObject;
}

const FIELDS = ['as', 'shop', 'at', 'call', 'args', 'save'];
const MOST_SAVED = 50;

/** What a refusal calls a call: "Lời gọi 2 (saveCustomer)". */
export function titleOf(place: number, id: OperationId): string {
  return `Lời gọi ${place + 1} (${id})`;
}

/**
 * Holds one call against the contract, with the names that earlier ones saved; its own are added.
 *
 * @throws Refused as the whole file's check does
 */
export function checkCall(given: unknown, place: number, saved: Map<string, SavedName>): void {
  const path = `calls/${place}`;
  if (!isJsonObject(given)) throw new Refused(path, `Lời gọi ${place + 1} phải là một bản ghi JSON`);
  const id = idOf(given, place);
  const call: Typed = { path, title: titleOf(place, id), id, given };
  refuseUnknown(given, FIELDS, `${path}/`, call.title);
  checkWho(call);
  if (given['at'] !== undefined) checkMoment(given['at'], `${path}/at`, `${call.title}: "at"`);
  checkArgs(call, saved);
  for (const [name, schemas] of savedBy(call)) {
    const earlier = saved.get(name);
    if (earlier) throw refusal(call, `save/${name}`, `tên "${name}" đã được lưu ở lời gọi ${earlier.place + 1}`);
    saved.set(name, { place, schemas });
  }
}

function idOf(given: JsonObject, place: number): OperationId {
  const call = dig(given, 'call');
  const path = `calls/${place}`;
  if (typeof call !== 'string')
    throw new Refused(path, `Lời gọi ${place + 1} thiếu "call": mã lời gọi, ví dụ saveCustomer`);
  const ids = Object.keys(operations) as OperationId[];
  const id = ids.find((each) => each === call);
  if (id === undefined) {
    const name = shownName(call);
    const hint = hintOf(meantName(name, ids));
    throw new Refused(`${path}/call`, `Lời gọi ${place + 1}: không có mã lời gọi "${name}"${hint}`);
  }
  if (operations[id].multipart) {
    throw new Refused(`${path}/call`, `${titleOf(place, id)} gửi tệp, kịch bản không mang theo tệp`);
  }
  return id;
}

function checkWho(call: Typed): void {
  const { as, shop } = call.given;
  const isNobodys = PUBLIC_OPERATIONS.has(call.id) && call.id !== 'login';
  if (isNobodys && as !== undefined) throw refusal(call, 'as', 'lời gọi này không cần đăng nhập, hãy bỏ "as"');
  if (!isNobodys && as === undefined) throw refusal(call, '', 'thiếu "as": tài khoản thực hiện');
  if (as !== undefined && (typeof as !== 'string' || as === '' || as.length > 60)) {
    throw refusal(call, 'as', '"as" phải là tên tài khoản');
  }
  if (shop !== undefined && !Number.isSafeInteger(shop)) throw refusal(call, 'shop', '"shop" phải là số cửa hàng');
}

/** Each name is tried with a sample of what it will stand for; what that sample cannot know shows when it is played. */
function checkArgs(call: Typed, saved: ReadonlyMap<string, SavedName>): void {
  const { args = {} } = call.given;
  if (!isJsonObject(args)) throw refusal(call, 'args', '"args" phải là một bản ghi JSON');
  if (call.id === 'login') {
    if (Object.keys(args).length > 0) throw refusal(call, 'args', 'mật khẩu là của kịch bản, hãy bỏ "args"');
    return;
  }
  const places: string[] = [];
  const sample = (name: string, path: readonly string[]): unknown => {
    const found = saved.get(name);
    if (!found) throw refusal(call, `args/${path.join('/')}`, notSaved(name, [...saved.keys()]));
    if (!mayStand(found.schemas, wantedAt(call.id, path))) {
      throw refusal(call, `args/${path.join('/')}`, `"$${name}" không cùng kiểu với ${shownName(path.at(-1) ?? '')}`);
    }
    places.push(path.join('/'));
    return sampleOf(found.schemas[0] ?? {});
  };
  const { body, ...query } = withNames(call, args, sample);
  const checked = checkRequest(call.id, { query, body });
  if (checked.ok) return;
  const faults = checked.errors.map(({ path, message }) => ({ place: placeOf(path), message }));
  const own = faults.filter(({ place }) => !places.some((each) => `${place}/`.startsWith(`${each}/`)));
  // A slip of the keys makes two faults: the name that was typed tells more than the one that is missing.
  const fault = own.find(({ place }) => hintAt(call.id, place) !== '') ?? own[0];
  if (!fault) return;
  const where = `${call.path}/args/${fault.place}`;
  const what = `args.${shownName(fault.place.replaceAll('/', '.'))}: ${fault.message}`;
  throw new Refused(where, `${call.title}, ${what}${hintAt(call.id, fault.place)}`);
}

/** @throws Refused for a text that only looks like a name */
function withNames(call: Typed, args: JsonObject, saved: Parameters<typeof withSaved>[1]): JsonObject {
  try {
    return withSaved(args, saved) as JsonObject;
  } catch (error) {
    if (!(error instanceof Refused) || error.path.startsWith('calls/')) throw error;
    throw refusal(call, `args/${error.path}`, error.message);
  }
}

/** A field of the body is named by its pointer, a parameter by its name. */
function placeOf(path: string): string {
  if (path !== '' && !path.startsWith('/')) return path;
  return `body${path}`;
}

/** The name that was likely meant by a field of the body which the contract does not have. */
function hintAt(id: OperationId, place: string): string {
  const [first, ...keys] = place.split('/');
  const name = keys.at(-1);
  const known = first === 'body' ? fieldsAt(operationParts(id).body, keys.slice(0, -1)) : [];
  if (name === undefined || known.length === 0 || known.includes(name) || /^\d+$/.test(name)) return '';
  return hintOf(meantName(name, known));
}

function wantedAt(id: OperationId, [first = '', ...rest]: readonly string[]): JsonObject[] {
  const { query, body } = operationParts(id);
  if (first === 'body') return schemasAt(body, rest);
  return schemasAt(query.find(({ name }) => name === first)?.schema, rest);
}

function notSaved(name: string, known: readonly string[]): string {
  return `không lời gọi nào trước đó lưu "${name}"${hintOf(meantName(name, known))}`;
}

function savedBy(call: Typed): [string, JsonObject[]][] {
  const { save = {} } = call.given;
  if (!isJsonObject(save)) throw refusal(call, 'save', '"save" phải là một bản ghi JSON');
  const names = Object.entries(save);
  if (names.length > MOST_SAVED) throw refusal(call, 'save', `tối đa ${MOST_SAVED} tên`);
  return names.map(([name, path]) => {
    const at = `save/${name}`;
    if (!isSavedName(name)) throw refusal(call, at, 'tên để lưu chỉ gồm chữ không dấu, số và _, bắt đầu bằng chữ');
    if (typeof path !== 'string') throw refusal(call, at, `"${name}" phải chỉ vào câu trả lời, ví dụ Data.CustomerID`);
    return [name, answeredAt(call, at, path)];
  });
}

function answeredAt(call: Typed, at: string, path: string): JsonObject[] {
  const keys = path.slice(0, 200).split('.');
  const { success } = operationParts(call.id);
  const schemas = schemasAt(success, keys);
  if (schemas.length > 0) return schemas;
  const broken = keys.findIndex((_, place) => schemasAt(success, keys.slice(0, place + 1)).length === 0);
  const known = fieldsAt(success, keys.slice(0, broken));
  const hint = hintOf(meantName(keys[broken] ?? '', known));
  throw refusal(call, at, `câu trả lời không có ${shownName(keys.slice(0, broken + 1).join('.'))}${hint}`);
}

function refusal({ path, title }: Typed, at: string, why: string): Refused {
  return new Refused(at === '' ? path : `${path}/${at}`, `${title}: ${why}`);
}
