import path from 'node:path';
import { AT_PHONE_ALONE } from '../../.storybook/photographed.ts';
import { onePartEachWidth } from './partWidths.ts';

/** Forms walked through by keys: `npm run test:all` does so at a phone's width too. */
const formWalks = process.env.SO_THE_LONG === '1' ? [] : ['**/test/walks/forms/*.stories.tsx'];

/** Files of stories whose answer is the same in every width, or that stand for others in it: they run at the counter's alone. */
const atCounter = [
  '**/test/walks/OddReplies.stories.tsx',
  '**/*.counter.gen.stories.tsx',
  ...formWalks,
  ...onePartEachWidth(),
];
/** Those that run at a phone's width alone. */
const atPhone = [`**/*${AT_PHONE_ALONE}`];

/** Files that do not run at a width. */
export const notAt = { counter: atPhone, phone: atCounter } as const;

/** At which widths the stories of a file run. */
export function widthsOf(file: string): { counter: boolean; phone: boolean } {
  const isAt = (files: readonly string[]) => files.some((one) => path.matchesGlob(file, one));
  return { counter: !isAt(atPhone), phone: !isAt(atCounter) };
}
