import { expect, it } from 'vitest';
import { statusStep } from './statusStep.ts';

const done = {
  Status: 2,
  Amount: 5_000_000,
  TotalPaidCard: 5_000_000,
  TotalSwipe: 5_000_000,
  FeeAmount: 90_000,
} as const;

it('names the fee that completing an order adds to the debt', () => {
  expect(statusStep(done, 4).explanation).toMatch(/phí 90\.000\s₫ được ghi vào công nợ/);
});

it('says of an order done in part that its fee follows what was done', () => {
  const { explanation } = statusStep({ ...done, TotalPaidCard: 4_000_000, TotalSwipe: 1_000_000 }, 4);
  expect(explanation).toMatch(/Đơn mới làm 4\.000\.000\s₫ trên 5\.000\.000\s₫: phí được tính theo số đã làm/);
  expect(explanation).toMatch(/90\.000\s₫ tạm tính là phí của cả đơn/);
});
