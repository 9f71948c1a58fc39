import { expect, it } from 'vitest';
import { bankName, isBankCalled } from './bankName.ts';

it.each([
  ['ICB', 'VietinBank'],
  ['VBA', 'Agribank'],
  ['SEAB', 'SeABank'],
  ['VCB', 'VCB'],
  ['', ''],
  ['constructor', 'constructor'],
])('%s is called %s', (code, name) => expect(bankName(code)).toBe(name));

const VCB = { BankCode: 'VCB', BankName: 'Vietcombank' };
const ICB = { BankCode: 'ICB', BankName: 'VietinBank' };
const MB = { BankCode: 'MB', BankName: 'MBBank' };

it.each([
  [VCB, 'vcb'],
  [VCB, 'Ngân hàng TMCP Ngoại thương Việt Nam'],
  [VCB, 'NH Vietcombank'],
  [ICB, 'vietin'],
  [MB, 'MB Bank'],
  [MB, 'Ngân hàng Quân Đội'],
  [{ BankCode: 'ACB', BankName: 'ACB' }, 'Á Châu'],
])('%j is called %s', (bank, text) => expect(isBankCalled(bank, text)).toBe(true));

it.each([
  [VCB, 'vietin'],
  [MB, 'MBV'],
  [MB, ''],
  [VCB, 'Ngân hàng'],
])('%j is not called "%s"', (bank, text) => expect(isBankCalled(bank, text)).toBe(false));
