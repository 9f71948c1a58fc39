import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { commands } from 'vitest/browser';
import { leaveToCounter } from './atPhone.ts';
import { isScreen } from './isScreen.ts';
import { photograph } from './photograph.ts';
import { STILLNESS } from './standStill.ts';
import { assertPageStood, watchPage } from './stillPage.ts';
import { assertAmountsWhole } from './wholeAmounts.ts';

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
[data-without-shell] :is(.st-sidebar, .shell__header) { visibility: hidden !important; }`;
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
  // A font comes with the first of its letters: no story may look as the stories before it left the fonts.
  await Promise.all([...document.fonts].map((face) => face.load()));
  await commands.resetMousePosition();
}

/** The codes of rules and flags are programs' words: no screen, dialog or message shows one. */
function assertNoCodes(): void {
  const shown = /\b[WC](?:0[1-9]|1[0-3])\b.*/.exec(document.body.innerText);
  if (shown) throw new Error(`A code is shown: "${shown[0]}"`);
}

/**
 * Takes the pictures of a story that has been played.
 *
 * @throws Error when a screen shows a code, another story has taken its place on the page, a dialog moved the page below
 * it, or a money field would cut an amount at a phone's width
 */
export async function finish(story: StoryContext): Promise<void> {
  const width = import.meta.env.VITE_STORY_VIEWPORT;
  if (width === undefined) throw new Error('The suite does not say how wide its window is.');
  assertPageStood();
  if (isScreen(story.title)) assertNoCodes();
  await photograph(story, width, () => {
    if (current?.canvasElement !== story.canvasElement) throw new Error('Another story has taken the page.');
  });
  await assertAmountsWhole(story);
}
