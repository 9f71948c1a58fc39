import { expect, it } from 'vitest';
import { reminderText } from './reminderText.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const payment = { bin: '970436', account: '1017595600', amount: 540_000, content: 'KH000008' };
const payee = { payment, bank: 'Vietcombank', holder: 'TRAN BINH MINH' };
const debt = { name: 'Nguyễn Thị Hạnh', what: 'Công nợ', amountLabel: 'Số tiền', content: 'KH000008' };

it('tells who, what by which day, how much and where to send it', () => {
  const reminder = { ...debt, what: 'Thẻ Techcombank •••• 4321 đến hạn', day: '2026-11-25', amount: 540_000 };
  expect(plain(reminderText(reminder, { shop: 'Thẻ Bình Minh', phone: '0912345678', payee }))).toBe(
    [
      'Thẻ Bình Minh xin nhắc Nguyễn Thị Hạnh:',
      'Thẻ Techcombank •••• 4321 đến hạn ngày 25/11/2026',
      'Số tiền: 540.000 ₫',
      'Chuyển khoản: Vietcombank 1017595600 · TRAN BINH MINH',
      'Nội dung: KH000008',
      'Liên hệ: 0912345678',
    ].join('\n'),
  );
});

it('leaves out what nobody knows', () => {
  const text = reminderText(debt, { shop: 'Thẻ Bình Minh', phone: undefined, payee: undefined });
  expect(text).toBe('Thẻ Bình Minh xin nhắc Nguyễn Thị Hạnh:\nCông nợ');
});
