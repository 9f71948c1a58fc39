import * as contract from '@so-the/api-client';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '../../../../../packages/ui/src/**/*.{ts,tsx}', '!**/*.{test,stories}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

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
    wordsBesideTones(text).flatMap((word) => (words.has(word) ? [`${file}: ${word}`] : [])),
  );
  expect(written).toEqual([]);
});

it.each([
  ["{ label: 'Đã hủy', tone: 'neutral' }", ['Đã hủy', 'neutral']],
  ["{ tone: 'info', label: late ? 'Quá hạn' : 'Xong' }", ['info', 'Quá hạn', 'Xong']],
  ['<StatusTag\n  label="Đã hủy"\n  tone="danger"\n/>', ['Đã hủy', 'danger']],
  ["<StatusTag label={done ? 'Xong' : 'Nháp'} tone={tone} />", ['Xong', 'Nháp']],
  ["<StatusTag label={labelOf(options, Status)} />; const word = 'Xong'", []],
])('%s holds the words %j beside a tone', (text, words) => {
  expect(wordsBesideTones(text)).toEqual(words);
});

/** What stands in quotes in the objects and elements that name a tone. */
function wordsBesideTones(text: string): string[] {
  const toned = text.match(/\{[^{}]*\btone:[^{}]*\}|<[A-Z]\w*(?:[^<>]|=>)*\btone=(?:[^<>]|=>)*>/g) ?? [];
  return toned.flatMap((part) =>
    [...part.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, two]) => one ?? two ?? ''),
  );
}

function colouredWord(option: { label: string; tone?: string }): string[] {
  return option.tone === undefined ? [] : [option.label];
}
