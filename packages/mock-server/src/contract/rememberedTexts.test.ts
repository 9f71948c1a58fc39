import { expect, test, vi } from 'vitest';
import { RememberedTexts } from './rememberedTexts.ts';

test('what was made of a text is made once, and a failure each time', () => {
  const texts = new RememberedTexts<string>();
  const make = vi.fn<() => string>(() => 'made');
  expect([texts.of('a', make), texts.of('a', make), texts.of('b', make)]).toEqual(['made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(() => texts.of('c', fail)).toThrow('no');
  expect(() => texts.of('c', fail)).toThrow('no');
});

test('the oldest are forgotten once there is too much of them', () => {
  const texts = new RememberedTexts<number>();
  for (const letter of ['a', 'b', 'c']) texts.of(long(letter), () => 1);
  expect([texts.of(long('b'), () => 2), texts.of(long('c'), () => 2), texts.of(long('a'), () => 2)]).toEqual([1, 1, 2]);
});

function fail(): never {
  throw new Error('no');
}

function long(letter: string): string {
  return letter.repeat(3_000_000);
}
