import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** After each story that stands still: the page as it stands must equal the committed picture of the same story and width. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : undefined;
  if (storyId === undefined || document.documentElement.hasAttribute('data-walk')) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(fileName(storyId));
});

/** The story's id in plain letters: story ids keep Vietnamese marks, file names lose them. */
function fileName(storyId: string): string {
  return storyId
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd');
}
