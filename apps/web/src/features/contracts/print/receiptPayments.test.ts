import { expect, it } from 'vitest';
import type { DebtDocument, MoneyLine, ScheduleHistory } from '@so-the/api-client';
import { receiptPayments } from './receiptPayments.ts';

const line = {
  ScheduleID: 7,
  Amount: 540_000,
  Method: 1,
  PaymentID: 1,
  Kind: 2,
  ScheduleCode: 'HD000007',
  PaidAt: '2026-11-20T10:30:00+07:00',
  BusinessDate: '2026-11-20',
  Status: 1,
  CashGiven: 600_000,
  CreatedByName: 'Lê Thị Thu',
} as MoneyLine;
const debt = {
  Kind: 1,
  Amount: -900_000,
  At: '2026-11-20T09:15:00+07:00',
  Method: 2,
  BankCardName: 'VCB ···5600',
  CreatedByName: 'Trần Văn Chủ',
  Allocations: [
    { ScheduleID: 7, Amount: 300_000 },
    { ScheduleID: 8, Amount: 600_000 },
  ],
} as DebtDocument;
const history = { TopUps: [line], Adjustments: [debt] } as unknown as ScheduleHistory;

it('tells what was paid, into what, when by whom it was taken and what was handed over for it, oldest first', () => {
  expect(receiptPayments(7, history)).toEqual([
    { amount: 300_000, into: 'VCB ···5600', at: debt.At, by: 'Trần Văn Chủ' },
    { amount: 540_000, into: 'Tiền mặt', given: 600_000, back: 60_000, at: line.PaidAt, by: 'Lê Thị Thu' },
  ]);
});

it.each([
  ['a line that waits', { TopUps: [{ ...line, Status: 0 }], Adjustments: [] }],
  ['a cancelled line', { TopUps: [{ ...line, Status: 3 }], Adjustments: [] }],
  ['a cancelled payment', { TopUps: [], Adjustments: [{ ...debt, CancelReason: 'Thu nhầm' }] }],
  ['a discount', { TopUps: [], Adjustments: [{ ...debt, Kind: 3 }] }],
  [
    'a payment on another order',
    { TopUps: [], Adjustments: [{ ...debt, Allocations: [{ ScheduleID: 8, Amount: 1 }] }] },
  ],
])('%s is not paid', (_what, told) => {
  expect(receiptPayments(7, told as unknown as ScheduleHistory)).toEqual([]);
});
