/** Of what a search finds comes first what has the tone marks that were typed, then what begins with the typed words; equals keep their order. */
import { fold } from '../values/text.ts';
import { searchWords } from './listing.ts';

/**
 * Rows that were found, best first: `hạnh` gives Hạnh before Thanh and Khánh, `hanh` Hạnh before Khánh.
 *
 * @param textOf what a row is found by, as it is written
 */
export function bestFirst<Row>(rows: readonly Row[], query: string | undefined, textOf: (row: Row) => string): Row[] {
  const words = typedWords(query ?? '');
  if (words.length === 0) return [...rows];
  const ranked = rows.map((row) => ({ row, rank: rankOf(textOf(row), words) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
}

/** Two points for each word without its marks, one for each that begins no word of the text. */
function rankOf(text: string, words: readonly string[]): number {
  const marked = ` ${written(text)}`;
  const folded = ` ${fold(text)}`;
  return words.reduce((rank, word) => {
    const plain = fold(word);
    const lacksMarks = plain !== word && !marked.includes(word);
    return rank + (lacksMarks ? 2 : 0) + (folded.includes(` ${plain}`) ? 0 : 1);
  }, 0);
}

/** The words that were typed, with their marks; a phone number is one word in the one spelling phones have. */
function typedWords(query: string): string[] {
  const phone = searchWords(query);
  return (/^\d{6,}$/.test(phone) ? phone : written(query)).split(' ').filter(Boolean);
}

/** A text as it is compared with its marks. */
function written(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('vi').replaceAll(/\s+/g, ' ').trim();
}
