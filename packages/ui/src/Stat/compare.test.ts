import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

describe('compare', () => {
  it.each([
    [112_500, 100_000, { direction: 'up', text: '+12,5%' }],
    [97_000, 100_000, { direction: 'down', text: '-3%' }],
    [100, 100, { direction: 'same', text: '0%' }],
    [0, 0, { direction: 'same', text: '0%' }],
    [5, 0, { direction: 'up', text: 'mới' }],
    [0, 40, { direction: 'down', text: '-100%' }],
    [350, 100, { direction: 'up', text: '+250%' }],
    [5_000_000, 1, { direction: 'up', text: '+999%+' }],
    [50, -100, { direction: 'up', text: '+150%' }],
    [-200, -100, { direction: 'down', text: '-100%' }],
    [1_000_001, 1_000_000, { direction: 'same', text: '0%' }],
    [1_001_000, 1_000_000, { direction: 'up', text: '+0,1%' }],
  ])('%i against %i', (now, before, expected) => {
    expect(compare(now, before)).toEqual(expected);
  });
});
