import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apcaContrast, readColours, wcagContrast } from './contrast.ts';
import { LINE_PAIRS, TEXT_PAIRS } from './pairs.ts';

const themes = [
  { theme: 'light', text: 4.5, line: 3, lightness: 60 },
  { theme: 'dark', text: 4.5, line: 3, lightness: 60 },
  { theme: 'contrast', text: 7, line: 4.5, lightness: 75 },
];

const light = coloursOf('light');

describe.each(themes)('$theme', ({ theme, text, line, lightness }) => {
  const own = coloursOf(theme);
  const colour = (token: string) => {
    const hex = own.get(token) ?? (['ink', 'paper'].includes(token) ? light.get(token) : undefined);
    if (hex === undefined) throw new Error(`${theme}.css has no --st-color-${token} written as #rrggbb`);
    return hex;
  };

  it.each(TEXT_PAIRS)(`text %s on %s is at least ${text}:1 (WCAG 2.2) and Lc ${lightness} (APCA)`, (ink, ground) => {
    expect(wcagContrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(text);
    expect(Math.abs(apcaContrast(colour(ink), colour(ground)))).toBeGreaterThanOrEqual(lightness);
  });

  it.each(LINE_PAIRS)(`line %s on %s is at least ${line}:1`, (ink, ground) => {
    expect(wcagContrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(line);
  });

  it('says every colour of the light theme, but not that of paper and ink', () => {
    const missing = [...light.keys()].filter((token) => !own.has(token));
    expect(missing).toEqual(theme === 'light' ? [] : ['paper', 'ink']);
  });
});

it('every rule that names a text and its ground uses a pair that is tried here', () => {
  const known = new Set(TEXT_PAIRS.map((pair) => pair.join(' on ')));
  const root = path.join(import.meta.dirname, '../../../..');
  const sheets = globSync(['packages/ui/src/**/*.css', 'apps/web/src/**/*.css', 'docs/**/*.css'], { cwd: root });
  const used = sheets.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\{[^{}]*\}/g)].flatMap(([rule]) => {
      const ink = /(?<![\w-])color: var\(--st-color-([\w-]+)\)/.exec(rule)?.[1];
      const ground = /background(?:-color)?: var\(--st-color-([\w-]+)\)/.exec(rule)?.[1];
      return ink && ground && ink !== 'text-disabled' ? [{ pair: `${ink} on ${ground}`, file }] : [];
    }),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ pair }) => !known.has(pair))).toEqual([]);
});

it.each([
  ['#000000', '#ffffff', 21, 106.04],
  ['#ffffff', '#000000', 21, -107.88],
  ['#888888', '#ffffff', 3.54, 63.06],
])('%s on %s is %d:1 and Lc %d', (text, ground, ratio, lightness) => {
  expect(wcagContrast(text, ground)).toBeCloseTo(ratio, 1);
  expect(apcaContrast(text, ground)).toBeCloseTo(lightness, 1);
});

function coloursOf(theme: string) {
  return readColours(readFileSync(path.join(import.meta.dirname, `${theme}.css`), 'utf8'));
}
