import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** After each story: the page as it stands must equal the committed picture of the same story and width. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.file.name === undefined) return;
  (document.activeElement as HTMLElement | null)?.blur();
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
