import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: src }).map((file) => ({
  file,
  css: readFileSync(path.join(src, file), 'utf8'),
}));

it('what moves by a time of its own stands still for people who asked for less motion', () => {
  const moving = sheets.filter(({ css }) =>
    [...css.matchAll(/(?:animation|transition):([^;]+);/g)].some(([, value = '']) => /\b\d+m?s\b/.test(value)),
  );
  expect(moving.map(({ file }) => file).toSorted()).toContain('Skeleton/Skeleton.css');
  expect(moving.filter(({ css }) => !css.includes('prefers-reduced-motion: reduce'))).toEqual([]);
});

it('no part takes away the outline that shows the focus where the system takes the colours', () => {
  const base = path.join('theme', 'base.css');
  expect(sheets.filter(({ file, css }) => file !== base && /outline: (none|0)\b/.test(css))).toEqual([]);
  const drawnAround = sheets.filter(({ css }) => /:has\(:focus-visible\)/.test(css));
  expect(drawnAround.filter(({ css }) => !/forced-colors[^@]*:has\(:focus-visible\)/.test(css))).toEqual([]);
});
