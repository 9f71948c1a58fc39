import type { Page } from 'playwright';
import type { ServedStorybook } from './served.ts';

/** Pages that work beside each other, one for each processor of the machines that the tests run on. */
const PAGES = 2;
/** Where a designer begins. */
const FIRST = 'giới-thiệu-chào-mừng--docs';

declare global {
  /** How Storybook's own list tells its pages what to show, and hears what became of it; there once `beginAt` has opened one. */
  var bookChannel: () => {
    on: (event: string, listener: (told: never) => void) => void;
    off: (event: string, listener: (told: never) => void) => void;
    emit: (event: string, told: object) => void;
  };
  /** What shows the stories of a page, and knows what each asks for; there once `beginAt` has opened one. */
  var bookPreview: () => {
    loadStory: (asked: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Readonly<Record<string, { styles: { width: string; height: string } }>> } };
    }>;
  };
}

/** Does something with each entry, in two pages that share the entries out between them; a second time where the page went away meanwhile. */
export async function shareOut<Item>(
  book: ServedStorybook,
  items: readonly Item[],
  act: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  await inLanes(items, async (mine) => {
    const page = await book.openPage([]);
    await beginAt(page, book);
    for (const item of mine) {
      await act(page, item).catch(async () => {
        // Storybook loads its page anew where what it showed before does not let go of it in time.
        await beginAt(page, book);
        await act(page, item);
      });
    }
    await page.close();
  });
}

/** Works on the items in lanes beside each other, each of which takes the next one once it is done with its last. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (mine: Iterable<Item>) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(Array.from({ length: PAGES }, () => work(waiting)));
}

/** Opens the first page, with axe asleep: the stories' own tests ask it. */
export async function beginAt(page: Page, { address }: ServedStorybook): Promise<void> {
  const open = () =>
    page.goto(`${address}iframe.html?id=${FIRST}&viewMode=docs&globals=a11y.manual:!true`, { timeout: 120_000 });
  // Where Storybook is just loading its page itself, that one comes first.
  await open().catch(open);
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => {
    globalThis.bookChannel = () =>
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as ReturnType<typeof bookChannel>;
    globalThis.bookPreview = () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as ReturnType<typeof bookPreview>;
  });
}
