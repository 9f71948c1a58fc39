import { expect, it } from 'vitest';
import { budgetOf, CSS_BUDGET, ICONS_BUDGET } from './parts/budgets.ts';
import { measureParts, publicParts } from './parts/partSizes.ts';

it('no public part of the UI package weighs more than its budget (npm run parts shows the figures)', async () => {
  const { parts, css, icons } = await measureParts();
  expect(parts.map(({ part }) => part).toSorted()).toEqual(Object.keys(publicParts()).toSorted());
  expect(parts.length).toBeGreaterThan(60);
  expect(parts.filter(({ part, bytes }) => bytes > budgetOf(part) * 1000)).toEqual([]);
  expect(css).toBeLessThanOrEqual(CSS_BUDGET * 1000);
  expect(icons).toBeLessThanOrEqual(ICONS_BUDGET * 1000);
});
