import { cutOnPhone } from './cutOnPhone.ts';
import { nextFrame, ofShop } from './everyScreen.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

/** Screens that have a view of their own beside the address in the menu. */
const VIEWS = ['/contract?mode=board', '/schedule-payment?mode=list', '/debt?tab=lots'];

test('at 360 px no name and no figure of any screen is cut or lies under a pill', RING_TWO, async ({ page, shop }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.reset('long-text');
  await shop.logIn();
  const orders = (await shop.api.call('searchSchedules', { body: { PageIndex: 1, PageSize: 20 } })).Data;
  await shop.enter(page, '/');
  let [tabs, cut] = [0, 0];
  const measure = async (what: string) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), what).toBeVisible();
    await expect(main.locator('[aria-busy="true"]'), what).toHaveCount(0);
    await page.evaluate(nextFrame);
    const found = await page.evaluate(cutOnPhone, 'main');
    cut += found.length;
    expect.soft(found, what).toEqual([]);
  };
  const order = String(orders.find(({ Status }) => Status === 2)?.ScheduleID ?? orders[0]?.ScheduleID);
  for (const path of [...ofShop.map((one) => one.replace(':scheduleId', order)), ...VIEWS]) {
    await shop.follow(page, path);
    await measure(path);
    const found = page.getByRole('main').getByRole('tab');
    const count = await found.count();
    for (let tab = 1; tab < count; tab += 1) {
      await found.nth(tab).click();
      await measure(`${path}, tab ${tab + 1}`);
      tabs += 1;
    }
  }
  tell(`At 360 px: ${ofShop.length + VIEWS.length} screens and ${tabs} further tabs, ${cut} texts cut`);
});
