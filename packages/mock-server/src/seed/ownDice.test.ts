import { expect, test } from 'vitest';
import { ownDice } from './ownDice.ts';

test('the same seed and name fall the same way, another name another way', () => {
  expect(thrown(1, 'partners')).toEqual(thrown(1, 'partners'));
  expect(thrown(1, 'partners')).not.toEqual(thrown(1, 'lots'));
  expect(thrown(1, 'partners')).not.toEqual(thrown(2, 'partners'));
});

test('a name is a name, a chance a chance', () => {
  const dice = ownDice(1, 'names');
  for (let time = 0; time < 200; time += 1) {
    expect(dice.person().name).toMatch(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+$/u);
    expect(dice.whole(2, 4)).toBeOneOf([2, 3, 4]);
    expect([dice.chance(0), dice.chance(100)]).toEqual([false, true]);
  }
});

function thrown(seed: number, part: string): unknown[] {
  const dice = ownDice(seed, part);
  return [dice.digits(12), dice.person(), dice.randomHex(8), dice.whole(-5, 5), dice.pick(['a', 'b', 'c'])];
}
