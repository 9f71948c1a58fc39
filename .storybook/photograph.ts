import { toast } from '@so-the/ui';
import type { StoryContext } from '@storybook/react-vite';
import { commands, page } from 'vitest/browser';
import type { Look } from '../scripts/pictures/places.ts';
import { readColours, readPage } from './axe.ts';
import { runsAtPhoneAlone } from './atPhone.ts';
import { assertNamesClear } from './clearNames.ts';
import { takeFocusAway } from './focus.ts';
import { nextFrame } from './nextFrame.ts';
import { opened, screenOf, whatIsOpen } from './opened.ts';
import { photographedLooks, showsShell } from './photographed.ts';
import { isFormWalk, isScreen } from './isScreen.ts';
import { pictureName } from './pictureName.ts';
import { recolour, rest } from './rest.ts';
import { assertTargets } from './targets.ts';
import { assertColumnsWhole } from './wholeColumns.ts';

/** A story taller than its window is photographed in a taller one, up to this height. */
const TALLEST = 1600;

/**
 * After a story: the page comes to rest and must equal the committed pictures of the same story and width, those that
 * {@link photographedLooks} names. Axe reads it at the counter, and at a phone's width where it is photographed; its
 * colours in dark and high contrast too where it is photographed in dark. `assertOnPage` throws once another story is on
 * the page.
 *
 * @throws Error naming the pictures that are missing or differ, the colours that are hard to read, the columns that
 * a table of a screen cuts at the counter's width, the form, drawer, dialog or paper of a screen that no picture shows, the names of cards that run below a status, the controls that are too small or whose ring is cut, what goes on moving, or what
 * does not show that it has the focus
 */
export async function photograph(
  story: StoryContext,
  width: 'cashier' | 'phone',
  assertOnPage: () => void,
): Promise<void> {
  if (story.parameters.toasts !== 'stay') toast.clear();
  await takeFocusAway();
  window.scrollTo(0, 0);
  await rest(neverAnswers(story) ? 'again' : undefined);
  // A screen takes the focus once it stands, which on a busy machine is only now.
  if (document.activeElement?.matches('main')) {
    await takeFocusAway();
    await rest('again');
  }
  if (isScreen(story.title) && width === 'cashier') {
    assertColumnsWhole();
    if (isPhotographedAt(story, width)) assertOpenedSeen(story.title);
  }
  if (width === 'phone') assertNamesClear();
  await growWindow();
  const looks = photographedLooks(story.id);
  // Parts, and screens as they usually look: what else a screen shows is made of the same.
  if (looks.includes('cashier-dark')) assertTargets();
  const name = pictureName(story.id);
  const verdicts: string[] = [];
  const compare = async (look: Look) => {
    assertOnPage();
    if (!looks.includes(look)) return;
    if (!isPhotographedAt(story, width)) {
      verdicts.push(`${look}/${name}: elsewhere`);
      return;
    }
    await withoutShell(!showsShell(story.id), async () => {
      verdicts.push(`${look}/${name}: ${await commands.comparePicture(look, name)}`);
    });
  };
  await compare(width);
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  try {
    // What a story is made of is the same at each width, but for what is drawn anew: that is photographed.
    if (width === 'cashier' || looks.includes(width) || runsAtPhoneAlone()) await readPage(story);
    const isReadInDark = width === 'cashier' && looks.includes('cashier-dark');
    for (const theme of isReadInDark ? ['dark', 'contrast'] : []) {
      await recolour(theme);
      if (theme === 'dark') await compare('cashier-dark');
      await readColours(story);
    }
  } finally {
    dataset.theme = own;
  }
  const faults = verdicts.filter((verdict) => /: (missing|different)$/.test(verdict));
  story.reporting.addReport({ type: 'pictures', version: 1, result: verdicts, status: 'passed' });
  if (faults.length > 0)
    throw new Error(`Pictures to look at in test-results/pictures/index.html: ${faults.join(', ')}`);
}

/** A story that chooses its own window looks the same in both runs: the counter's photographs it, or the one it is as wide as. */
function isPhotographedAt({ globals }: StoryContext, width: 'cashier' | 'phone'): boolean {
  const { value } = (globals.viewport ?? {}) as { value?: string };
  return value === width || (value !== 'phone' && width === 'cashier');
}

/**
 * A form, drawer, dialog or paper of a screen is photographed in one of its stories; walks through its forms show no other.
 *
 * @throws Error where none is named
 */
function assertOpenedSeen(title: string): void {
  const kind = whatIsOpen();
  const screen = screenOf(title);
  if (kind === undefined || isFormWalk(title) || opened[screen]?.[kind] !== undefined) return;
  throw new Error(`"${screen}" has no picture of its ${kind}: name one of its stories in .storybook/opened.ts.`);
}

/** Whether the story's server leaves every call unanswered: its screen says that it is busy for good. */
function neverAnswers({ parameters }: StoryContext): boolean {
  const { app } = parameters as { app?: { faults?: { drop?: string } } };
  return app?.faults?.drop === 'hang';
}

/** Shows the page for a moment without menu and bar, whose place stays empty: another entry changes no screen's picture. */
async function withoutShell(isWanted: boolean, shown: () => Promise<void>): Promise<void> {
  document.documentElement.toggleAttribute('data-without-shell', isWanted);
  try {
    await shown();
  } finally {
    document.documentElement.removeAttribute('data-without-shell');
  }
}

async function growWindow(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, TALLEST);
  if (height <= window.innerHeight) return;
  await page.viewport(window.innerWidth, height);
  await rest('again');
  await drawDialogsAnew();
}

/** A dialog that moved by part of a pixel may keep the letters drawn at its former place: draws it as if it opened here. */
async function drawDialogsAnew(): Promise<void> {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  for (const dialog of open) dialog.style.willChange = 'transform';
  await nextFrame();
  await nextFrame();
  for (const dialog of open) dialog.style.removeProperty('will-change');
  await nextFrame();
}
