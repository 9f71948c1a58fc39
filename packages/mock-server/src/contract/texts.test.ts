import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { CARD_VARIANTS, plainDigits } from '../testing/cardVariants.ts';
import { exampleOf } from '../testing/hostileInput.ts';
import { operationParts } from './contractParts.ts';
import { dig, isJsonObject } from './jsonObject.ts';
import { checkRequest, type RequestInput } from './requestCheck.ts';

/** A place of a call where people type. */
interface Place {
  id: OperationId;
  name: string;
  schema: unknown;
  put: (text: string) => RequestInput;
}

const PLACES = (Object.keys(operations) as OperationId[]).flatMap(placesOf);
const KEPT = PLACES.filter(({ id }) => operations[id].mutates);
const NUMBERS = new Set(['AccountBank', 'AccountNo', 'CCCD', 'Last4', 'Bin']);
const SECRETS = new Set(['Password', 'OldPassword', 'NewPassword', 'ConfirmPassword']);

test('every text that a call keeps loses the card number in it, or the call is refused at the field', () => {
  const texts = KEPT.filter(({ name }) => !NUMBERS.has(name) && !SECRETS.has(name));
  const left: string[] = [];
  for (const { id, name, put } of texts) {
    for (const variant of CARD_VARIANTS) {
      const request = checkRequest(id, put(variant));
      if (request.ok && textsIn(request.args).some((text) => /4111|1{6}/.test(plainDigits(text))))
        left.push(`${id} ${name} ${variant}`);
      if (!request.ok && !request.errors.some(({ path }) => path.includes(name)))
        left.push(`${id} ${name} ${JSON.stringify(request.errors)}`);
    }
  }
  expect(left).toEqual([]);
  expect(texts.length).toBeGreaterThan(120);
});

test('numbers of accounts stay as typed', () => {
  const accounts = PLACES.filter(({ name }) => name === 'AccountBank' || name === 'AccountNo');
  for (const { id, put } of accounts) {
    expect(JSON.stringify(checkRequest(id, put('4111111111111111')))).toContain('"4111111111111111"');
  }
  expect(accounts.map(({ id }) => id).toSorted()).toEqual([
    'createSchedule',
    'saveAff',
    'saveBankCard',
    'saveCustomer',
    'savePartner',
    'saveShop',
  ]);
});

test('passwords stay as typed, and so does what is only searched for', () => {
  const secret = 'Mật khẩu\u200b 4111111111111111';
  const passwords = PLACES.filter(({ name }) => SECRETS.has(name));
  for (const { id, put } of passwords) expect(JSON.stringify(checkRequest(id, put(secret)))).toContain(secret);
  expect(passwords.length).toBe(7);
  const found = checkRequest('listBankCards', { query: { GeneralSearch: ' 4111111111111111\u200b ' } });
  expect(found).toEqual({ ok: true, args: { GeneralSearch: '4111111111111111' } });
});

test('a security code is refused in every text that is kept, with a sentence at the field', () => {
  const texts = KEPT.filter(({ name }) => !NUMBERS.has(name) && !SECRETS.has(name));
  for (const { id, name, put } of texts) {
    const request = checkRequest(id, put('CVV 123'));
    const [told, ...others] = request.ok ? [] : request.errors;
    expect([id, told?.path.includes(name), others]).toEqual([id, true, []]);
    expect(told?.message).toMatch(/^\S.* không được chứa mã bảo mật \(CVV, PIN, OTP\) hay mật khẩu$/);
  }
});

test.each(['\u0000', '\u200b\u200d\ufeff', '\u202e\u2066', ' \u2800\u3164 ', '\u0007\u0000 '])(
  'a name of %j alone is empty, whoever it names',
  (nothing) => {
    const names = KEPT.filter(
      ({ name, schema }) => /Name$|^name$/.test(name) && name !== 'UserName' && Number(dig(schema, 'minLength')) > 0,
    );
    for (const { id, name, put } of names) {
      const request = checkRequest(id, put(nothing));
      const [told, ...others] = request.ok ? [] : request.errors;
      expect([id, told?.path.includes(name), others]).toEqual([id, true, []]);
      expect(told?.message).toMatch(/^Vui lòng nhập /);
    }
    expect(names.length).toBeGreaterThan(9);
  },
);

test('no text of any call keeps a sign that controls or turns what is shown', () => {
  const typed = 'Nguye\u0302\u0303n\u202e Hoa\u0000\u200b';
  const sound = PLACES.filter(({ name }) => !SECRETS.has(name)).flatMap(({ id, put }) => {
    const request = checkRequest(id, put(typed));
    return request.ok ? [JSON.stringify(request.args)] : [];
  });
  expect(sound.length).toBeGreaterThan(150);
  expect(sound.filter((args) => /\u202e|\\u0000|\u200b|\u0302/.test(args))).toEqual([]);
  const Note = 'Hẹn chiều\u202e mai\r\n👩‍👧';
  expect(checkRequest('addLogAction', { query: { MenuID: 1, ActionID: 1, Note } })).toMatchObject({
    args: { Note: 'Hẹn chiều mai\n👩‍👧' },
  });
});

test('where a code must keep its pattern a card number is refused by name', () => {
  const bill = exampleOf(operationParts('savePosCodeStatus').body);
  const request = checkRequest('savePosCodeStatus', { body: { ...(bill as object), PosCode: '4111-1111-1111-1111' } });
  expect(request).toEqual({ ok: false, errors: [{ path: '/PosCode', message: 'Mã POS không được chứa số thẻ' }] });
});

function placesOf(id: OperationId): Place[] {
  const { query, body } = operationParts(id);
  const required = query.filter((parameter) => parameter.required);
  const sound = {
    query: Object.fromEntries(
      required.map(({ name, schema }) => [name, exampleOf(schema) ?? (isText(schema) ? 'chữ' : 1)]),
    ),
    body: body && exampleOf(body),
  };
  const asked = query.filter(({ schema }) => isText(schema));
  const inQuery = asked.map(({ name, schema }) => {
    const put = (text: string) => ({ ...sound, query: { ...sound.query, [name]: text } });
    return { id, name, schema, put };
  });
  const inBody = Array.from(fieldsOf(body, sound.body), ({ name, schema, put }) => {
    return { id, name, schema, put: (text: string) => ({ ...sound, body: put(text) }) };
  });
  return [...inQuery, ...inBody];
}

interface Field {
  name: string;
  schema: unknown;
  put: (text: string) => unknown;
}

function* fieldsOf(schema: unknown, value: unknown): Generator<Field> {
  if (Array.isArray(value)) {
    for (const inner of fieldsOf(dig(schema, 'items'), value[0])) yield { ...inner, put: (text) => [inner.put(text)] };
  }
  if (!isJsonObject(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const own = dig(schema, 'properties', name);
    if (isText(own)) yield { name, schema: own, put: (text) => ({ ...value, [name]: text }) };
    for (const inner of fieldsOf(own, field))
      yield { ...inner, put: (text) => ({ ...value, [name]: inner.put(text) }) };
  }
}

function isText(schema: unknown): boolean {
  const isDay = ['date', 'date-time'].includes(String(dig(schema, 'format')));
  return dig(schema, 'type') === 'string' && dig(schema, 'enum') === undefined && !isDay;
}

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
