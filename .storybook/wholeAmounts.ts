import type { StoryContext } from '@storybook/react-vite';
import { commands, page } from 'vitest/browser';
import { cutAmounts } from '../packages/ui/src/testing/cutAmounts.ts';
import { nextFrame } from './nextFrame.ts';

const PHONE = 360;

/**
 * Looks at every money field that stands open at the end of a story as a phone of 360 px shows it: the longest amount is read
 * whole, whatever else stands in the field.
 *
 * @throws Error naming the fields that would cut it
 */
export async function assertAmountsWhole({ id }: StoryContext): Promise<void> {
  if (!document.querySelector('.st-money')) return;
  const { innerWidth: width, innerHeight: height } = window;
  try {
    await page.viewport(PHONE, height);
    await nextFrame();
    await nextFrame();
    const { fields, cut } = cutAmounts();
    if (fields > 0) await commands.tellFigure(`Amounts at ${PHONE} px: ${id}: ${fields} fields, ${cut.length} cut`);
    if (cut.length > 0) throw new Error(`999.999.999.999 is cut at ${PHONE} px in: ${cut.join('; ')}`);
  } finally {
    await page.viewport(width, height);
  }
}
