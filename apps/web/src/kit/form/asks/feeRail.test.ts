import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent } from '@so-the/ui/format';
import { feeRail, middleFee, usualFee } from './feeRail.ts';

describe('a rate', () => {
  const ofCard = { percent: 1800, name: 'thường lệ của thẻ' };

  it('of 18 % where 1,8 % is usual is asked about', () => {
    expect(feeRail('Phí khách (%)', 18_000, ofCard)).toBe('Phí khách: nhập 18%, thường lệ của thẻ là 1,8%');
  });

  it.each([[900], [1800], [2000], [3600]])('of %i thousandths is within half to double', (percent) => {
    expect(feeRail('Phí (%)', percent, ofCard)).toBeUndefined();
  });

  it('is not asked about where nothing is usual or nothing was typed', () => {
    expect(feeRail('Phí (%)', 18_000, undefined)).toBeUndefined();
    expect(feeRail('Phí (%)', 18_000, { ...ofCard, percent: 0 })).toBeUndefined();
    expect(feeRail('Phí (%)', null, ofCard)).toBeUndefined();
  });

  it('is asked about exactly outside half to double, and both rates are named', () => {
    const rate = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(rate, rate, (percent, usually) => {
        const said = feeRail('Phí (%)', percent, { ...ofCard, percent: usually });
        expect(said !== undefined).toBe(usually > 0 && (percent < usually / 2 || percent > usually * 2));
        if (said === undefined) return;
        expect(said).toContain(`nhập ${formatPercent(percent)},`);
        expect(said).toContain(`là ${formatPercent(usually)}`);
      }),
    );
  });

  it.each([
    [
      { card: 1800, customer: 2000, shop: 1700 },
      { percent: 1800, name: 'thường lệ của thẻ' },
    ],
    [
      { card: null, customer: 2000, shop: 1700 },
      { percent: 2000, name: 'thường lệ của khách' },
    ],
    [{ shop: 1700 }, { percent: 1700, name: 'thường lệ của cửa hàng' }],
    [{}, undefined],
  ])('usual: of %o it is %o', (known, usually) => {
    expect(usualFee(known)).toEqual(usually);
  });

  it('usual in a shop is the one in the middle: a slip among many moves it little', () => {
    expect(middleFee([1800, 18_000, 1700, 0, 1750])).toBe(1800);
    expect(middleFee([0, 0])).toBeUndefined();
  });
});
