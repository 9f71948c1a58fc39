import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { loginBudget, weighLoginPage } from '../scripts/bench/loginPage.ts';

test('the login page stays within its budget of bytes and requests', async ({ page, baseURL }) => {
  const weight = await weighLoginPage(page, baseURL ?? '');
  const heaviest = weight.parts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(weight.requests, heaviest).toBeLessThanOrEqual(loginBudget.requests);
  expect(weight.bytes, heaviest).toBeLessThanOrEqual(loginBudget.bytes);
});

test('an address opened cold is no white page while its scripts are on their way', async ({ page, shop }) => {
  const release = await hold(page, /\.js$/);
  const arrival = shop.enter(page, '/schedule-payment?mode=list');
  await expect(page.getByText('Đang mở…')).toBeVisible();
  release();
  await arrival;
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch hẹn' })).toBeVisible();
  await expect(page.getByText('Đang mở…')).toHaveCount(0);
});

test('the order that was just started is seen by what saving it answered, before anything else has come', async ({
  page,
  shop,
  wire,
}) => {
  await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog', { name: 'Phục vụ khách' })).toBeVisible();
  await page.keyboard.type('4321');
  await expect(page.getByRole('option', { name: /•••• 4321/ })).toBeVisible();
  await page.keyboard.press('Tab');
  const amount = page.getByRole('textbox', { name: 'Số tiền', exact: true });
  await expect(amount).toBeFocused();
  await page.keyboard.type('30tr');
  await page.waitForLoadState('networkidle');

  const release = await hold(page, /\/api\/(?!ScheduleWorking\/CreateScheduleManual)/);
  wire.forget();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /HD\d+/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('30.000.000');
  expect(wire.of('searchCustomers'), 'searches of the form that is gone').toEqual([]);
  expect(wire.of('searchSchedules'), 'the order once more').toEqual([]);
  expect(wire.of('getScheduleHistory'), 'its money, sent for once').toHaveLength(1);

  release();
  await expect(page.getByRole('region', { name: 'Nạp thẻ' })).toBeVisible();
});

/** Screens of the menu that send for their rows themselves, with the read each is made of. */
const FIRST_READS = [
  ['/customer', 'Khách hàng', 'listCustomers'],
  ['/cards', 'Danh sách thẻ', 'listCards'],
  ['/contract', 'Hợp đồng', 'searchSchedules'],
  ['/history/logaction', 'Lịch sử thao tác', 'listLogActions'],
  ['/report/turnover', 'Doanh thu', 'getRevenueByDay'],
] as const;

/** Keeps requests waiting until what it gives back is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what a screen reads first leaves once, before it is drawn', async ({ page, shop, wire }) => {
  await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Trang chủ' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(wire.of('getRevenueByDay'), 'figures of the day, and of the chart').toHaveLength(2);
  for (const [path, title, read] of FIRST_READS) {
    wire.forget();
    await page.getByRole('navigation', { name: 'Danh mục' }).locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = wire.of(read).map((request) => request.url());
    expect(asked, path).not.toEqual([]);
    expect(asked, path).toEqual([...new Set(asked)]);
  }
});
