import { describe, expect, it } from 'vitest';
import { changeWords, compare } from './compare.ts';

describe('compare', () => {
  it.each([
    [112_500, 100_000, { direction: 'up', text: '12,5 %' }],
    [97_000, 100_000, { direction: 'down', text: '3 %' }],
    [53_900, 100_000, { direction: 'down', text: '46,1 %' }],
    [100, 100, { direction: 'same', text: '0 %' }],
    [0, 0, { direction: 'same', text: '0 %' }],
    [5, 0, { direction: 'up', text: 'mới' }],
    [0, 40, { direction: 'down', text: '100 %' }],
    [350, 100, { direction: 'up', text: '250 %' }],
    [5_000_000, 1, { direction: 'up', text: 'hơn 999 %' }],
    [1_000_001, 1_000_000, { direction: 'same', text: '0 %' }],
    [1_001_000, 1_000_000, { direction: 'up', text: '0,1 %' }],
  ])('%i against %i', (now, before, expected) => {
    expect(compare(now, before)).toEqual(expected);
  });

  it.each([
    [-173, -1000, { direction: 'up', text: 'lỗ giảm 82,7 %', isLoss: true }],
    [-1000, -173, { direction: 'down', text: 'lỗ tăng 478 %', isLoss: true }],
    [-100, -100, { direction: 'same', text: '0 %' }],
    [50, -100, { direction: 'up', text: 'hết lỗ' }],
    [0, -100, { direction: 'up', text: 'hết lỗ' }],
    [-50, 100, { direction: 'down', text: 'chuyển lỗ', isLoss: true }],
    [0, 50, { direction: 'down', text: '100 %' }],
    [-50, 0, { direction: 'down', text: 'chuyển lỗ', isLoss: true }],
  ])('a loss is told in words: %i against %i', (now, before, expected) => {
    expect(compare(now, before, true)).toEqual(expected);
  });

  it('what was not earned is below 0 without being a loss', () => {
    expect(compare(-173, -1000)).toEqual({ direction: 'up', text: '82,7 %' });
  });
});

it.each([
  [53_900, 100_000, '↓ 46,1 %'],
  [112_500, 100_000, '↑ 12,5 %'],
  [5_000_000, 1, '↑ hơn 999 %'],
  [100, 100, '0 %'],
  [5, 0, 'mới'],
  [-173, -1000, 'lỗ giảm 82,7 %'],
  [50, -100, 'hết lỗ'],
  [-50, 100, 'chuyển lỗ'],
])('a change in words: %i against %i is "%s"', (now, before, words) => {
  expect(changeWords(now, before, true)).toBe(words);
});
