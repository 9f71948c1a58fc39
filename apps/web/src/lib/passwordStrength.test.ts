import { describe, expect, it } from 'vitest';
import { newPasswordFault, passwordStrength } from './passwordStrength.ts';

describe('the strength of a password', () => {
  it.each([
    ['Abc123!', 'tooShort'],
    ['aaaaaaaa1', 'weak'],
    ['matkhaudai', 'weak'],
    ['matkhau2026', 'fair'],
    ['MatKhau2026', 'fair'],
    ['MatKhau#2026', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'Vui lòng nhập mật khẩu'],
    ['Abc123', 'Mật khẩu phải có ít nhất 8 ký tự'],
    ['12345678', 'Mật khẩu phải có cả chữ và số'],
    ['matkhaudai', 'Mật khẩu phải có cả chữ và số'],
    ['matkhau2026', undefined],
  ])('%j: %s', (password, fault) => {
    expect(newPasswordFault(password)).toBe(fault);
  });
});
