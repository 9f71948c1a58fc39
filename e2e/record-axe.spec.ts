import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expect, tell, test } from './test.ts';
import { recordForms } from './recordForms.ts';
import { Shop } from './shop.ts';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Record screens without a form of their own, beside those of the table. */
const OTHERS = [
  '/partner/configfee',
  '/partner/configfee?PartnerID=1',
  '/partner/partnershop',
  '/manager/permission',
  '/manager/permission?StaffID=4',
  '/history/logaction',
  '/customer?open=1',
];

test.afterAll(async ({ baseURL }) => {
  await new Shop(baseURL ?? '').reset('demo');
});

test('every record screen, its form open, passes axe at 360 and 1366 px in light and dark', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const shop = await Shop.open(baseURL ?? '');
  const found: string[] = [];
  let looked = 0;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.enter(page, '/');
  const forms = recordForms.toSorted((one, other) => Number(one.who !== undefined) - Number(other.who !== undefined));
  const screens = [...OTHERS.map((at) => ({ at, who: undefined })), ...forms];
  for (const { at, who } of screens) {
    if (who) await shop.enterAs(page, at, who);
    else await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(AXE);
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 768 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
        for (const violation of await violations(page)) found.push(`${at} ${width} ${colorScheme} ${violation}`);
        looked += 1;
      }
    }
  }
  expect(found).toEqual([]);
  tell(`Axe: ${screens.length} states of the record screens × 2 widths × 2 themes, ${looked} runs: 0 violations`);
});

/** What axe finds on the page: rule and elements. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations: all } = await axe.run({ resultTypes: ['violations'] } as Axe.RunOptions);
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
