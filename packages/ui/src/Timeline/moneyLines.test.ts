import { expect, it } from 'vitest';
import { groupSum, type MoneyLine } from './moneyLines.ts';

const line = (amount: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
  id: String(amount),
  at: '2026-11-20T09:00:00+07:00',
  amount,
  fund: 'Tiền mặt',
  status: { label: 'Thành công', tone: 'success' },
  ...more,
});

it('a group adds up what has moved, not what waits or was cancelled', () => {
  const lines = [
    line(30_000_000),
    line(5_000_000, { cancelled: true }),
    line(2_000_000, { onConfirm: () => undefined }),
  ];
  expect(groupSum({ id: 'pay', title: 'Nạp thẻ', lines })).toBe(30_000_000);
});

it("takes the server's sum when there is one", () => {
  expect(groupSum({ id: 'pay', title: 'Nạp thẻ', lines: [line(1)], sum: 7 })).toBe(7);
});
