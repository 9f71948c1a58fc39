import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

it('no length is told in figures: their font comes with the first of them, and the page would move', () => {
  const sheets = globSync(['packages/*/src/**/*.css', 'apps/*/src/**/*.css'], { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const told = sheets.filter((sheet) => /\d(?:ch|ic)\b/.test(readFileSync(path.join(root, sheet), 'utf8')));
  expect(told).toEqual([]);
});
