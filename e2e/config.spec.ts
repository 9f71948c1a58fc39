import type { Page } from '@playwright/test';
import { expect, RING_TWO, test } from './test.ts';

const TITLE = 'Chưa mở được ứng dụng';

for (const [name, body, field, sentence, details] of [
  ['http of a foreign host', { apiBaseUrl: 'http://api.example.vn' }, 'apiBaseUrl', 'không an toàn', {}],
  ['a number for an address', { apiBaseUrl: 7 }, 'apiBaseUrl', 'chữ trong dấu nháy kép', RING_TWO],
  ['a wrong way of sending', { idempotency: 'yes' }, 'idempotency', '"key", "none" hoặc "auto"', RING_TWO],
  ['broken JSON', '{"apiBaseUrl": "https://api', 'config.json', 'không phải JSON hợp lệ', {}],
  ['an empty file', '', 'config.json', 'Tệp trống', RING_TWO],
] as const) {
  test(
    `${name} in config.json: a page names the field and what is allowed, nothing is called, and once it is mended the app opens`,
    details,
    async ({ page, wire }) => {
      await page.route('**/config.json', (route) =>
        route.fulfill(typeof body === 'string' ? { body, contentType: 'application/json' } : { json: body }),
      );
      for (const address of ['/login', '/customer']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(field);
        await expect(page.getByRole('main')).toContainText(sentence);
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
      expect(wire.all()).toHaveLength(0);
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
    },
  );
}

test('config.json that cannot be had: it is said, and the app opens by itself once the network is back', async ({
  page,
  wire,
}) => {
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Không tải được tệp');
  expect(wire.all()).toHaveLength(0);
  await page.unroute('**/config.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
});

test('config.json that never comes: after twenty seconds it is said', RING_TWO, async ({ page }) => {
  await secondsAreMinutes(page);
  await page.route('**/config.json', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText('Chờ quá 20 giây');
});

for (const [name, answer] of [
  ['missing', { status: 404, body: '' }],
  ['a page of a host that has none', { body: '<!doctype html><p>So the</p>', contentType: 'text/html' }],
  ['wrong in a name and a logo alone', { json: { productName: 7, logos: 'x', paginationLocale: 'fr' } }],
] as const) {
  test(`config.json ${name}: the app opens with its defaults`, async ({ page, cashier }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('/login');
    await cashier.logIn('chushop', 'Chushop@123');
    await expect(page).toHaveTitle(/Sổ Thẻ/);
    const named = ['productName', 'logos', 'paginationLocale'].filter((field) => told.join('\n').includes(`${field}:`));
    expect(named).toHaveLength('json' in answer ? 3 : 0);
  });
}

/** What the page waits for comes sixty times as soon. */
async function secondsAreMinutes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0) => later(run, ms / 60)) as typeof setTimeout;
  });
}
