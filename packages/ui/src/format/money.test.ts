import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { formatMoney, groupDigits } from './money.ts';
import { parseMoney } from './typedMoney.ts';

const amount = fc.maxSafeInteger();
const ROUND_TRIPS = 10_000;

afterEach(() => vi.unstubAllGlobals());

describe('formatMoney', () => {
  it.each([
    [1_234_567, '1.234.567 ₫'],
    [-1_234_567, '-1.234.567 ₫'],
    [0, '0 ₫'],
    [999, '999 ₫'],
    [1000, '1.000 ₫'],
  ])('%d reads %s', (value, text) => {
    expect(formatMoney(value).replace('\u00a0', ' ')).toBe(text);
  });

  it.each([1_034_999.9, 0.5, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d, which is no amount in đồng, shows "–" and is reported',
    (value) => {
      const report = vi.fn<typeof reportError>();
      vi.stubGlobal('reportError', report);
      expect([formatMoney(value), groupDigits(value)]).toEqual(['–', '–']);
      expect(report.mock.calls).toEqual([[expect.any(RangeError)], [expect.any(RangeError)]]);
    },
  );

  it('shows "–" of a sum with an amount that is not there, which is nobody’s fault', () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    expect([formatMoney(Number.NaN), groupDigits(Number.NaN)]).toEqual(['–', '–']);
    expect(report).not.toHaveBeenCalled();
  });

  it('shows nothing where there is no amount', () => {
    expect(formatMoney(null)).toBe('');
    expect(formatMoney(undefined)).toBe('');
  });
});

describe('parseMoney', () => {
  it.each([
    ['110tr', 110_000_000],
    ['1,5tr', 1_500_000],
    ['1.5tr', 1_500_000],
    ['1tr5', 1_500_000],
    ['1tr250', 1_250_000],
    ['2 tỷ', 2_000_000_000],
    ['1,25 tỷ', 1_250_000_000],
    ['1.500tr', 1_500_000],
    ['500k', 500_000],
    ['-20k', -20_000],
    ['1.000.000đ', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000 000 VNĐ', 1_000_000],
    ['8.999', 8_999],
    ['１２３', 123],
    ['−5.000', -5_000],
    ['20.000.000,00', 20_000_000],
    ['20,000,000.00', 20_000_000],
    ['20000000.0', 20_000_000],
    ["20'000'000", 20_000_000],
    ['VND 20,000,000', 20_000_000],
    ['₫-20.000', -20_000],
    ['20.000đ-', -20_000],
    ['+20k', 20_000],
    ['20.000.000,-', 20_000_000],
  ])('%s is %d đồng', (text, value) => {
    expect(parseMoney(text)).toEqual({ ok: true, value });
  });

  it.each([
    '1,5',
    '8.99',
    '1.00',
    '0,0001k',
    'abc',
    '12abc',
    '1.000,5',
    '20.00',
    '20.000,000',
    '(20.000)',
    '--20.000',
    '-20.000-',
    '20.000đ/tháng',
    '--5',
    'đ',
    '1tr2tr',
    '1,5tr5',
    '99999999999999999',
    '1e5',
  ])('refuses %s', (text) => expect(parseMoney(text)).toEqual({ ok: false }));

  it('takes an empty text as no amount', () => {
    expect(parseMoney('')).toEqual({ ok: true, value: null });
    expect(parseMoney('  ')).toEqual({ ok: true, value: null });
  });

  it('reads back whatever is shown, to the đồng', () => {
    const shown = fc.property(amount, (value) => {
      for (const text of [formatMoney(value), groupDigits(value), String(value)])
        expect(parseMoney(text)).toEqual({ ok: true, value });
    });
    fc.assert(shown, { numRuns: ROUND_TRIPS });
    tellFigure(31, `${ROUND_TRIPS} amounts × 3 ways of writing them, read back: 0 đồng of drift`);
  });

  it('never answers anything but whole, safe đồng', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,-ktrỷ đ'.split('')), maxLength: 20 });
    fc.assert(
      fc.property(digits, (text) => {
        const parsed = parseMoney(text);
        expect(!parsed.ok || parsed.value === null || Number.isSafeInteger(parsed.value)).toBe(true);
      }),
    );
  });
});
