import { expect, test } from 'vitest';
import { commissionsLost, commissionsPaid } from './commissionWords.ts';

const orders = [
  { ScheduleID: 1, ScheduleCode: 'HD000001', Remain: 500_000, CommissionWaiting: 30_000 },
  { ScheduleID: 2, ScheduleCode: 'HD000002', Remain: -200_000, CommissionWaiting: 9_000 },
  { ScheduleID: 3, ScheduleCode: 'HD000003', Remain: 400_000, CommissionWaiting: 20_000 },
  { ScheduleID: 4, ScheduleCode: 'HD000004', Remain: 100_000 },
];

test.each([
  ['a part makes none owed', 499_999, null, undefined],
  ['the oldest comes first', 500_000, null, 'Trả đủ HD000001: hoa hồng 30.000 ₫ phải trả từ ngày thu.'],
  ['the chosen one comes first', 400_000, 3, 'Trả đủ HD000003: hoa hồng 20.000 ₫ phải trả từ ngày thu.'],
  ['what is left reaches the next', 900_000, 3, 'Trả đủ HD000003, HD000001: hoa hồng 50.000 ₫ phải trả từ ngày thu.'],
  ['an order without commission makes none owed', 100_000, 4, undefined],
])('%s', (_what, amount, chosen, words) => {
  expect(commissionsPaid(orders, amount, chosen)?.replaceAll(/\s/g, ' ')).toBe(words);
});

test('what is given up loses the commission of every order it reaches, in part too', () => {
  expect(commissionsLost(orders, 500_001)?.replaceAll(/\s/g, ' ')).toBe(
    'Không phải trả hoa hồng 50.000 ₫ của HD000001, HD000003 nữa.',
  );
  expect(commissionsLost(orders, 0)).toBeUndefined();
});
