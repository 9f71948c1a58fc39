import { describe, expect, test } from 'vitest';
import { LINE_KIND, type LineKind } from '../records/schedule.ts';
import { codeOf, imageOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { updateNote } from '../remarks/remarks.ts';
import { cancelLine } from './cancelLine.ts';
import { addLine, addWaitingLine } from './moneyLines.ts';
import { orderTotals } from './orderTotals.ts';
import { addWithdrawal } from './swipes.ts';
import { warningsOf } from './warnings.ts';

const MILLION = 1_000_000;
const OverrideReason = 'Khách nhờ nạp thêm phí';

/** An order of 30 triệu at work, on a card of so much credit. */
function atWork(LimitAmount?: number) {
  const shop = openShop();
  const { world, owner, cardId } = shop;
  const card = world.cards.get(cardId);
  if (card) world.cards.put({ ...card, LimitAmount });
  const order = startOrder(shop, { Amount: 30 * MILLION });
  const command = (Amount: number, more: object = {}) => ({
    ScheduleID: order.ScheduleID,
    Amount,
    Method: 1 as const,
    ...more,
  });
  const add = (kind: LineKind, Amount: number, more?: object) => addLine(world, kind, command(Amount, more), owner);
  const wait = (kind: LineKind, Amount: number, more?: object) =>
    addWaitingLine(world, kind, command(Amount, more), owner);
  const flags = () => {
    const row = world.schedules.get(order.ScheduleID) ?? order;
    return warningsOf(world, row, orderTotals(world, row), owner).filter(({ Code }) => Code === 'C11');
  };
  return { ...shop, order, add, wait, flags };
}

describe('W12: a card payment', () => {
  test.each([
    ['of what the order asks for', undefined, [], 30 * MILLION, 'done'],
    ['of one đồng more', undefined, [], 30 * MILLION + 1, 'NeedReason'],
    ['of the rest', undefined, [20 * MILLION], 10 * MILLION, 'done'],
    ['of more than the rest', undefined, [20 * MILLION], 10 * MILLION + 1, 'NeedReason'],
    ['of the card’s limit', 20 * MILLION, [], 20 * MILLION, 'done'],
    ['over the card’s limit', 20 * MILLION, [], 20 * MILLION + 1, 'NeedReason'],
    ['that fills the card over its limit', 20 * MILLION, [15 * MILLION], 6 * MILLION, 'NeedReason'],
  ] as const)('%s', (_case, limit, before, amount, code) => {
    const { world, add } = atWork(limit);
    for (const paid of before) must(add(LINE_KIND.payCard, paid));
    const image = imageOf(world);
    const result = add(LINE_KIND.payCard, amount);
    expect(codeOf(result)).toBe(code);
    if (code === 'done') return;
    expect(result).toMatchObject({ field: 'OverrideReason' });
    expect(codeOf(add(LINE_KIND.payCard, amount, { OverrideReason: ' a b ' }))).toBe('NeedReason');
    expect(imageOf(world)).toBe(image);
    const line = must(add(LINE_KIND.payCard, amount, { OverrideReason }));
    expect(line).toMatchObject({ OverrideReason, RuleWarnings: [{ Code: 'W12', Level: 1 }], Status: 1 });
  });

  test('leaves room again once the card was swiped, and once a payment was cancelled', () => {
    const { world, owner, order, posId, add } = atWork(20 * MILLION);
    must(add(LINE_KIND.payCard, 20 * MILLION));
    must(addWithdrawal(world, { ScheduleID: order.ScheduleID, PosID: posId, Amount: 20 * MILLION }, owner));
    const { PaymentID } = must(add(LINE_KIND.payCard, 10 * MILLION));
    expect(codeOf(add(LINE_KIND.payCard, 1))).toBe('NeedReason');
    must(cancelLine(world, LINE_KIND.payCard, { PaymentID, Reason: 'Nạp nhầm thẻ' }, owner));
    expect(must(add(LINE_KIND.payCard, 10 * MILLION)).RuleWarnings).toBeUndefined();
  });

  test('that waits is asked about when it is noted and again when it is confirmed', () => {
    const { add, wait } = atWork();
    expect(codeOf(wait(LINE_KIND.payCard, 31 * MILLION))).toBe('NeedReason');
    const { PaymentID } = must(wait(LINE_KIND.payCard, 30 * MILLION));
    must(add(LINE_KIND.payCard, 5 * MILLION, { OverrideReason }));
    expect(codeOf(add(LINE_KIND.payCard, 30 * MILLION, { PaymentID }))).toBe('NeedReason');
    const kept = must(add(LINE_KIND.payCard, 30 * MILLION, { PaymentID, OverrideReason }));
    expect(kept).toMatchObject({ PaymentID, RuleWarnings: [{ Code: 'W12' }] });
  });

  test('keeps the reason it waited with', () => {
    const { add, wait } = atWork();
    const { PaymentID } = must(wait(LINE_KIND.payCard, 31 * MILLION, { OverrideReason }));
    expect(must(add(LINE_KIND.payCard, 31 * MILLION, { PaymentID }))).toMatchObject({ OverrideReason, Status: 1 });
  });
});

test.each([
  ['twice the order', [], 60 * MILLION, 'done'],
  ['more than twice the order', [], 60 * MILLION + 1, 'NeedReason'],
  ['more than twice the order in two parts', [40 * MILLION], 20 * MILLION + 1, 'NeedReason'],
] as const)('W13: a customer pays in %s', (_case, before, amount, code) => {
  const { add } = atWork();
  for (const paid of before) must(add(LINE_KIND.topUp, paid));
  expect(codeOf(add(LINE_KIND.topUp, amount))).toBe(code);
  if (code === 'done') return;
  expect(must(add(LINE_KIND.topUp, amount, { OverrideReason })).RuleWarnings).toMatchObject([{ Code: 'W13' }]);
});

test('an overpaid order is flagged with its cause until the line is cancelled or the flag set aside', () => {
  const { world, owner, order, add, flags } = atWork();
  const { PaymentID } = must(add(LINE_KIND.payCard, 31 * MILLION, { OverrideReason }));
  expect(flags()).toMatchObject([{ Code: 'C11', Amount: 31 * MILLION, Since: '2026-11-20' }]);
  expect(flags()[0]?.Message).toMatch(/^Nạp thẻ 31\.000\.000.+ vượt số đơn còn cần 30\.000\.000/);
  const dismissal = { DismissCode: 'C11', DismissReason: 'Khách xác nhận đúng' } as const;
  must(updateNote(world, { ScheduleID: order.ScheduleID, ...dismissal }, owner));
  expect(flags()).toEqual([]);
  must(add(LINE_KIND.payCard, MILLION, { OverrideReason }));
  expect(flags()).toMatchObject([{ Amount: 32 * MILLION }]);
  for (const id of [PaymentID, PaymentID + 1]) {
    must(cancelLine(world, LINE_KIND.payCard, { PaymentID: id, Reason: 'Nạp nhầm thẻ' }, owner));
  }
  expect(flags()).toEqual([]);
});
