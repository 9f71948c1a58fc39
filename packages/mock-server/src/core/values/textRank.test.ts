import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRank } from './textRank.ts';

const collator = new Intl.Collator('vi', { numeric: true });
const texts = fc.array(fc.oneof(fc.constantFrom('Ấn', 'an', 'An 10', 'An 9', 'Đỗ', 'do', '01', '1', ''), fc.string()), {
  maxLength: 200,
});

test('ranks order texts as the dictionary does, however few or many are new', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const rank = textRank(given);
      for (const [place, text] of given.entries()) {
        const other = given[given.length - 1 - place] ?? '';
        expect(Math.sign(rank(text) - rank(other))).toBe(Math.sign(collator.compare(text, other)));
      }
    }),
  );
});
