import { describe, expect, it } from 'vitest';
import {
  digitsRule,
  firstOf,
  inSentence,
  isEmpty,
  missing,
  moneyRule,
  numberRule,
  percentRule,
  phoneRule,
  reasonRule,
} from './fieldRules.ts';

describe('what a form says about a field', () => {
  it.each([
    ['Số điện thoại', 'số điện thoại'],
    ['SĐT 2', 'SĐT 2'],
    ['TK nhận tiền', 'TK nhận tiền'],
    ['TID', 'TID'],
    ['Ở', 'ở'],
    ['Đối tác', 'đối tác'],
    ['4 số cuối', '4 số cuối'],
  ])('"%s" stands in a sentence as "%s"', (label, inside) => {
    expect(inSentence(label)).toBe(inside);
  });

  it('asks to type or to choose', () => {
    expect(missing('Họ tên')).toBe('Vui lòng nhập họ tên');
    expect(missing('Ngân hàng', 'chọn')).toBe('Vui lòng chọn ngân hàng');
  });

  it.each([
    ['Nhập lại mật khẩu', 'Vui lòng nhập lại mật khẩu'],
    ['Chọn cửa hàng', 'Vui lòng chọn cửa hàng'],
    ['Tải ảnh lên', 'Vui lòng tải ảnh lên'],
  ])('says once what "%s" asks for', (label, complaint) => expect(missing(label)).toBe(complaint));

  it.each([
    ['0912 345 678', undefined],
    ['+84 912345678', undefined],
    ['12345', 'SĐT 2 không hợp lệ'],
  ])('a phone number %s → %s', (text, complaint) => {
    expect(phoneRule('SĐT 2')(text)).toBe(complaint);
  });

  it.each([
    ['1234', undefined],
    ['123', '4 số cuối không hợp lệ: nhập đúng 4 chữ số'],
    ['12a4', '4 số cuối không hợp lệ: nhập đúng 4 chữ số'],
  ])('the last four digits %s → %s', (text, complaint) => {
    expect(digitsRule('4 số cuối', { min: 4, max: 4 })(text)).toBe(complaint);
  });

  it.each([
    [1, undefined],
    [31, undefined],
    [0, 'Ngày sao kê không hợp lệ: nhập từ 1 đến 31'],
    [1.5, 'Ngày sao kê không hợp lệ: nhập từ 1 đến 31'],
  ])('a day of the month %s → %s', (day, complaint) => {
    expect(numberRule('Ngày sao kê', { min: 1, max: 31 })(day)).toBe(complaint);
  });

  it.each([
    [1_000_000_000_000, undefined],
    [-1_000_000_000_000, undefined],
    [1_000_000_000_001, 'Số tiền lớn nhất là 1.000.000.000.000\u00a0₫'],
    [-1_000_000_000_001, 'Số tiền lớn nhất là 1.000.000.000.000\u00a0₫'],
  ])('an amount of %d đồng → %s', (amount, complaint) => {
    expect(moneyRule(amount)).toBe(complaint);
  });

  it.each([
    [0, undefined],
    [100_000, undefined],
    [100_001, 'Tỷ lệ từ 0 đến 100%'],
  ])('a rate of %d thousandths of a percent → %s', (rate, complaint) => {
    expect(percentRule(rate)).toBe(complaint);
  });

  it('says the first thing that is wrong', () => {
    const rule = firstOf(moneyRule, (amount) => (amount === 0 ? 'Số tiền phải khác 0' : undefined));
    expect(rule(1e13)).toMatch(/^Số tiền lớn nhất/);
    expect(rule(0)).toBe('Số tiền phải khác 0');
    expect(rule(1)).toBeUndefined();
  });

  it.each([[null], [undefined], [''], ['   ']])('%j is not filled in', (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each([[0], [false], ['0']])('%j is filled in', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

it('asks for a reason of some characters, without the spaces around it', () => {
  expect(reasonRule(5)('  ngắn ')).toBe('Lý do cần ít nhất 5 ký tự');
  expect(reasonRule(5)('Thu nhầm')).toBeUndefined();
});
