import { expect, it } from 'vitest';
import { budgetOf, CHARTS, CSS_BUDGET, ICONS_BUDGET } from './parts/budgets.ts';
import { measureParts, publicParts, type PartSize } from './parts/partSizes.ts';

it('no public part of the UI package weighs more than its budget (npm run parts shows the figures)', async () => {
  const { parts, css, icons, together } = await measureParts();
  expect(parts.map(({ part }) => part).toSorted()).toEqual(Object.keys(publicParts()).toSorted());
  expect(parts.length).toBeGreaterThan(60);
  expect(parts.filter(({ part, bytes }) => bytes > budgetOf(part) * 1000)).toEqual([]);
  expect(together(CHARTS.parts)).toBeGreaterThan(Math.max(...CHARTS.parts.map((name) => sizeOf(parts, name))));
  expect(together(CHARTS.parts)).toBeLessThanOrEqual(CHARTS.budget * 1000);
  expect(css).toBeLessThanOrEqual(CSS_BUDGET * 1000);
  expect(icons).toBeLessThanOrEqual(ICONS_BUDGET * 1000);
});

function sizeOf(parts: readonly PartSize[], name: string): number {
  const found = parts.find(({ part }) => part === name);
  if (!found) throw new Error(`${name} is no public part; name it right in scripts/parts/budgets.ts.`);
  return found.bytes;
}
