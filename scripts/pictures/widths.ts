/** Files of stories whose answer is the same in every width: they run at the counter's width alone. */
export const atOneWidth = ['apps/web/src/test/walks/OddReplies.stories.tsx'];

/** In how many widths the stories of a file run. */
export function widthsOf(file: string): number {
  return atOneWidth.some((one) => file.endsWith(one)) ? 1 : 2;
}
