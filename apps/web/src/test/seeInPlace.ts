import { expect, waitFor } from 'storybook/test';
import type { Canvas } from './canvas.ts';

/** Waits for words that are said in their place: at the field, in the question, not by the toast above that says the same. */
export async function seeInPlace(place: Canvas, words: string | RegExp): Promise<void> {
  const inPlace = () => place.getAllByText(words).filter((element) => !element.closest('.st-toasts'));
  await waitFor(async () => {
    await expect(inPlace()).toHaveLength(1);
    await expect(inPlace()[0]).toBeVisible();
  });
}
