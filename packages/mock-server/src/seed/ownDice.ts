/** Dice that share nothing with any others: a part of a scenario that throws its own can grow without shifting anybody else's numbers. */
import { faker } from '@faker-js/faker/locale/vi';
import type { Dice } from './dice.ts';

const { first_name: FIRST_NAMES, last_name: LAST_NAMES } = faker.rawDefinitions.person ?? {};
const MEN = FIRST_NAMES?.male ?? [];
const WOMEN = FIRST_NAMES?.female ?? [];
const FAMILIES = LAST_NAMES?.generic ?? [];

/** Dice of one part of a scenario: the same seed and name fall the same way, whatever other parts throw. */
export function ownDice(seed: number, part: string): Dice {
  let state = seed;
  for (let place = 0; place < part.length; place += 1) state = Math.imul(state ^ part.charCodeAt(place), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const text = (length: number, letters: string) =>
    Array.from({ length }, () => letters.charAt(whole(0, letters.length - 1))).join('');
  const chance = (percent: number) => whole(1, 100) <= percent;
  const pick = <Value>(values: readonly Value[]): Value => {
    const [first] = values;
    if (first === undefined) throw new Error('The dice have nothing to pick from. Give them at least one value.');
    return values[whole(0, values.length - 1)] ?? first;
  };
  return {
    chance,
    whole,
    pick,
    digits: (count) => text(count, '0123456789'),
    randomHex: (bytes) => text(bytes * 2, '0123456789abcdef'),
    person: () => {
      const isWoman = chance(50);
      return { name: `${pick(FAMILIES)} ${pick(isWoman ? WOMEN : MEN)}`, isWoman };
    },
  };
}
