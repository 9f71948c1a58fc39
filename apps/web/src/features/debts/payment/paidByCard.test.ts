import { describe, expect, it } from 'vitest';
import { cardPaymentNote, paidByCard, swipePaying } from './paidByCard.ts';

describe('the note under a debt paid by card', () => {
  it('tells the fee and what the debt falls by', () => {
    const note = cardPaymentNote({ Amount: 10_000_001, CustomerFeePercent: 1_850 })?.replaceAll('\u00a0', ' ');
    expect(note).toBe('Phí 185.000 ₫, công nợ giảm 9.815.001 ₫.');
  });

  it.each([
    [null, 1_850],
    [10_000_000, null],
    [Number.MAX_SAFE_INTEGER, 1_850],
    [10_000_000, 999_999_999_999],
  ])('says nothing of %s đồng at %s', (Amount, CustomerFeePercent) => {
    expect(cardPaymentNote({ Amount, CustomerFeePercent })).toBeUndefined();
  });
});

describe('the swipe that is proposed for a debt', () => {
  it('pays the whole debt once its fee is off', () => {
    const Amount = swipePaying(540_000, 2_000);
    expect(Amount).toBe(551_020);
    expect(paidByCard({ Amount, CustomerFeePercent: 2_000 }).paid).toBe(540_000);
  });

  it.each([
    [540_000, null, 540_000],
    [540_000, 999_999_999_999, 540_000],
    [0, 2_000, null],
    [-1, 2_000, null],
  ])('of %s đồng at %s is %s', (missing, percent, amount) => {
    expect(swipePaying(missing, percent)).toBe(amount);
  });
});
