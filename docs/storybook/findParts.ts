import type { PartFacts } from 'virtual:book-facts';
import { plainWord } from './plainWord.ts';
import { synonyms } from './synonyms.ts';

/**
 * The parts that are meant by a word, the likeliest first: called so, else known by that word elsewhere, else somewhere said
 * to be for it. All of them for an empty word.
 */
export function findParts(parts: readonly PartFacts[], word: string): PartFacts[] {
  const wanted = plainWord(word);
  if (wanted === '') return [...parts];
  return parts
    .map((part) => ({ part, rank: rankOf(part, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ part }) => part);
}

function rankOf({ name, title, yes }: PartFacts, wanted: string): number {
  const called = (synonyms[name] ?? '').split(',').map(plainWord);
  if (plainWord(name) === wanted) return 5;
  if (called.includes(wanted)) return 4;
  if (plainWord(name).includes(wanted)) return 3;
  if (called.some((own) => own.includes(wanted) || wanted.includes(own))) return 2;
  return plainWord(`${title} ${yes.join(' ')}`).includes(wanted) ? 1 : 0;
}
