import { foldVietnamese } from './text.ts';

/**
 * How well a text answers a search, or `undefined` when it does not. Every word that is searched for must begin a word of
 * the text or stand within it, tone marks aside; smaller is better. Marks that are typed count: "đường" puts Đường before
 * Dương, "duong" takes both alike. Words that begin where a word begins come before words found within one.
 */
export function searchRank(text: string, query: string): number | undefined {
  const exact = text.normalize('NFC').toLocaleLowerCase('vi');
  const folded = foldVietnamese(text);
  let rank = 0;
  for (const word of query.normalize('NFC').trim().toLocaleLowerCase('vi').split(/\s+/)) {
    const place = placeOf(folded, foldVietnamese(word));
    if (place === undefined) return undefined;
    const marked = foldVietnamese(word) !== word && placeOf(exact, word) === undefined;
    rank += place + (marked ? 100 : 0);
  }
  return rank;
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

/** The items that answer a search, best first; equals keep their order. An empty search keeps all as they are. */
export function rankBySearch<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Item[] {
  if (query.trim() === '') return [...items];
  return items
    .flatMap((item) => {
      const rank = searchRank(textOf(item), query);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
