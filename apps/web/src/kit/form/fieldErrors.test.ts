import { expect, it } from 'vitest';
import { fieldNameOf, unplacedMessage } from './fieldErrors.ts';

it.each([
  ['/FullName', 'FullName'],
  ['/Fees/0/FeePercent', 'Fees.0.FeePercent'],
  ['#/Phone', 'Phone'],
  ['/body/Phone', 'Phone'],
  ['body/Phone', 'Phone'],
  ['CustomerID', 'CustomerID'],
])('a fault at %s belongs to the field %s', (path, name) => {
  expect(fieldNameOf(path)).toBe(name);
});

it('names the faults that no field can show', () => {
  const fault = { path: '/Version', message: 'phải là số nguyên' };
  expect(unplacedMessage('Dữ liệu gửi lên không hợp lệ', [fault])).toBe(
    'Dữ liệu gửi lên không hợp lệ\nVersion: phải là số nguyên',
  );
});

it('does not say a refusal of the whole record twice', () => {
  const message = 'Vui lòng chọn thẻ, đơn hoặc quỹ';
  expect(unplacedMessage(message, [{ path: '/CardDataID', message }])).toBe(message);
});
