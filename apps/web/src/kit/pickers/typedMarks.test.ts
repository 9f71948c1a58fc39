import { rankBySearch } from '@so-the/ui/format';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { search, searchText } from '../../../../../packages/mock-server/src/core/listing/search.ts';

const syllables = [
  'hạnh',
  'Hanh',
  'Thành',
  'thanh',
  'Hòa',
  'hoà',
  'hoa',
  'Đường',
  'Dương',
  'duong',
  'Thuý',
  'thúy',
  'an',
];
const text = fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

it('what is found in a list at hand is what the server finds', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), text, (names, typed) => {
      const here = rankBySearch(names, typed, (name) => name);
      const there = search(
        names,
        typed,
        searchText<string>((name) => name),
      ).rows;
      expect(here.toSorted()).toEqual(there.toSorted());
    }),
    { numRuns: 1000 },
  );
});
