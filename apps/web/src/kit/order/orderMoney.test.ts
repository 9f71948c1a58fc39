import { describe, expect, it } from 'vitest';
import type { Schedule } from '@so-the/api-client';
import {
  debtEffect,
  leftToCollect,
  leftToCollectInTheEnd,
  leftToPayCard,
  leftToSend,
  leftToSendInTheEnd,
  leftToSwipe,
} from './orderMoney.ts';

function order(figures: Partial<Schedule>): Schedule {
  const none = { TotalPaidCard: 0, TotalSwipe: 0, TotalTopUp: 0, TotalSent: 0, TotalAdjust: 0, FeeAmount: 0 };
  return {
    Amount: 30_000_000,
    CustomerDebt: 0,
    DebtWithFee: 0,
    IsSettled: false,
    FeeMode: 2,
    CustomerFeePercent: 1800,
    ExtraFee: 0,
    ...none,
    ...figures,
  } as Schedule;
}

describe('the debt a money form shows', () => {
  it('leaves the provisional fee out while the order is not settled', () => {
    const working = order({ FeeAmount: 540_000, CustomerDebt: 30_000_000, DebtWithFee: 30_540_000 });
    expect(debtEffect(working, -30_000_000)).toEqual({
      label: 'Khách nợ đơn này (chưa tính phí)',
      before: 30_000_000,
      after: 0,
    });
  });

  it('is the ledger once the order is settled', () => {
    const settled = order({ IsSettled: true, CustomerDebt: 540_000, FeeAmount: 540_000 });
    expect(debtEffect(settled, -540_000)).toEqual({ label: 'Khách nợ đơn này', before: 540_000, after: 0 });
  });
});

describe('what an order still needs', () => {
  it('pays the card up to the sum asked for, and not below nothing', () => {
    expect(leftToPayCard(order({ TotalPaidCard: 10_000_000 }))).toBe(20_000_000);
    expect(leftToPayCard(order({ TotalPaidCard: 30_000_000 }))).toBeNull();
  });

  it('collects what the customer owes with the fee to come, and nothing from a customer who is owed', () => {
    expect(leftToCollect(order({ DebtWithFee: 540_000 }))).toBe(540_000);
    expect(leftToCollect(order({ DebtWithFee: -19_660_000 }))).toBeNull();
  });

  const due = { ServiceType: 1, FeeAmount: 540_000, DebtWithFee: 540_000 } as const;
  const paid = { ...due, TotalPaidCard: 30_000_000, CustomerDebt: 30_000_000, DebtWithFee: 30_540_000 };
  it.each([
    ['the fee, before the card is paid', due, 540_000],
    ['the fee, not what the swipe will bring', paid, 540_000],
    [
      'the fee of a card that paid a debt once, as it is in the debt already',
      { ...due, FeeAmount: 548_000, CustomerDebt: 8_000, DebtWithFee: 548_000 },
      548_000,
    ],
    ['nothing where the swipe will bring the fee too', { ...paid, FeeMode: 1 }, null],
    ['what a settled order is owed', { ...due, IsSettled: true, DebtWithFee: 200_000 }, 200_000],
  ] as const)('collects in the end %s', (_case, figures, amount) => {
    expect(leftToCollectInTheEnd(order(figures))).toBe(amount);
  });

  const swiped = { TotalSwipe: 20_000_000, FeeAmount: 340_000 };
  it.each([
    ['net of the fee that is kept back', { ...swiped, FeeMode: 1, DebtWithFee: -19_660_000 }, 19_660_000],
    ['in full when the fee is collected apart', { ...swiped, FeeMode: 2, DebtWithFee: -19_660_000 }, 20_000_000],
    ['in full once the fee was collected', { ...swiped, TotalTopUp: 340_000, DebtWithFee: -20_000_000 }, 20_000_000],
    ['no more than was swiped once the fee was offset', { ...swiped, TotalAdjust: -340_000, DebtWithFee: 0 }, null],
    ['nothing before anything was swiped', {}, null],
  ] as const)('sends %s', (_case, figures, amount) => {
    expect(leftToSend(order(figures))).toBe(amount);
  });

  const withdrawal = { ServiceType: 2, Amount: 20_000_000, FeeAmount: 340_000, DebtWithFee: 340_000 } as const;
  it.each([
    ['a withdrawal less its fee', { ...withdrawal, FeeMode: 1 }, 19_660_000],
    ['a withdrawal in full when its fee is collected apart', { ...withdrawal, FeeMode: 2 }, 20_000_000],
    [
      'nothing of a due card, whose swipe pays back what was paid in',
      { ServiceType: 1, FeeAmount: 540_000, DebtWithFee: 540_000 },
      null,
    ],
  ] as const)('will send %s, before anything was swiped', (_case, figures, amount) => {
    expect(leftToSendInTheEnd(order(figures))).toBe(amount);
  });

  it.each([
    ['what was asked for, less what was swiped', { ServiceType: 2, TotalSwipe: 10_000_000 }, 20_000_000],
    ['what was paid in, where that is more', { ServiceType: 1, TotalPaidCard: 31_000_000 }, 31_000_000],
    ['the fee too where it is kept back from a due card', { ServiceType: 1, FeeMode: 1 }, 30_549_899],
    ['nothing once all is swiped', { ServiceType: 1, TotalSwipe: 30_000_000 }, null],
  ] as const)('swipes %s', (_case, figures, amount) => {
    expect(leftToSwipe(order(figures))).toBe(amount);
  });
});
