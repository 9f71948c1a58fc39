/** All chance of a seeded world comes from one seeded faker, thrown in a fixed order. */
import { faker } from '@faker-js/faker/locale/vi';

/** Chances, drawn in order. */
export interface Dice {
  /** True so many times in a hundred. */
  chance: (percent: number) => boolean;
  /** Whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  /** One of some values. */
  pick: <Value>(values: readonly Value[]) => Value;
  /** Text of so many digits. */
  digits: (count: number) => string;
  /** So many bytes in hex. */
  randomHex: (bytes: number) => string;
  /** A name as people have in Vietnam, and whether its bearer is a woman. */
  person: () => { name: string; isWoman: boolean };
}

const MIDDLE_NAMES = ['Văn', 'Hữu', 'Đức', 'Quang'];

/** Dice that fall the same way for the same seed. */
export function createDice(seed: number): Dice {
  faker.seed(seed);
  return { chance, whole, pick, digits, randomHex, person };
}

function chance(percent: number): boolean {
  return whole(1, 100) <= percent;
}

function whole(low: number, high: number): number {
  return faker.number.int({ min: low, max: high });
}

function pick<Value>(values: readonly Value[]): Value {
  return faker.helpers.arrayElement(values);
}

function digits(count: number): string {
  return faker.string.numeric({ length: count, allowLeadingZeros: true });
}

function randomHex(bytes: number): string {
  return faker.string.hexadecimal({ length: bytes * 2, prefix: '', casing: 'lower' });
}

function person(): { name: string; isWoman: boolean } {
  const isWoman = chance(50);
  const given = faker.person.firstName(isWoman ? 'female' : 'male');
  const family = faker.person.lastName();
  if (given.includes(' ')) return { name: `${family} ${given}`, isWoman };
  return { name: `${family} ${isWoman ? 'Thị' : pick(MIDDLE_NAMES)} ${given}`, isWoman };
}
