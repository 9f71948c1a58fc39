import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '@so-the/ui/format';
import {
  asksReason,
  lineRails,
  ORDER_TIMES,
  overLimits,
  stillMissing,
  type GuardedLine,
  type OtherLine,
} from './guardRails.ts';

const NOW = Date.parse('2026-11-20T10:32:00+07:00');

/** An order of 35 million of which nothing is paid, out of a fund that holds enough. */
const usual: GuardedLine = {
  amount: 35_000_000,
  missing: 35_000_000,
  orderAmount: 35_000_000,
  place: 'cash',
  others: [],
  now: NOW,
  balance: 100_000_000,
};

const booked: OtherLine = { amount: 5_000_000, place: 'cash', waits: false, at: '2026-11-20T10:31:00+07:00' };
const noted: OtherLine = { ...booked, waits: true };
const money = (text: string) => text.replaceAll(' ₫', '\u00a0₫');

describe('what is asked about a line of money', () => {
  it('is nothing when it is what the order misses', () => {
    expect(lineRails(usual)).toEqual([]);
  });

  it.each<[string, Partial<GuardedLine>, string[]]>([
    [
      'a figure put before the proposed amount',
      { amount: 350_000_005, balance: 17_500_000 },
      [
        'Nhập 350.000.005 ₫, còn thiếu 35.000.000 ₫',
        'Nhập 350.000.005 ₫, hơn hai lần số tiền của đơn 35.000.000 ₫',
        'Chi 350.000.005 ₫, quỹ đang có 17.500.000 ₫',
      ],
    ],
    [
      'an amount that waits already',
      { others: [{ ...noted, amount: 35_000_000 }] },
      [
        'Nhập 35.000.000 ₫, còn thiếu 0 ₫ ngoài 35.000.000 ₫ đang chờ',
        'Nhập 35.000.000 ₫, đã có dòng chờ xử lý 35.000.000 ₫',
      ],
    ],
    [
      'the same line a minute later',
      { amount: 5_000_000, others: [booked] },
      ['Nhập 5.000.000 ₫, vừa ghi dòng giống hệt 5.000.000 ₫ lúc 10:31'],
    ],
    ['the same amount out of another fund', { amount: 5_000_000, others: [{ ...booked, place: 'bank/3' }] }, []],
    [
      'the same line three minutes later',
      { amount: 5_000_000, others: [{ ...booked, at: '2026-11-20T10:29:00+07:00' }] },
      [],
    ],
    [
      'a swipe over the limits of POS and card, and rules that are no limits',
      {
        broken: [
          { Code: 'W04', Message: 'Vượt hạn mức ngày 30.000.000 ₫ (đã quẹt 0 ₫)' },
          { Code: 'W08', Message: 'Ngoài giờ cho phép 08:00–17:00' },
          { Code: 'W11', Message: 'Vượt hạn mức thẻ còn lại 20.000.000 ₫' },
        ],
      },
      [
        'Nhập 35.000.000 ₫. Vượt hạn mức ngày 30.000.000 ₫ (đã quẹt 0 ₫)',
        'Nhập 35.000.000 ₫. Vượt hạn mức thẻ còn lại 20.000.000 ₫',
      ],
    ],
  ])('%s', (_case, line, asked) => {
    expect(lineRails({ ...usual, ...line }).map((rail) => money(rail.replaceAll('\u00a0', ' ')))).toEqual(
      asked.map(money),
    );
  });
});

const amount = fc.oneof(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 5 }));
const other = fc.record({
  amount,
  place: fc.constantFrom('cash', 'bank/3'),
  waits: fc.boolean(),
  at: fc.integer({ min: 0, max: 240_000 }).map((ago) => new Date(NOW - ago).toISOString()),
});
const line: fc.Arbitrary<GuardedLine> = fc.record({
  amount,
  missing: amount,
  orderAmount: amount,
  place: fc.constantFrom('cash', 'bank/3'),
  others: fc.array(other, { maxLength: 4 }),
  now: fc.constant(NOW),
  balance: fc.option(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), { nil: undefined }),
});

/** Each rail with a part of its sentence, the figure that it names beside the amount, and when it has to speak. */
const rails: [string, string, (line: GuardedLine) => number, (line: GuardedLine) => boolean][] = [
  ['over what is missing', 'còn thiếu', stillMissing, (one) => one.amount > stillMissing(one)],
  ['over twice the order', 'hơn hai lần', (one) => one.orderAmount, (one) => one.amount > one.orderAmount * 2],
  [
    'fund below 0',
    'quỹ đang có',
    (one) => one.balance ?? 0,
    ({ amount: entered, balance }) => balance !== undefined && balance - entered < 0,
  ],
  [
    'the same waits',
    'dòng chờ',
    (one) => one.amount,
    (one) => one.others.some(({ waits, amount: noting }) => waits && noting === one.amount),
  ],
  [
    'the same just now',
    'giống hệt',
    (one) => one.amount,
    (one) =>
      one.others.some(
        ({ waits, amount: was, place, at }) =>
          !waits && was === one.amount && place === one.place && Date.parse(at) >= NOW - 120_000,
      ),
  ],
];

describe('each rail speaks exactly when its figure is exceeded, and names both', () => {
  it.each(rails)('%s', (_name, words, figure, exceeded) => {
    fc.assert(
      fc.property(line, (one) => {
        const said = lineRails(one).find((rail) => rail.includes(words));
        expect(said !== undefined).toBe(exceeded(one));
        if (said === undefined) return;
        expect(said).toContain(formatMoney(one.amount));
        expect(said).toContain(formatMoney(figure(one)));
      }),
    );
  });

  it('nothing that waits is proposed a second time', () => {
    fc.assert(
      fc.property(line, (one) => {
        const waiting = one.others.reduce((sum, { amount: each, waits }) => sum + (waits ? each : 0), 0);
        expect(stillMissing(one)).toBe(Math.max(0, one.missing - waiting));
      }),
    );
  });

  it('limits are the server’s alone', () => {
    const codes = ['W01', 'W02', 'W03', 'W04', 'W05', 'W06', 'W07', 'W08', 'W09', 'W10', 'W11'] as const;
    const said = overLimits(
      1,
      codes.map((Code) => ({ Code, Message: `Lời của ${codes.indexOf(Code) + 1}` })),
    );
    expect(said.map((rail) => /\d+$/.exec(rail)?.[0])).toEqual(['3', '4', '5', '11']);
  });
});

describe('whether the server asks why', () => {
  it.each<[string, Partial<GuardedLine>, keyof typeof ORDER_TIMES, boolean]>([
    ['the card gets what the order is about', {}, 'payCard', false],
    ['the card gets a đồng more', { amount: 35_000_001 }, 'payCard', true],
    ['a part was paid before', { amount: 30_000_000, others: [booked] }, 'payCard', false],
    ['a part waits already', { amount: 30_000_001, others: [noted] }, 'payCard', true],
    ['the customer pays twice the order', { amount: 70_000_000 }, 'topUp', false],
    ['the customer pays more than twice the order', { amount: 70_000_001 }, 'topUp', true],
  ])('%s', (_case, line, name, asks) => {
    expect(asksReason({ ...usual, ...line }, ORDER_TIMES[name])).toBe(asks);
  });
});
