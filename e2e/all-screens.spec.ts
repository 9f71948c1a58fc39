import type { Locator, Page } from '@playwright/test';
import { DEAD, nextFrame, ofCompany, ofShop, openAll } from './everyScreen.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const company = { UserName: 'congty', Password: 'Congty@123' };
/** Addresses at which the window of a record stands open. */
const WINDOWS = [
  '/customer?open=1',
  '/cards?open=1',
  '/warning?open=1',
  '/debt/customer?customerID=1',
  '/debt/partner?partnerID=1',
  '/debt/aff?affID=1',
  '/debt?tab=pos&posID=1',
  '/debt?tab=cashBack&open=1',
  '/debt?tab=lots&open=1',
  '/debt?tab=pdf&open=1',
  '/debt/generalcomparison?partnerID=1',
  '/export-bill?open=1',
];

test('every screen of a shop opens for its owner, with each of its tabs', RING_TWO, async ({ page, shop }) => {
  await shop.reset('demo');
  await shop.logIn();
  await shop.enter(page, '/');
  tell(`Screens of a shop: ${await openAll(page, shop, ofShop)}`);
});

test('every screen of the company opens for it, with each of its tabs', RING_TWO, async ({ page, shop }) => {
  await shop.reset('demo');
  await shop.logIn();
  await shop.enter(page, '/', company);
  tell(`Screens of the company: ${await openAll(page, shop, ofCompany)}`);
});

test('the windows of records open, with each of their tabs', RING_TWO, async ({ page, shop }) => {
  await shop.reset('demo');
  await shop.logIn();
  await shop.enter(page, '/');
  let tabs = 0;
  for (const address of WINDOWS) {
    await shop.follow(page, address);
    const window = page.getByRole('dialog').last();
    await expect(window.getByRole('heading').first(), address).toBeVisible();
    await settled(page, window);
    const found = window.getByRole('tab');
    const count = await found.count();
    for (let tab = 0; tab < Math.max(1, count); tab += 1) {
      if (tab > 0) {
        await found.nth(tab).click();
        await expect(found.nth(tab)).toHaveAttribute('aria-selected', 'true');
      }
      await page.evaluate(nextFrame);
      await expect(window.locator('[aria-busy="true"]'), `${address}, tab ${tab + 1}`).toHaveCount(0);
      await expect(window, `${address}, tab ${tab + 1}`).not.toContainText(DEAD);
      tabs += 1;
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
  }
  tell(`Windows of records: ${WINDOWS.length} opened with ${tabs - WINDOWS.length} further tabs, 0 dead, 0 refused`);
});

/** Waits until a window has its record: what it asked for is there, and drawn. A load state tells nothing of a page that was loaded before. */
async function settled(page: Page, window: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(nextFrame);
    expect(await window.locator('[aria-busy="true"], .st-skeleton').count()).toBe(0);
    const drawn = await window.innerText();
    await page.waitForTimeout(200);
    expect(await window.innerText()).toBe(drawn);
  }).toPass({ timeout: 10_000 });
}
