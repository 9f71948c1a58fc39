import { expect, test, vi } from 'vitest';
import { RememberedTexts } from './rememberedTexts.ts';

test('what was made of a text is made once, and a failure each time', () => {
  const texts = new RememberedTexts<string>();
  const make = vi.fn<() => string>(() => 'made');
  expect([texts.of('a', make), texts.of('a', make), texts.of('b', make)]).toEqual(['made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
  const fail = () => {
    throw new Error('no');
  };
  expect(() => texts.of('c', fail)).toThrow('no');
  expect(() => texts.of('c', fail)).toThrow('no');
});

test('the oldest are forgotten once there is too much of them', () => {
  const texts = new RememberedTexts<number>();
  const long = (letter: string) => letter.repeat(3_000_000);
  for (const letter of ['a', 'b', 'c']) texts.of(long(letter), () => 1);
  expect([texts.of(long('b'), () => 2), texts.of(long('c'), () => 2), texts.of(long('a'), () => 2)]).toEqual([1, 1, 2]);
});
