import { expect, it } from 'vitest';
import { nextProgress } from './nextProgress.ts';

it('grows by 20 and waits at 99', () => {
  const seen = [0];
  while (seen.length < 8) seen.push(nextProgress(seen.at(-1) ?? 0));
  expect(seen).toEqual([0, 20, 40, 60, 80, 99, 99, 99]);
});
