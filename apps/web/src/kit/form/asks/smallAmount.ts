/** What a small amount is likely to mean (counter §8): somebody who types 30 for a card means 30 triệu. */

/** A shop that says nothing asks about amounts below this many đồng. */
export const USUAL_SMALL_BELOW = 100_000;

const [THOUSAND, MILLION] = [1000, 1_000_000];

/**
 * What a typed amount may mean instead, in đồng; undefined where it is not small.
 *
 * @param below amounts from here on are taken as they are
 * @param most what it can't exceed, such as what the order still misses. Default: nothing known
 */
export function meantAmount(amount: number, below: number, most = Infinity): number | undefined {
  if (amount <= 0 || amount >= below) return undefined;
  const factors = amount < THOUSAND ? [MILLION, THOUSAND] : [THOUSAND];
  return factors.map((factor) => amount * factor).find((meant) => meant <= most);
}
