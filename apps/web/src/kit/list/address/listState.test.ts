import { describe, expect, it } from 'vitest';
import { reduceList, type ListIntent, type ListState } from './listState.ts';

interface Filters {
  GeneralSearch?: string;
  Status?: number;
  OnlyDebt?: boolean;
}

const third: ListState<Filters> = {
  page: 3,
  pageSize: 20,
  sort: { field: 'FullName', dir: 'asc' },
  filters: { Status: 1 },
};

const cases: [wish: string, intent: ListIntent<Filters>, expected: Partial<ListState<Filters>>][] = [
  [
    'a filter is added and the page goes back to the first',
    { type: 'filter', change: { GeneralSearch: 'an' } },
    { page: 1, filters: { Status: 1, GeneralSearch: 'an' } },
  ],
  [
    'a filter is changed without touching the others',
    { type: 'filter', change: { Status: 0 } },
    { page: 1, filters: { Status: 0 } },
  ],
  ['an emptied text is no filter', { type: 'filter', change: { GeneralSearch: '' } }, { page: 1 }],
  ['an unchosen choice is no filter', { type: 'filter', change: { Status: undefined } }, { page: 1, filters: {} }],
  [
    'no is a filter like yes',
    { type: 'filter', change: { OnlyDebt: false } },
    { page: 1, filters: { Status: 1, OnlyDebt: false } },
  ],
  ['all filters go, order and size stay', { type: 'clearFilters' }, { page: 1, filters: {} }],
  ['another page', { type: 'table', page: 4, pageSize: 20, sort: third.sort }, { page: 4 }],
  ['a new size starts over', { type: 'table', page: 3, pageSize: 50, sort: third.sort }, { page: 1, pageSize: 50 }],
  [
    'a turned order starts over',
    { type: 'table', page: 3, pageSize: 20, sort: { field: 'FullName', dir: 'desc' } },
    { page: 1, sort: { field: 'FullName', dir: 'desc' } },
  ],
  ['no order at all starts over', { type: 'table', page: 3, pageSize: 20, sort: null }, { page: 1, sort: null }],
];

describe('list state', () => {
  it.each(cases)('%s', (_wish, intent, expected) => {
    expect(reduceList(third, intent)).toEqual({ ...third, ...expected });
  });

  it('leaves the state it was given alone', () => {
    const before = structuredClone(third);
    reduceList(third, { type: 'filter', change: { Status: 0 } });
    expect(third).toEqual(before);
  });
});
