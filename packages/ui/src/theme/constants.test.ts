import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './constants.ts';

const src = path.join(import.meta.dirname, '../..', 'src');

it('style sheets change their layout only at the breakpoints of specification §9', () => {
  const known = new Set(Object.values(BREAKPOINTS).map((width) => `${width}px`));
  const used = globSync('**/*.css', { cwd: src }).flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/@media[^{]*?(\d+px)/g)].map(
      (match) => `${match[1]} in ${file}`,
    ),
  );
  expect(used.filter((use) => !known.has(use.split(' ')[0] ?? ''))).toEqual([]);
});

it('style sheets take colours from the themes only', () => {
  const root = path.join(src, '../../..');
  const bare = globSync(['packages/ui/src/**/*.css', 'apps/web/{src,public}/**/*.css', 'docs/**/*.css'], { cwd: root })
    .filter((file) => !THEMES.has(path.basename(file)))
    .filter((file) => /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\(/i.test(colourPart(path.join(root, file))));
  expect(bare).toEqual([]);
});

const THEMES = new Set(['light.css', 'dark.css', 'contrast.css']);

function colourPart(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/url\([^)]*\)/g, '');
}
