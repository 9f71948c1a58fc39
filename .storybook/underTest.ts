import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { commands } from 'vitest/browser';
import { leaveToCounter } from './atPhone.ts';
import { isScreen } from './isScreen.ts';
import { photograph } from './photograph.ts';
import { STILLNESS } from './standStill.ts';
import { assertPageStood, watchPage } from './stillPage.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook's own: takes the mouse off the page, so that nothing is hovered. */
    resetMousePosition: () => Promise<void>;
  }
}

/**
 * Only screens at the counter have the scrollbars of its Windows, 15 px wide, in plays and pictures; phones lay theirs
 * over the page, and a part is looked at without.
 */
const stillness = `${STILLNESS}
*, *::before, *::after { caret-color: transparent !important; }
:root:not([data-scrollbars]), :root:not([data-scrollbars]) * { scrollbar-width: none !important; }
[data-without-shell] :is(.st-sidebar, .shell__header) { visibility: hidden !important; }
[data-reading] * { pointer-events: auto !important; }`;
document.head.append(Object.assign(document.createElement('style'), { textContent: stillness }));

configure({
  // The library would print the whole document for each failed look of a wait, which takes longer than the look itself.
  getElementError: (message) => new Error(message ?? 'The element is not there.'),
});

/** The story on the page; another than the one that ends when a test ran out of time and its story goes on unseen. */
let current: StoryContext | undefined;

/** Gives every story the same start, whichever stories the page has shown before. */
export async function start(story: StoryContext): Promise<void> {
  if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') leaveToCounter(story);
  current = story;
  watchPage();
  const hasScrollbars = isScreen(story.title) && import.meta.env.VITE_STORY_VIEWPORT === 'cashier';
  document.documentElement.toggleAttribute('data-scrollbars', hasScrollbars);
  document.cookie = 'appearance=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  await commands.resetMousePosition();
}

/**
 * Takes the pictures of a story that has been played.
 *
 * @throws Error when another story has taken its place on the page, or a dialog moved the page below it
 */
export async function finish(story: StoryContext): Promise<void> {
  const width = import.meta.env.VITE_STORY_VIEWPORT;
  if (width === undefined) throw new Error('The suite does not say how wide its window is.');
  assertPageStood();
  await photograph(story, width, () => {
    if (current?.canvasElement !== story.canvasElement) throw new Error('Another story has taken the page.');
  });
}
