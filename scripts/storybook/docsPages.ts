import type { Page } from 'playwright';
import { LINES } from '../../.storybook/shownSource.ts';
import { shareOut } from './openBook.ts';
import type { Entry, ServedStorybook } from './served.ts';

/** Most pixels that a page of docs may be tall. */
const TALL = 8000;
/** Milliseconds that a page of docs may take until its height stands. */
const PATIENCE = 30_000;

interface Measured {
  height: number;
  /** Lines of its longest block of source. */
  lines: number;
  /** Names of elements that only a minifier gives. */
  minified: string[];
  /** How many properties are yes or no, and which of them are offered as an object to be typed instead of a switch. */
  yesOrNo: number;
  switchless: string[];
}

/**
 * What is wrong with pages of docs, a line each: one is too tall, has a block of source too long to be read, or prints a
 * name that nobody wrote, or offers no switch for what is yes or no. `tell` hears the measures of each.
 */
export async function readDocs(
  book: ServedStorybook,
  pages: readonly Entry[],
  tell: (title: string, measured: Measured) => void,
): Promise<string[]> {
  const faults: string[] = [];
  await shareOut(book, pages, async (page, { id, title }) => {
    const measured = await measure(page, id);
    tell(title, measured);
    if (measured.height > TALL) faults.push(`${title} is ${measured.height} px tall; ${TALL} is the most`);
    if (measured.lines > LINES) faults.push(`${title} has a block of ${measured.lines} lines; ${LINES} is the most`);
    for (const name of measured.minified) faults.push(`${title} prints <${name}>, a name that nobody wrote`);
    for (const name of measured.switchless) faults.push(`${title} has no switch for ${name}, which is yes or no`);
  });
  return faults;
}

/** Shows a page and measures it once it stands still. */
function measure(page: Page, docsId: string): Promise<Measured> {
  return page.evaluate(
    async ([id, patience]) => {
      const channel = bookChannel();
      // Nothing is heard of the page that stands there already.
      const isShown = new URLSearchParams(location.search).get('id') === id;
      const before = isShown ? undefined : document.querySelector('#storybook-docs h1');
      if (!isShown)
        await new Promise<void>((resolve) => {
          const shown = (shownId: string) => {
            if (shownId !== id) return;
            channel.off('docsRendered', shown);
            resolve();
          };
          channel.on('docsRendered', shown);
          setTimeout(resolve, patience);
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
        });
      let height = 0;
      for (let still = 0, waited = 0; still < 4 && waited < patience; waited += 80) {
        await new Promise((resolve) => {
          setTimeout(resolve, 80);
        });
        const root = document.querySelector('#storybook-docs');
        const heading = root?.querySelector('h1');
        const now = root?.scrollHeight ?? 0;
        // Until its own heading stands there, the page is another or none.
        still = heading && heading !== before && now === height ? still + 1 : 0;
        height = now;
      }
      const sources = [...document.querySelectorAll('#storybook-docs pre')].map(({ textContent }) =>
        textContent.trimEnd(),
      );
      // A type of TypeScript names its own type parameters so.
      const written = [...document.querySelectorAll('#storybook-docs pre:not(.prop-types *)')];
      const names = written.flatMap(({ textContent }) =>
        [...textContent.matchAll(/<([a-z]|[A-Z][a-z]?)(?=[\s>])/g)].map(([, name = '']) => name),
      );
      const rows = [...document.querySelectorAll('#storybook-docs .docblock-argstable tbody tr')].filter((row) => {
        // Each type that a property takes is a chip below what is said of it.
        const types = [...(row.children[1]?.querySelectorAll('div > div > span') ?? [])].map(
          (chip) => chip.textContent,
        );
        return types.includes('boolean') && types.every((type) => type === 'boolean' || type === 'undefined');
      });
      const switchless = rows.filter(
        (row) =>
          !row.querySelector('input[type=checkbox]') && !/Set boolean/.test(row.lastElementChild?.textContent ?? ''),
      );
      return {
        height,
        lines: Math.max(0, ...sources.map((text) => text.split('\n').length)),
        minified: names.filter((name) => !'abipqsu'.includes(name)),
        yesOrNo: rows.length,
        switchless: switchless.map(({ firstElementChild }) => firstElementChild?.textContent ?? ''),
      };
    },
    [docsId, PATIENCE] as const,
  );
}
