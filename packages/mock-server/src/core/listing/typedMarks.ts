/** Tone marks count only where they are typed: words are compared with them in the one spelling a mark can have. */
import { fold } from '../values/text.ts';

/** A tone mark on the first vowel of oa, oe, uy, where older spelling has it. */
const OLD_PLACE =
  /(?:(?<=o)([\u0300\u0301\u0303\u0309\u0323])(?=[ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(?=y))(\p{L})/gu;

/** A text as it is compared with its marks: small letters, single spaces, `hòa` as `hoà`. */
export function written(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(OLD_PLACE, '$3$1$2');
  return letters.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** The typed words that have marks. */
export function markedWords(query = ''): string[] {
  return written(query)
    .split(' ')
    .filter((word) => word !== '' && word !== fold(word));
}
