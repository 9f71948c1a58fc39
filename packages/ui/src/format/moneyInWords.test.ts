import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { moneyInWords } from './moneyInWords.ts';

describe('moneyInWords', () => {
  it.each([
    [0, 'Không đồng'],
    [1, 'Một đồng'],
    [-1, 'Âm một đồng'],
    [10, 'Mười đồng'],
    [15, 'Mười lăm đồng'],
    [14, 'Mười bốn đồng'],
    [21, 'Hai mươi mốt đồng'],
    [24, 'Hai mươi tư đồng'],
    [25, 'Hai mươi lăm đồng'],
    [105, 'Một trăm linh năm đồng'],
    [110, 'Một trăm mười đồng'],
    [8_999, 'Tám nghìn chín trăm chín mươi chín đồng'],
    [540_000, 'Năm trăm bốn mươi nghìn đồng'],
    [1_005, 'Một nghìn không trăm linh năm đồng'],
    [1_000_005, 'Một triệu không trăm linh năm đồng'],
    [29_604_000, 'Hai mươi chín triệu sáu trăm linh bốn nghìn đồng'],
    [110_000_000, 'Một trăm mười triệu đồng'],
    [1_000_000_000, 'Một tỷ đồng'],
    [1_005_000_000, 'Một tỷ không trăm linh năm triệu đồng'],
    [1_234_000_000_000, 'Một nghìn hai trăm ba mươi tư tỷ đồng'],
  ])('%d reads "%s"', (amount, words) => {
    expect(moneyInWords(amount)).toBe(words);
  });

  it.each([0.5, 2 ** 53])('%d, which is not whole đồng, has no words and is reported', (amount) => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    expect(moneyInWords(amount)).toBe('–');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(RangeError));
    vi.unstubAllGlobals();
  });

  it('loses nothing: the words lead back to the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(amountOf(moneyInWords(amount))).toBe(amount);
      }),
    );
  });
});

const ONES = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const VARIANTS: Record<string, number> = { mốt: 1, tư: 4, lăm: 5, mười: 10 };

function amountOf(sentence: string): number {
  const words = sentence.toLowerCase().split(' ').slice(0, -1);
  const negative = words[0] === 'âm';
  const value = numberOf(negative ? words.slice(1) : words);
  return negative && value !== 0 ? -value : value;
}

function numberOf(words: string[]): number {
  const billions = words.lastIndexOf('tỷ');
  if (billions >= 0) return numberOf(words.slice(0, billions)) * 1e9 + numberOf(words.slice(billions + 1));
  let [total, group, last] = [0, 0, 0];
  for (const word of words) {
    if (word === 'triệu' || word === 'nghìn') {
      total += (group + last) * (word === 'triệu' ? 1e6 : 1e3);
      [group, last] = [0, 0];
    } else if (word === 'trăm' || word === 'mươi') {
      group += last * (word === 'trăm' ? 100 : 10);
      last = 0;
    } else if (word === 'mười') {
      group += 10;
    } else if (word !== 'linh') {
      last = VARIANTS[word] ?? ONES.indexOf(word);
    }
  }
  return total + group + last;
}
