import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ledger/sources.ts';

/** A token of the UI package in every theme and density that gives it a value. */
export interface Token {
  /** `--st-color-primary`. */
  name: string;
  /** Kind by the word after `--st-`: `color`, `space`, `text` … */
  kind: string;
  /** Value as the style sheet writes it, by what chooses it: `base`, or a theme, a density, a pointer beside it. */
  values: Readonly<Record<string, string>>;
}

/** Where tokens stand, and what chooses the values of a sheet. */
const SHEETS = { tokens: 'base', light: 'light', dark: 'dark', contrast: 'contrast', density: 'compact' } as const;
const COARSE = '@media (pointer: coarse)';
const STILL = '@media (prefers-reduced-motion: reduce)';

/** Every token, in the order of the style sheets; read from them, so that nothing is said twice. */
export function readTokens(): Token[] {
  const found = new Map<string, Record<string, string>>();
  for (const [sheet, by] of Object.entries(SHEETS)) {
    const text = fs.readFileSync(path.join(root, `packages/ui/src/theme/${sheet}.css`), 'utf8');
    for (const { index, groups } of text.matchAll(/^ *(?<name>--st-[\w-]+):\s*(?<value>[^;]+);/gm)) {
      const { name = '', value = '' } = groups ?? {};
      const values = found.get(name) ?? {};
      found.set(name, values);
      values[chooserOf(text.slice(0, index), by)] ??= value.replaceAll(/\s+/g, ' ');
    }
  }
  return [...found].map(([name, values]) => ({ name, kind: /^--st-(\w+)/.exec(name)?.[1] ?? '', values }));
}

/** What chooses a value that stands after `before`: the media query it stands in, or its sheet. */
function chooserOf(before: string, by: string): string {
  const query = before.slice(before.lastIndexOf('\n@media')).trimStart();
  const isInside = before.includes('\n@media') && !/^\}/m.test(query);
  if (isInside && query.startsWith(COARSE)) return 'coarse';
  if (isInside && query.startsWith(STILL)) return 'reduced-motion';
  return by;
}
