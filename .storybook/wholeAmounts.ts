import type { StoryContext } from '@storybook/react-vite';
import { commands, page } from 'vitest/browser';
import { nextFrame } from './nextFrame.ts';

/** The longest amount that somebody types at the counter. */
const LONGEST = '999.999.999.999';
const PHONE = 360;
/** A finger's phone has larger letters in its fields than the mouse of the tests. */
const FINGER = '--st-text-control: var(--st-text-lg)';

/**
 * Looks at every money field that stands open at the end of a story as a phone of 360 px shows it: the longest amount is read
 * whole, whatever else stands in the field.
 *
 * @throws Error naming the fields that would cut it
 */
export async function assertAmountsWhole({ id }: StoryContext): Promise<void> {
  const root = document.documentElement;
  if (!document.querySelector('.st-money')) return;
  const { innerWidth: width, innerHeight: height } = window;
  const own = root.getAttribute('style') ?? '';
  try {
    root.setAttribute('style', `${own};${FINGER}`);
    await page.viewport(PHONE, height);
    await nextFrame();
    await nextFrame();
    const fields = [...document.querySelectorAll<HTMLInputElement>('.st-money')].filter((one) => one.checkVisibility());
    const cut = fields.flatMap((field) => {
      const missing = Math.ceil(amountWidth(field) - roomIn(field));
      return missing > 0 ? [`${nameOf(field)} by ${missing} px`] : [];
    });
    if (fields.length > 0)
      await commands.tellFigure(`Amounts at ${PHONE} px: ${id}: ${fields.length} fields, ${cut.length} cut`);
    if (cut.length > 0) throw new Error(`${LONGEST} is cut at ${PHONE} px in: ${cut.join('; ')}`);
  } finally {
    root.setAttribute('style', own);
    await page.viewport(width, height);
  }
}

function amountWidth(field: HTMLInputElement): number {
  const { font, fontVariantNumeric } = getComputedStyle(field);
  const text = document.createElement('span');
  Object.assign(text.style, { font, fontVariantNumeric, position: 'absolute', whiteSpace: 'nowrap' });
  text.textContent = LONGEST;
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
}

function roomIn(field: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function nameOf(field: HTMLInputElement): string {
  return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
}
