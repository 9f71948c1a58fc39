import * as contract from '@so-the/api-client';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no screen says itself what a code is called and what its colour means: the contract does', () => {
  const maps = Object.entries(sources).filter(([, text]) => /\b\d+: \{ label: [^}]*\btone:/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(maps.map(([file]) => file)).toEqual([]);
});

it('a word that the contract gives a colour is coloured nowhere else', () => {
  const words = new Set(
    Object.entries(contract).flatMap(([name, options]) =>
      name.endsWith('Options') && Array.isArray(options) ? options.flatMap(colouredWord) : [],
    ),
  );
  expect(words.size).toBeGreaterThan(30);
  const written = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/label: '([^']+)', tone: /g)].flatMap(([, word = '']) =>
      words.has(word) ? [`${file}: ${word}`] : [],
    ),
  );
  expect(written).toEqual([]);
});

function colouredWord(option: { label: string; tone?: string }): string[] {
  return option.tone === undefined ? [] : [option.label];
}
