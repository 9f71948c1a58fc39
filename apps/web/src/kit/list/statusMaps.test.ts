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
