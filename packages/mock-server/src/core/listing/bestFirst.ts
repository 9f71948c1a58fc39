/** Of what has the tone marks that were typed comes first what begins with the typed words; equals keep their order. */
import { fold } from '../values/text.ts';
import { search, searchWords, type Found, type SearchText } from './search.ts';
import { written } from './typedMarks.ts';

/** The rows a query finds, best first: `hạnh` gives Hạnh alone, `hanh` Hạnh before Khánh. */
export function bestFirst<Row>(rows: readonly Row[], query: string | undefined, text: SearchText<Row>): Found<Row> {
  const found = search(rows, query, text);
  const words = typedWords(query ?? '');
  const ranked = found.rows.map((row) => ({ row, rank: rankOf(text.written(row), words) }));
  return { ...found, rows: ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row) };
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
