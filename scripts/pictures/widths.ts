import path from 'node:path';
import { AT_PHONE_ALONE } from '../../.storybook/photographed.ts';
import { onePartEachWidth } from './partWidths.ts';

/** Whether the walks through all forms and screens are played: a part of them stands for the others in `npm test`. */
const playsAllWalks = process.env.VITE_ALL_WALKS !== undefined;

/** Forms of few fields, each of a kind that a longer form has too: walked through where all walks are played. */
const SHORT_FORMS = 'BankAccounts,Codes,Collaborators,CompanyTypes,PosPartners,Shops,Staff,StaffCreate,VoucherTypes';
const otherForms = playsAllWalks ? [] : [`**/test/walks/forms/{${SHORT_FORMS}}.stories.tsx`];

/** Files of stories whose answer is the same in every width, or that stand for others in it: they run at the counter's alone. */
const atCounter = [
  '**/test/walks/OddReplies.stories.tsx',
  '**/*.counter.gen.stories.tsx',
  '**/test/walks/forms/*.stories.tsx',
  ...onePartEachWidth(),
];
/** Those that run at a phone's width alone. */
const atPhone = [`**/*${AT_PHONE_ALONE}`];

/** Files that do not run at a width. */
export const notAt = { counter: [...atPhone, ...otherForms], phone: atCounter } as const;

/** At which widths the stories of a file run. */
export function widthsOf(file: string): { counter: boolean; phone: boolean } {
  const isAt = (files: readonly string[]) => files.some((one) => path.matchesGlob(file, one));
  return { counter: !isAt(notAt.counter), phone: !isAt(notAt.phone) };
}
