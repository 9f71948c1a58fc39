import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { operationParts } from './contractParts.ts';
import { checkRequest } from './requestCheck.ts';

const customer = { FullName: 'Nguyễn Văn A', Phone: '0912345678', Status: 1 };

test('query text gets the types of the contract, empty values are left out', () => {
  const query = { PageIndex: '2', OnlyDebt: 'true', GeneralSearch: '0912', Status: '' };
  expect(checkRequest('listCustomers', { query })).toEqual({
    ok: true,
    args: { PageIndex: 2, OnlyDebt: true, GeneralSearch: '0912' },
  });
});

test.each([
  ['PageIndex', '0', 'Trang phải từ 1 trở lên'],
  ['PageIndex', '-1', 'Trang phải từ 1 trở lên'],
  ['PageIndex', '1e308', 'Trang phải là số nguyên'],
  ['PageIndex', '1.5', 'Trang phải là số nguyên'],
  ['PageIndex', '99999999999999999999', 'Trang không được quá 1.000.000'],
  ['PageIndex', ['1', '2'], 'Trang phải là số nguyên'],
  ['PageIndex', { a: 1 }, 'Trang phải là số nguyên'],
  ['PageSize', '1000000000', 'Số dòng/trang không được quá 500'],
  ['SortDir', 'sideways', 'Chiều sắp xếp không có trong danh sách cho phép'],
  ['GeneralSearch', 'x'.repeat(101), 'Tìm kiếm không được quá 100 ký tự'],
])('%s=%j is refused in Vietnamese', (name, value, message) => {
  const check = checkRequest('listCustomers', { query: { [name]: value } });
  expect(check).toEqual({ ok: false, errors: [{ path: name, message }] });
});

test('a required parameter left out is asked for by its label', () => {
  const check = checkRequest('listVoucherTypesByType', { query: {} });
  expect(check).toEqual({ ok: false, errors: [{ path: 'type', message: 'Vui lòng nhập thu/chi' }] });
});

test('a sound body passes as it came', () => {
  expect(checkRequest('saveCustomer', { body: customer })).toEqual({ ok: true, args: { body: customer } });
});

test('a body names each fault once, by JSON pointer and label', () => {
  const { FullName: _left, ...rest } = customer;
  const check = checkRequest('saveCustomer', { body: { ...rest, Phone: 'abc', IsAdmin: true } });
  expect(check.ok ? [] : check.errors.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/FullName', message: 'Vui lòng nhập họ tên' },
    { path: '/IsAdmin', message: 'Trường không có trong hợp đồng dữ liệu' },
    { path: '/Phone', message: expect.stringMatching(/^Số điện thoại /) as string },
  ]);
});

test.each([
  ['no body', undefined],
  ['null', null],
  ['a list', [customer]],
  ['text', 'FullName'],
  ['a prototype', JSON.parse('{"FullName":"A","Phone":"0912345678","Status":1,"__proto__":{"admin":true}}') as unknown],
  ['a constructor', { ...customer, constructor: { prototype: { polluted: 1 } } }],
])('%s is refused and pollutes nothing', (_name, body) => {
  expect(checkRequest('saveCustomer', { body }).ok).toBe(false);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test.each([
  ['pageIndex', 'Lời gọi này không có tham số pageIndex, có phải là PageIndex?'],
  ['PageSise', 'Lời gọi này không có tham số PageSise, có phải là PageSize?'],
  ['general_search', 'Lời gọi này không có tham số general_search, có phải là GeneralSearch?'],
  ['utm_source', 'Lời gọi này không có tham số utm_source'],
  ['x', 'Lời gọi này không có tham số x'],
])('the name %s is refused with the one that was meant', (name, message) => {
  expect(checkRequest('listCustomers', { query: { [name]: '1', PageSize: '20' } })).toEqual({
    ok: false,
    errors: [{ path: name, message }],
  });
});

test('a name in another case is taken for the right one in every call', () => {
  const calls = Object.keys(operations) as OperationId[];
  const missed = calls.flatMap((id) =>
    operations[id].query
      .filter((name) => !(operations[id].query as readonly string[]).includes(swapped(name)))
      .filter(
        (name) =>
          !JSON.stringify(checkRequest(id, { query: { [swapped(name)]: '1' } })).includes(`có phải là ${name}?`),
      )
      .map((name) => `${id} ${name}`),
  );
  expect(missed).toEqual([]);
});

test('unknown names can be passed over', () => {
  const query = { pageIndex: '2', utm_source: 'x', PageSize: '20' };
  expect(checkRequest('listCustomers', { query }, true)).toEqual({ ok: true, args: { PageSize: 20 } });
});

test('parameters named like parts of the prototype do nothing', () => {
  const query = JSON.parse('{"__proto__":{"PageIndex":3},"constructor":"x","PageIndex":"1"}') as Record<
    string,
    unknown
  >;
  expect(checkRequest('listCustomers', { query }, true)).toEqual({ ok: true, args: { PageIndex: 1 } });
  expect(checkRequest('listCustomers', { query })).toMatchObject({ ok: false });
});

test('a call without a body refuses one', () => {
  expect(checkRequest('cancelWithdrawal', { body: {} }).ok).toBe(false);
});

test.each(Object.keys(operations) as OperationId[])('%s has validators, and no object of its body is open', (id) => {
  const { body } = operationParts(id);
  expect(() => checkRequest(id, { query: {}, body: undefined })).not.toThrow();
  expect(openObjects(body, '')).toEqual([]);
});

/** Pointers of the objects that would accept any field; a condition stands beside the object it belongs to. */
function openObjects(schema: unknown, pointer: string): string[] {
  if (typeof schema !== 'object' || schema === null || pointer.endsWith('/allOf')) return [];
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  const inside = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${pointer}/${key}`));
  return isOpen ? [pointer, ...inside] : inside;
}

function swapped(name: string): string {
  const first = name.charAt(0);
  return (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + name.slice(1);
}
