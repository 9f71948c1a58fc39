import type { Page } from '@playwright/test';
import { PATHS } from '../apps/web/src/kit/places/paths.ts';
import { hasNginx } from '../scripts/deploy/runNginx.ts';
import { NginxSite } from './nginxSite.ts';
import { expect, RING_TWO, tell, test as atMock } from './test.ts';
import type { Shop } from './shop.ts';

const MEGABYTE = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
const company = { UserName: 'congty', Password: 'Congty@123' };
const cashier = { UserName: 'nhanvien', Password: 'Nhanvien@123' };
const ofCompany = Object.values(PATHS).filter((path) => /^\/(bao-cao|thu-chi|cau-hinh)/.test(path));
const ofShop = Object.values(PATHS).filter((path) => !ofCompany.includes(path));

/** The app as the distribution's nginx serves the generated folder, in front of the worker's world. Its policy has hashes, no nonce; `watched` fails for any violation. */
const test = atMock.extend<object, { site: NginxSite }>({
  site: [
    async ({ mock }, provide) => {
      const site = await NginxSite.open(mock.url);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});

test.skip(!hasNginx('the app behind nginx, under its strict policy'), 'this machine has no nginx');

test('login, home, a record in its window and a report work behind nginx under its policy', async ({ page, shop }) => {
  await shop.finishedOrder();
  await page.goto('/login');
  await page.getByLabel('Tài khoản').pressSequentially(shop.owner.UserName);
  await page.getByLabel('Mật khẩu', { exact: true }).pressSequentially(shop.owner.Password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trang chủ' })).toBeVisible();
  await shop.follow(page, `/customer?open=${shop.ids.customer}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: shop.customer })).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.follow(page, '/report/turnover');
  await expect(page.getByRole('heading', { level: 1, name: 'Doanh thu' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
});

test(
  '5 MB go through nginx to the API and are kept; 7 MB are refused in words',
  RING_TWO,
  async ({ page, shop, site, mock }) => {
    const user = await shop.enter(page, '/');
    const headers = { ...mock.headers, Token: user.Token, UserID: String(user.UserID), ShopID: String(user.ShopID) };
    const send = (bytes: number) => {
      const body = new FormData();
      body.append('image', new Blob([PNG, new Uint8Array(bytes - PNG.length)], { type: 'image/png' }), 'bien-lai.png');
      return fetch(`${site.url}/api/File/UploadImage`, { method: 'POST', headers, body });
    };
    const kept = await send(5 * MEGABYTE);
    expect([kept.status, await kept.json()]).toEqual([200, expect.objectContaining({ Result: 1 })]);
    const refused = await send(7 * MEGABYTE);
    expect([refused.status, await refused.json()]).toMatchObject([413, { Message: 'Tệp lớn quá 5 MB' }]);
  },
);

test(
  'a tab of before a release goes on over it, and over the way back',
  RING_TWO,
  async ({ page, shop, site, context }) => {
    // No screen comes before it is opened.
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const asked = scriptsOf(page);
    await shop.enter(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Trang chủ' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameTab: true }));
    const first = asked.take();
    site.release();
    site.show('new');
    await open(page, shop, PATHS.customers, 'Khách hàng');
    const old = asked.take();
    expect(old.join()).toContain('200 CustomersScreen-');
    expect(old.filter((script) => !script.startsWith('200 '))).toEqual([]);

    const other = await context.newPage();
    const later = scriptsOf(other);
    await shop.enter(other, '/');
    await expect(other.getByRole('heading', { level: 1, name: 'Trang chủ' })).toBeVisible();
    expect(later.take().filter((script) => first.includes(script))).toEqual([]);

    site.show('back');
    await open(other, shop, PATHS.partners, 'Đối tác');
    expect(later.take().filter((script) => !script.startsWith('200 '))).toEqual([]);
    await open(page, shop, PATHS.cards, 'Danh sách thẻ');
    expect(asked.take().filter((script) => !script.startsWith('200 '))).toEqual([]);
    expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Danh sách thẻ' })).toBeVisible();
    expect(asked.take().filter((script) => first.includes(script)).length).toBeGreaterThan(0);
  },
);

for (const [who, account, paths] of [
  ['the owner', undefined, ofShop],
  ['a cashier', cashier, ofShop],
  ['the company', company, ofCompany],
] as const) {
  test(
    `every address opens for ${who} behind nginx, without a violation of its policy`,
    RING_TWO,
    async ({ page, shop }) => {
      await shop.reset('demo');
      await shop.logIn();
      await shop.enter(page, '/', account);
      let opened = 0;
      for (const path of paths) {
        await page.goto(path.replace(':scheduleId', '1'));
        // What somebody may not open says so.
        const shown = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(shown.or(page.getByText('Bạn không có quyền')).first(), path).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0);
        opened += 1;
      }
      tell(`Behind nginx, ${who}: ${opened} addresses loaded anew, 0 violations`);
    },
  );
}

async function open(page: Page, shop: Shop, path: string, title: string): Promise<void> {
  await shop.follow(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** The scripts a page asks for, each with its status; `take` gives those since it was asked last. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const script = /\/assets\/(.+\.js)$/.exec(response.url())?.[1];
    if (script !== undefined) scripts.push(`${response.status()} ${script}`);
  });
  return { take: () => scripts.splice(0) };
}
