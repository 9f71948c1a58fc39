import type { Page } from 'playwright';
import { beginAt, shareOut } from './openBook.ts';
import { COUNTER, type Entry, type ServedStorybook } from './served.ts';

/** Milliseconds that a story may take until its play has ended. */
const PATIENCE = 30_000;

/**
 * Opens stories one after the other as a designer's clicks in the sidebar do, each in the window that it is written for, and
 * waits until each has been played. Returns what went wrong, a line each.
 */
export async function playLive(book: ServedStorybook, stories: readonly Entry[]): Promise<string[]> {
  const faults: string[] = [];
  await shareOut(book, stories, async (page, { id, title, name }) => {
    await page.setViewportSize((await windowOf(page, id)) ?? COUNTER);
    const first = await playedIn(page, id);
    if (first === undefined) return;
    console.log(`Played once more: ${title} / ${name}: ${first}`);
    // A second try, as every test in a browser has, on a page where nothing hangs on beside it.
    await beginAt(page, book);
    const fault = await playedIn(page, id);
    if (fault === undefined) return;
    faults.push(`${title} / ${name}: ${fault}`);
    await beginAt(page, book);
  });
  return faults;
}

/** The window that a story is written for by its viewport global; nothing where it plays at the counter's. */
function windowOf(page: Page, storyId: string): Promise<{ width: number; height: number } | undefined> {
  return page.evaluate(async (id) => {
    const { storyGlobals, parameters } = await bookPreview().loadStory({ storyId: id });
    const asked = storyGlobals.viewport?.value;
    const styles = asked === undefined ? undefined : parameters.viewport.options[asked]?.styles;
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }, storyId);
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
