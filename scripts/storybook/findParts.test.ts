import { describe, expect, it } from 'vitest';
import { findParts } from '../../docs/storybook/findParts.ts';
import { purposes } from '../../docs/storybook/purposes.ts';
import { synonyms } from '../../docs/storybook/synonyms.ts';
import { readFacts } from './bookFacts.ts';

const { parts, screens } = readFacts();
const names = (word: string) => findParts(parts, word).map(({ name }) => name);

describe('finding a part', () => {
  it.each([
    ['modal', 'Dialog'],
    ['bieu do', 'BarLineChart'],
    ['Biểu đồ', 'BarLineChart'],
    ['autocomplete', 'RemotePicker'],
    ['nhap tien', 'MoneyField'],
    ['snackbar', 'Toast'],
    ['DataTable', 'DataTable'],
  ])('%s means %s first', (word, part) => {
    expect(names(word)[0]).toBe(part);
  });

  it('finds what a part is said to be for', () => {
    expect(names('ai nhiều nhất')).toContain('Ranking');
    expect(names('tooltip')).toContain('IconButton');
  });

  it('finds nothing for a word nobody uses, and all for none', () => {
    expect(names('xyzzy')).toEqual([]);
    expect(names(' ')).toHaveLength(parts.length);
  });
});

describe('what the sources say', () => {
  it('knows every part by what to do and what to avoid, by its users, and by other names', () => {
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.filter(({ yes, no }) => yes.length < 2 || no.length < 2)).toEqual([]);
    expect(parts.filter(({ name }) => synonyms[name] === undefined).map(({ name }) => name)).toEqual([]);
    expect(parts.filter(({ axeExceptions }) => axeExceptions > 0)).toEqual([]);
  });

  it('knows what every screen is made of and asks for', () => {
    expect(screens.length).toBeGreaterThan(25);
    expect(screens.filter(({ path }) => purposes[path] === undefined).map(({ path }) => path)).toEqual([]);
    expect(
      screens.filter((screen) => screen.parts.length === 0 && screen.path !== '/404').map((screen) => screen.path),
    ).toEqual([]);
    expect(screens.find((screen) => screen.path === '/cards')).toMatchObject({
      title: 'Danh sách thẻ',
      docsId: 'màn-hình-danh-sách-thẻ--docs',
      parts: expect.arrayContaining(['DataTable', 'FilterBar']) as unknown,
      calls: expect.arrayContaining(['GET /api/CardData/GetByConditions']) as unknown,
    });
  });
});
