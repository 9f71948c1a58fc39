import { expect } from 'storybook/test';

/** Fails when the page is wider than the window, so that it would have to be pushed sideways; names what is too wide. */
export async function seeNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  const all = scrollWidth > clientWidth ? [...document.querySelectorAll<HTMLElement>('main *')] : [];
  const wide = all.filter((box) => losesWords(box) && getComputedStyle(box).overflowX === 'visible');
  await expect(wide.map(({ localName, className }) => `${localName} ${className}`).join(', ')).toBe('');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Fails when a list scrolls up and down inside a page that does so too: two scrollbars side by side, of which one is the wrong one. */
export async function seeOneScrollbar(): Promise<void> {
  const scrolling = [document.documentElement, ...document.querySelectorAll('main .list-screen *')].filter(
    (box) => box.scrollHeight > box.clientHeight + 1 && isScroller(box),
  );
  const names = scrolling.map(({ localName, className }) => `${localName} ${className}`);
  await expect(names.slice(1).join(', ')).toBe('');
}

function isScroller(box: Element): boolean {
  return box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowY);
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
