import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatPercent, parsePercent } from './percent.ts';

describe('parsePercent', () => {
  it.each([
    ['1,8', 1800],
    ['1.8', 1800],
    ['1,65%', 1650],
    ['0,001', 1],
    ['2', 2000],
    ['2,', 2000],
    ['-0,5', -500],
    ['１，３２', 1320],
  ])('%s is %d thousandths', (text, value) => expect(parsePercent(text)).toEqual({ ok: true, value }));

  it.each(['1,8001', 'abc', '1,8,1', '%', ',5', '1 e3'])('refuses %s', (text) => {
    expect(parsePercent(text)).toEqual({ ok: false });
  });

  it('takes an empty text as no rate', () => expect(parsePercent(' ')).toEqual({ ok: true, value: null }));

  it('reads back whatever is shown', () => {
    const rate = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(rate, (value) => {
        expect(parsePercent(formatPercent(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('formatPercent', () => {
  it.each([
    [1800, '1,8%'],
    [1650, '1,65%'],
    [0, '0%'],
    [1, '0,001%'],
    [100_000, '100%'],
  ])('%d thousandths read %s', (value, text) => expect(formatPercent(value)).toBe(text));

  it.each([1800.5, Number.NEGATIVE_INFINITY])('%d, which is no rate, shows "–" and is reported', (value) => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    expect(formatPercent(value)).toBe('–');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(RangeError));
    vi.unstubAllGlobals();
  });

  it('shows nothing where there is no rate', () => expect(formatPercent(null)).toBe(''));
});
