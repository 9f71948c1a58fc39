import { foldVietnamese, markedText } from './text.ts';

/**
 * How well a text answers a search, or `undefined` when it does not. Every word that is searched for must begin a word of
 * the text or stand within it, tone marks aside; smaller is better. Words that begin where a word begins come before
 * words found within one.
 */
export function searchRank(text: string, query: string): number | undefined {
  const folded = foldVietnamese(text);
  const places = wordsOf(foldVietnamese(query)).map((word) => placeOf(folded, word));
  return places.reduce((rank, place) => (rank === undefined || place === undefined ? undefined : rank + place), 0);
}

/** Whether a text has the tone marks of every word that was typed with marks. */
function hasTypedMarks(text: string, query: string): boolean {
  const exact = markedText(text);
  return wordsOf(markedText(query)).every((word) => word === foldVietnamese(word) || exact.includes(word));
}

function wordsOf(query: string): string[] {
  return query.trim().split(/\s+/);
}

/** 0 at the very beginning, 1 at the beginning of a later word, 10 within a word, `undefined` nowhere. */
function placeOf(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u').test(text) ? 1 : 10;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * The items that answer a search, best first; equals keep their order. An empty search keeps all as they are. Typed tone
 * marks filter: "đường" finds Đường and not Dương, "duong" both; where nothing has them, what is written alike is found.
 */
export function rankBySearch<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Item[] {
  if (query.trim() === '') return [...items];
  const alike = items
    .flatMap((item) => {
      const rank = searchRank(textOf(item), query);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
  const marked = alike.filter((item) => hasTypedMarks(textOf(item), query));
  return marked.length > 0 ? marked : alike;
}
