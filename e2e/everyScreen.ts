import type { Page } from '@playwright/test';
import { PATHS } from '../apps/web/src/kit/places/paths.ts';
import type { Shop } from './shop.ts';
import { expect } from './test.ts';

/** Addresses of the company's screens. */
export const ofCompany = Object.values(PATHS).filter((path) => /^\/(bao-cao|thu-chi|cau-hinh)/.test(path));
/** Addresses of a shop's screens. */
export const ofShop = Object.values(PATHS).filter((path) => !ofCompany.includes(path));
/** What nobody may find on a screen that is theirs. */
export const DEAD = /Bạn không có quyền|Không tìm thấy trang|Thử lại/;

/** Opens screens one after the other as links do, and each of their tabs; what was opened, in words. */
export async function openAll(page: Page, shop: Shop, paths: readonly string[]): Promise<string> {
  let tabs = 0;
  for (const path of paths) {
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    // The former screen stands until the next one has come; the form of a new member of staff stands over their list.
    const former = (await title.textContent()) ?? '';
    await shop.follow(page, path.replace(':scheduleId', '1'));
    if (path !== '/' && path !== PATHS.newStaff) await expect(title, path).not.toHaveText(former);
    await seeContent(page, path);
    await seeOnPaper(page, path);
    await seeNoSidewaysScroll(page, path);
    const found = page.getByRole('main').getByRole('tab');
    const count = await found.count();
    for (let tab = 1; tab < count; tab += 1) {
      await found.nth(tab).click();
      await seeContent(page, `${path}, tab ${tab + 1}`);
      await seeOnPaper(page, `${path}, tab ${tab + 1}`);
      tabs += 1;
    }
  }
  return `${paths.length} opened with ${tabs} further tabs, 0 dead, 0 refused`;
}

/** Waits until a screen stands: its title is there, nothing is on its way, nothing failed or was refused. */
async function seeContent(page: Page, what: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect(main.locator('[aria-busy="true"]'), what).toHaveCount(0);
  await expect(main, what).not.toContainText(DEAD);
}

/** Figures, parts of a day and fields say something on paper; other buttons, tabs that are not shown, search and filters do not. */
const PRESSED = `:is(button, [role=button]):not(.st-table__link, .st-stat, .fund-table__figure, .st-slots__more, .st-control,
  .st-password__toggle), [role=tab][aria-selected=false], [role=search], .st-search, .st-filters`;

/** What is only there to be pressed is no part of a screen on paper. */
async function seeOnPaper(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const pressed = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => one.getBoundingClientRect().width > 1)
        .map((one) => `${one.localName}.${one.className}: ${one.getAttribute('aria-label') ?? one.textContent}`),
    PRESSED,
  );
  await page.emulateMedia({ media: null });
  expect.soft([...new Set(pressed)], `on paper: ${what}`).toEqual([]);
}

/** Widths of a counter's 1366 px with Windows' scaling of 175, 150, 125 and 110 %. */
const SCALED = [780, 911, 1093, 1241];

/** However Windows scales it, a page is as wide as its window. */
async function seeNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const own = page.viewportSize();
  for (const width of SCALED) {
    await page.setViewportSize({ width, height: 512 });
    await page.evaluate(nextFrame);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(over, `${what} at ${width} px is wider by`).toBeLessThanOrEqual(0);
    const bar = await page.getByRole('banner').evaluate((one) => {
      return [one.scrollWidth - one.clientWidth, Math.round(one.getBoundingClientRect().height)];
    });
    expect.soft(bar, `the bar of ${what} at ${width} px: wider by, height`).toEqual([0, 56]);
  }
  if (own) await page.setViewportSize(own);
}

/** What a press shows is drawn, and has asked for what it shows. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
