import fs from 'node:fs';
import path from 'node:path';
import { AT_PHONE_ALONE } from '../../.storybook/photographed.ts';
import { onePartEachWidth } from './partWidths.ts';

/** Whether the walks through all forms and screens are played: a part of them stands for the others in `npm test`. */
const playsAllWalks = process.env.VITE_ALL_WALKS !== undefined;

/** Forms of few fields, each of a kind that a longer form has too: walked through where all walks are played. */
const SHORT_FORMS = 'BankAccounts,Codes,Collaborators,CompanyTypes,PosPartners,Shops,Staff,StaffCreate,VoucherTypes';
const otherForms = playsAllWalks ? [] : [`**/test/walks/forms/{${SHORT_FORMS}}.stories.tsx`];

/** The states that the kit draws, each screen in a file of its own. */
const cells = path.resolve(import.meta.dirname, '../../apps/web/src/test/states/cells');
const DRAWN_BY_KIT = /\.(?:counter|phone)\.gen\.stories\.tsx$/;

/** Of the screens whose states the kit draws a third plays them in `npm test`: always the same, whatever others there are. */
function otherStates(): string[] {
  if (playsAllWalks) return [];
  const names = fs.readdirSync(cells).filter((name) => DRAWN_BY_KIT.test(name));
  return names
    .filter((name) => Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % 3 !== 0)
    .map((name) => `**/${name}`);
}

const notInRingOne = [...otherForms, ...otherStates()];

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
export const notAt = {
  counter: [...atPhone, ...notInRingOne],
  phone: [...atCounter, ...notInRingOne],
} as const;

/** At which widths the stories of a file run. */
export function widthsOf(file: string): { counter: boolean; phone: boolean } {
  const isAt = (files: readonly string[]) => files.some((one) => path.matchesGlob(file, one));
  return { counter: !isAt(notAt.counter), phone: !isAt(notAt.phone) };
}
