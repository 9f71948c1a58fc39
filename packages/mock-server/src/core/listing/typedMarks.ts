/** Typed tone marks filter: `hạnh` is Hạnh and not Thanh; only where nothing has them is what was typed taken without its marks. */
import { fold } from '../values/text.ts';

/**
 * Of rows that were found without marks those that have the marks that were typed; all where none has, or none was typed.
 *
 * @param textOf what a row is found by, as it is written
 */
export function withTypedMarks<Row>(
  found: readonly Row[],
  query: string | undefined,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = written(query ?? '')
    .split(' ')
    .filter((word) => word !== '' && word !== fold(word));
  if (words.length === 0) return found;
  const marked = found.filter((row) => {
    const text = written(textOf(row));
    return words.every((word) => text.includes(word));
  });
  return marked.length > 0 ? marked : found;
}

/** A tone mark on the first vowel of oa, oe, uy, where older spelling has it. */
const OLD_PLACE =
  /(?:(?<=o)([\u0300\u0301\u0303\u0309\u0323])(?=[ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(?=y))(\p{L})/gu;

/** A text as it is compared with its marks: small letters, single spaces, `hòa` as `hoà`. */
export function written(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(OLD_PLACE, '$3$1$2');
  return letters.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
