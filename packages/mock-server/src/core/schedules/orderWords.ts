/** An order is found by its number as people say it: "hd970" is HD000970 and no other. */
import { searchWords } from '../listing/search.ts';

const FIGURES = 6;

/** What is looked for among orders: a number said without its zeros gets them back, all else stays as it is compared. */
export function orderWords(query: string | undefined): string {
  const words = searchWords(query);
  const number = /^hd\s*0*(\d{1,6})$/.exec(words)?.[1];
  return number === undefined ? words : `hd${number.padStart(FIGURES, '0')}`;
}
