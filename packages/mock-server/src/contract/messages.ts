import type { FieldError } from '@so-the/api-client';
import type { ErrorObject } from 'ajv';
import { dig } from './jsonObject.ts';

/** Most faults one answer lists. */
const FAULT_LIMIT = 20;

const TYPES: Record<string, string> = {
  integer: 'Phải là số nguyên',
  number: 'Phải là số',
  string: 'Phải là chữ',
  boolean: 'Phải là đúng hoặc sai',
  array: 'Phải là danh sách',
  object: 'Phải là một bản ghi',
};

/** The faults a validator found, as Vietnamese messages, one for each place. */
export function fieldErrors(errors: readonly ErrorObject[], pathOf: (pointer: string) => string): FieldError[] {
  const byPath = new Map<string, string>();
  for (const error of withoutConditions(errors)) {
    const path = pathOf(pointerOf(error));
    if (!byPath.has(path)) byPath.set(path, messageOf(error));
    if (byPath.size === FAULT_LIMIT) break;
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** A condition that is not kept is told by what it demands. */
export function withoutConditions(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ keyword }) => keyword !== 'if');
}

/** JSON pointer of the field at fault: for a missing or a surplus field the field itself, not the record around it. */
export function pointerOf(error: ErrorObject): string {
  const field = fieldOf(error);
  if (field === undefined) return error.instancePath;
  return `${error.instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function fieldOf({ params }: ErrorObject): string | undefined {
  const field: unknown = params['missingProperty'] ?? params['additionalProperty'];
  return typeof field === 'string' ? field : undefined;
}

/** Vietnamese name of the field at fault: the `title` its schema has in the contract. */
function labelOf(error: ErrorObject): string | undefined {
  const schema: unknown = error.parentSchema;
  const field = fieldOf(error);
  const title = field === undefined ? dig(schema, 'title') : dig(schema, 'properties', field, 'title');
  return typeof title === 'string' ? title : undefined;
}

function messageOf(error: ErrorObject): string {
  const label = labelOf(error);
  const limit = String(error.params['limit']);
  const isLeftOut =
    ['required', 'dependentRequired'].includes(error.keyword) || (error.keyword === 'minLength' && limit === '1');
  if (isLeftOut) return label ? missing(label) : 'Vui lòng nhập trường này';
  const fault = faultOf(error, limit);
  return label ? `${label} ${lowerFirst(fault)}` : fault;
}

/** The complaint about a field left out; a label that is a request itself is not asked for twice. */
function missing(label: string): string {
  const asked = lowerFirst(label);
  return /^(?:nhập|chọn|tải) /.test(asked) ? `Vui lòng ${asked}` : `Vui lòng nhập ${asked}`;
}

function faultOf({ keyword, params }: ErrorObject, limit: string): string {
  switch (keyword) {
    case 'additionalProperties':
      return 'Trường không có trong hợp đồng dữ liệu';
    case 'type':
      return typeof params['type'] === 'string' ? (TYPES[params['type']] ?? 'Không hợp lệ') : 'Không hợp lệ';
    case 'enum':
    case 'const':
      return 'Không có trong danh sách cho phép';
    case 'minimum':
      return `Phải từ ${grouped(limit)} trở lên`;
    case 'maximum':
      return `Không được quá ${grouped(limit)}`;
    case 'minLength':
      return `Phải có ít nhất ${limit} ký tự`;
    case 'maxLength':
      return `Không được quá ${limit} ký tự`;
    case 'minItems':
      return `Phải có ít nhất ${limit} dòng`;
    case 'maxItems':
      return `Không được quá ${limit} dòng`;
    default:
      return 'Không hợp lệ';
  }
}

/** Digits of a number in groups of three, as people in Vietnam write them. */
function grouped(number: string): string {
  return number.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** Labels such as "SĐT 2" begin with an abbreviation and stay as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu}\s/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
