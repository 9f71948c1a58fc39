import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankBySearch, searchRank } from './searchRank.ts';

const names = ['Nguyễn Thị Dương', 'Dương Văn An', 'Đường Thị Bích', 'Trần Văn Đường', 'Lê Hạnh'];
const found = (query: string) => rankBySearch(names, query, (name) => name);

describe('searching Vietnamese names', () => {
  it('finds Đường and Dương without marks, beginnings first', () => {
    expect(found('duong')).toEqual(['Dương Văn An', 'Đường Thị Bích', 'Nguyễn Thị Dương', 'Trần Văn Đường']);
  });

  it('finds by typed marks what has them, and nothing else', () => {
    expect(found('đường')).toEqual(['Đường Thị Bích', 'Trần Văn Đường']);
    expect(found('dương')).toEqual(['Dương Văn An', 'Nguyễn Thị Dương']);
    expect(found('ĐƯỜNG'.normalize('NFD'))[0]).toBe('Đường Thị Bích');
    expect(rankBySearch(['Hoà Bình', 'Hòa Phát', 'Hoa Sen'], 'hòa', String)).toEqual(['Hoà Bình', 'Hòa Phát']);
  });

  it('finds what is written alike where nothing has the typed marks', () => {
    expect(found('hãnh')).toEqual(['Lê Hạnh']);
  });

  it('wants every word, in any order', () => {
    expect(found('an duong')).toEqual(['Dương Văn An', 'Trần Văn Đường']);
    expect(found('duong khong')).toEqual([]);
  });

  it('keeps all for an empty search', () => expect(found('  ')).toEqual(names));

  it('takes signs as they are and never throws', () => {
    expect(searchRank('Phí (a+)+$ 1,8%', '(a+)+$')).toBeDefined();
    fc.assert(fc.property(fc.string(), fc.string(), (text, query) => Number.isFinite(searchRank(text, query) ?? 0)));
  });

  it('finds every text by itself', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        (text) => {
          const word = text.trim().split(/\s+/)[0] ?? '';
          return searchRank(word, word) !== undefined;
        },
      ),
    );
  });
});
