import { expect, it } from 'vitest';
import { faultsAt, fieldNameOf, unplacedMessage } from './fieldErrors.ts';

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

it('tells the faults that no field can show, and never a name of the wire', () => {
  const fault = { path: '/Version', message: 'Phải là số nguyên' };
  expect(unplacedMessage('Dữ liệu gửi lên không hợp lệ', [fault, { ...fault, path: '/ID' }])).toBe(
    'Dữ liệu gửi lên không hợp lệ\nPhải là số nguyên',
  );
});

it('does not say a refusal of the whole record twice', () => {
  const message = 'Vui lòng chọn thẻ, đơn hoặc quỹ';
  expect(unplacedMessage(message, [{ path: '/CardDataID', message }])).toBe(message);
});

it('finds the field of a form whose values are not what is sent', () => {
  const failure = { kind: 'contract', message: 'Dữ liệu gửi lên không hợp lệ' };
  const errors = [{ path: '/Rows/0/Amount', message: 'Số tiền phải là số nguyên' }];
  const moved = faultsAt({ ...failure, errors }, (sent) => sent.replace('Rows.0.', ''));
  expect(moved).toEqual({ ...failure, errors: [{ path: 'Amount', message: 'Số tiền phải là số nguyên' }] });
});

it('leaves alone what failed without a fault of a field', () => {
  const lost = new Error('Máy chủ chưa trả lời kịp');
  expect(faultsAt(lost, () => 'Amount')).toBe(lost);
});
