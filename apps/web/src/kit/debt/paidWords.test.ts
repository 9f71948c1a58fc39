import { expect, it } from 'vitest';
import { paidWords } from './paidWords.ts';

it('names how much went, which way and whose it is', () => {
  expect(paidWords(1, 300_000, 'Nguyễn Thị Hạnh')).toBe('Đã thu 300.000\u00A0₫ của Nguyễn Thị Hạnh');
  expect(paidWords(2, 50_000, 'POS Tân Bình')).toBe('Đã trả 50.000\u00A0₫ cho POS Tân Bình');
});
