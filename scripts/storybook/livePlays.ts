import type { Page } from 'playwright';
import { beginAt, shareOut } from './openBook.ts';
import type { Entry, ServedStorybook } from './served.ts';

/** Milliseconds that a story may take until its play has ended. */
const PATIENCE = 30_000;

/**
 * Opens stories one after the other as a designer's clicks in the sidebar do, and waits until each has been played. Returns
 * what went wrong, a line each.
 */
export async function playLive(book: ServedStorybook, stories: readonly Entry[]): Promise<string[]> {
  const faults: string[] = [];
  await shareOut(book, stories, async (page, { id, title, name }) => {
    if ((await playedIn(page, id)) === undefined) return;
    // A second try, as every test in a browser has, on a page where nothing hangs on beside it.
    await beginAt(page, book);
    const fault = await playedIn(page, id);
    if (fault === undefined) return;
    faults.push(`${title} / ${name}: ${fault}`);
    await beginAt(page, book);
  });
  return faults;
}

/** Shows a story in an open Storybook page; the first line of what its play threw, or nothing. */
function playedIn(page: Page, storyId: string): Promise<string | undefined> {
  return page.evaluate(
    ([id, patience]) =>
      new Promise<string | undefined>((resolve) => {
        const channel = bookChannel();
        const threw = ({ message }: Error) => end(message.split('\n')[0]);
        const went = (told: { newPhase: string; storyId: string }) => {
          if (told.storyId === id && told.newPhase === 'played') end(undefined);
        };
        const timer = setTimeout(() => end('does not end'), patience);
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
    [storyId, PATIENCE] as const,
  );
}
