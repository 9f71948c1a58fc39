import { expect, it } from 'vitest';
import { rollPage } from './useRollPage.ts';

it.each([
  [378, 102],
  [379, 102],
  [1134, 302],
])('a document of %i px takes %i mm of the roll', (height, length) => {
  expect(rollPage(height)).toBe(`@page st-roll { size: 80mm ${length}mm; margin: 3mm; }`);
});
