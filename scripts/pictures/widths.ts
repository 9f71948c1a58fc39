import path from 'node:path';
import { onePartEachWidth } from './partWidths.ts';

/** Files of stories whose answer is the same in every width, or that stand for others in it: they run at the counter's alone. */
const atCounter = ['**/test/walks/OddReplies.stories.tsx', '**/*.counter.gen.stories.tsx', ...onePartEachWidth()];
/** Those that run at a phone's width alone. */
const atPhone = ['**/*.phone.gen.stories.tsx'];

/** Files that do not run at a width. */
export const notAt = { counter: atPhone, phone: atCounter } as const;

/** In how many widths the stories of a file run. */
export function widthsOf(file: string): number {
  return [...atCounter, ...atPhone].some((one) => path.matchesGlob(file, one)) ? 1 : 2;
}

/** Whether the stories of a file run at a phone's width. */
export function runsAtPhone(file: string): boolean {
  return !atCounter.some((one) => path.matchesGlob(file, one));
}
