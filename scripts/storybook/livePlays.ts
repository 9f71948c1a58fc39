import type { Page } from 'playwright';
import { beginAt, shareOut } from './openBook.ts';
import type { Entry, ServedStorybook } from './served.ts';

/** Milliseconds that a story may take until its play has ended. */
const PATIENCE = 30_000;
const ENDLESS = 'does not end';

/**
 * Opens stories one after the other as a designer's clicks in the sidebar do, and waits until each has been played. Returns
 * what went wrong, a line each.
 */
export async function playLive(book: ServedStorybook, stories: readonly Entry[]): Promise<string[]> {
  const faults: string[] = [];
  await shareOut(book, stories, async (page, { id, title, name }) => {
    const fault = await playedIn(page, id);
    if (fault !== undefined) faults.push(`${title} / ${name}: ${fault}`);
    // What hangs would hang on beside the next one.
    if (fault === ENDLESS) await beginAt(page, book);
  });
  return faults;
}

/** Shows a story in an open Storybook page; the first line of what its play threw, or nothing. */
function playedIn(page: Page, storyId: string): Promise<string | undefined> {
  return page.evaluate(
    ([id, patience, endless]) =>
      new Promise<string | undefined>((resolve) => {
        const channel = bookChannel();
        const threw = ({ message }: Error) => end(message.split('\n')[0]);
        const went = (told: { newPhase: string; storyId: string }) => {
          if (told.storyId === id && told.newPhase === 'played') end(undefined);
        };
        const timer = setTimeout(() => end(endless), patience);
        const end = (fault: string | undefined) => {
          clearTimeout(timer);
          channel.off('playFunctionThrewException', threw);
          channel.off('storyRenderPhaseChanged', went);
          resolve(fault);
        };
        channel.on('playFunctionThrewException', threw);
        channel.on('storyRenderPhaseChanged', went);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, PATIENCE, ENDLESS] as const,
  );
}
