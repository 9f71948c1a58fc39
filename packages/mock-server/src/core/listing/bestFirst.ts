/** Of what has the tone marks that were typed comes first what begins with the typed words; equals keep their order. */
import { fold } from '../values/text.ts';
import { searchWords } from './listing.ts';
import { withTypedMarks, written } from './typedMarks.ts';

/**
 * Rows that were found, best first: `hạnh` gives Hạnh alone, `hanh` Hạnh before Khánh.
 *
 * @param textOf what a row is found by, as it is written
 */
export function bestFirst<Row>(rows: readonly Row[], query: string | undefined, textOf: (row: Row) => string): Row[] {
  const words = typedWords(query ?? '');
  if (words.length === 0) return [...rows];
  const ranked = withTypedMarks(rows, query, textOf).map((row) => ({ row, rank: rankOf(textOf(row), words) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
}

/** A point for each word that begins no word of the text. */
function rankOf(text: string, words: readonly string[]): number {
  const folded = ` ${fold(text)}`;
  return words.filter((word) => !folded.includes(` ${fold(word)}`)).length;
}

/** The words that were typed, with their marks; a phone number is one word in the one spelling phones have. */
function typedWords(query: string): string[] {
  const phone = searchWords(query);
  return (/^\d{6,}$/.test(phone) ? phone : written(query)).split(' ').filter(Boolean);
}
