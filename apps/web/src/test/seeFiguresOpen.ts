import { expect } from 'storybook/test';
import type { AccountName } from './askEngine.ts';
import { figureBehind } from './whatOpens.ts';

/** Where a link of the home page or the header shows its figure. */
const FIGURE = '.st-stat__value, .home-list__figure, .st-badge';

/** Fails unless each link that shows a figure opens a screen that shows the same one, for who is logged in; gives their addresses. */
export async function seeFiguresOpen(who: AccountName): Promise<string[]> {
  const shown = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].flatMap((link) => {
    const text = link.querySelector(FIGURE)?.textContent ?? /\(([\d.]+)\)$/.exec(link.textContent)?.[1];
    const href = link.getAttribute('href') ?? '';
    return text === undefined || /^\/contract\/\d+$/.test(href) ? [] : [{ href, figure: figureIn(text) }];
  });
  await expect(shown).toEqual(shown.map(({ href }) => ({ href, figure: figureBehind(who, href) })));
  return shown.map(({ href }) => href);
}

/** đồng or pieces as the page writes them: "-1.234.567 ₫", "65". */
function figureIn(text: string): number {
  return Number(text.replaceAll(/[^\d-]/g, ''));
}
