import { expect } from 'storybook/test';

/** Fails when the page is wider than the window, so that it would have to be pushed sideways; names what is too wide. */
export async function seeNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  const all = scrollWidth > clientWidth ? [...document.querySelectorAll<HTMLElement>('main *')] : [];
  const wide = all.filter((box) => losesWords(box) && getComputedStyle(box).overflowX === 'visible');
  await expect(wide.map(({ localName, className }) => `${localName} ${className}`).join(', ')).toBe('');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Fails when a page scrolls up and down and its list does too: two scrollbars side by side. A list below charts, which begins low, may. */
export async function seeOneScrollbar(): Promise<void> {
  const { scrollHeight, clientHeight } = document.documentElement;
  const lists = scrollHeight > clientHeight + 1 ? [...document.querySelectorAll('main .st-table__scroll')] : [];
  const second = lists.filter((list) => scrollsFromTheTop(list)).map(({ clientHeight: shown }) => `${shown} px high`);
  await expect(second.join(', '), `a list in a page of ${scrollHeight} px`).toBe('');
}

function scrollsFromTheTop(list: Element): boolean {
  const isHigh = list.getBoundingClientRect().top < window.innerHeight / 2;
  return isHigh && list.scrollHeight > list.clientHeight + 1 && getComputedStyle(list).overflowY !== 'visible';
}

/** Fails when a button of the screen, unless it shows a chosen value, loses part of its words or stands beyond the edge. */
export async function seeNothingCut(): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button:not([role="combobox"])')].filter((button) =>
    button.checkVisibility(),
  );
  const cut = buttons.filter((button) => losesWords(button) || (isBeyondEdge(button) && !isPushable(button)));
  await expect(cut.map((button) => button.textContent || button.ariaLabel).join(', ')).toBe('');
}

/** A pixel is lost to rounding. */
function losesWords({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1;
}

function isBeyondEdge(element: HTMLElement): boolean {
  return element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
}

/** Whether what it stands in, such as a wide table, can be pushed sideways. */
function isPushable(element: HTMLElement): boolean {
  const box = element.parentElement;
  if (!box || box.tagName === 'MAIN') return false;
  return /auto|scroll/.test(getComputedStyle(box).overflowX) || isPushable(box);
}
