import { expect, it } from 'vitest';
import { statementText } from './statementText.ts';

const sums = {
  Name: 'Nguyễn Thị Hoa',
  Code: 'KH000008',
  Opening: 0,
  Increase: 540_000,
  Decrease: 40_000,
  Closing: 500_000,
};
const shop = 'Sổ Thẻ Cầu Giấy';
const days = '01/11/2026–20/11/2026';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('tells what arose, and where to pay what is owed', () => {
  const payment = { bin: '970436', account: '0011005600', amount: 500_000, content: 'KH000008' };
  const payee = { payment, bank: 'Vietcombank', holder: 'CTY SO THE' };
  expect(plain(statementText({ shop, days, sums, payee }))).toBe(
    [
      'Sổ Thẻ Cầu Giấy: bảng kê công nợ 01/11/2026–20/11/2026',
      'Nguyễn Thị Hoa (KH000008)',
      'Dư đầu: 0 ₫',
      'Tăng: 540.000 ₫',
      'Giảm: 40.000 ₫',
      'Dư cuối: 500.000 ₫',
      'Cần chuyển: 500.000 ₫',
      'Chuyển khoản: Vietcombank 0011005600 · CTY SO THE',
      'Nội dung: KH000008',
    ].join('\n'),
  );
});

it('names no account where nothing is to be paid', () => {
  expect(statementText({ shop, days, sums, payee: undefined })).not.toContain('Chuyển khoản');
});
