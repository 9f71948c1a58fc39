import { expect, RING_TWO, test } from './test.ts';

test.describe('the way in', () => {
  test('a known path is remembered over the login, and forgotten', async ({ page, cashier }) => {
    await page.goto('/contract?GeneralSearch=hanh');
    await expect(page).toHaveURL(/\/login$/);
    await cashier.logIn('chushop', 'Chushop@123');
    await expect(page).toHaveURL(/\/contract\?GeneralSearch=hanh$/);
    expect(await page.evaluate(() => sessionStorage.getItem('rememberedPath'))).toBeNull();
  });

  test(
    'a remembered path that is none of the app is no path to go to',
    RING_TWO,
    async ({ page, baseURL, cashier }) => {
      for (const planted of [
        '//evil.example',
        'javascript:alert(1)',
        '/\\evil.example',
        'https://evil.example/',
        '/login',
      ]) {
        await test.step(planted, async () => {
          await page.goto('/login');
          await page.evaluate((path) => {
            localStorage.clear();
            sessionStorage.setItem('rememberedPath', path);
          }, planted);
          await page.reload();
          await cashier.logIn('chushop', 'Chushop@123');
          await expect(page).toHaveURL(`${baseURL}/`);
          await page.evaluate(() => localStorage.clear());
        });
      }
    },
  );

  test('a token without its user: storage cleared, /login', async ({ page, shop }) => {
    await shop.enter(page, '/customer');
    await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
    for (const damage of [null, '{"UserID":', '[]', '{"UserID":"1"}']) {
      await page.evaluate((text) => {
        localStorage.setItem('token', 'abc');
        if (text === null) localStorage.removeItem('user');
        else localStorage.setItem('user', text);
      }, damage);
      await page.goto('/customer');
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    }
  });

  test('an unknown path leads to /404', async ({ page }) => {
    for (const path of ['/khong/co/trang/nay', '/khach.hang', '/customer/12.5']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/404$/);
      await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    }
  });

  test('the management site gets token and user id, and nothing else does', async ({ page, context, shop, wire }) => {
    const seen: { url: string; referer: string | undefined }[] = [];
    await context.route('https://quan-ly.so-the.example/**', async (route) => {
      seen.push({ url: route.request().url(), referer: await route.request().headerValue('referer').then(textOf) });
      await route.fulfill({ contentType: 'text/html', body: '<title>Quản lý</title>' });
    });
    const spoken: string[] = [];
    page.on('console', (message) => spoken.push(message.text()));
    const { Token, UserID } = await shop.enter(page, '/');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Trang quản lý' }).click();
    const other = await opened;
    await other.waitForLoadState();
    expect(seen[0]).toEqual({
      url: `https://quan-ly.so-the.example/?token=${Token}&userId=${UserID}`,
      referer: undefined,
    });
    expect(await other.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
    const shown = await page.content();
    await page.route('**/Customer/AjaxLoadCustomer*', (route) =>
      route.fulfill({ json: { Result: 1, Message: '', Data: [null], Total: 1 } }),
    );
    await page.goto('/customer');
    await expect(page.getByText('Màn hình này gặp lỗi')).toBeVisible();
    const places = {
      'the document': shown,
      'what a broken screen says': await page.content(),
      'its address and history': await page.evaluate(() => location.href + JSON.stringify(history.state)),
      'the console': spoken.join('\n'),
      'the action log': JSON.stringify(await shop.api.call('listLogActions', { PageSize: 100 })),
      'what the page sent': wire
        .all()
        .map((call) => call.url() + (call.postData() ?? ''))
        .join('\n'),
    };
    for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(Token);
  });

  test('a management site that is no plain https origin is never opened', async ({ page, shop }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, managementUrl: 'http://quan-ly.so-the.example' } });
    });
    await shop.enter(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trang quản lý' })).toHaveCount(0);
  });
});

test.describe('a screen that breaks', () => {
  test('its file is gone: one reload, then a page with a button; the button brings it once it is back', async ({
    page,
    shop,
    cashier,
  }) => {
    await page.route('**/assets/CashBookScreen*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await shop.enter(page, '/');
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await cashier.menu.getByRole('link', { name: 'Sổ quỹ' }).click();
    await expect(page.getByRole('heading', { name: 'Không tải được màn hình này' })).toBeVisible();
    expect(loads).toHaveLength(1);
    await expect(page.getByRole('button', { name: /^Tài khoản / })).toBeVisible();

    await page.unroute('**/assets/CashBookScreen*.js');
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sổ quỹ' })).toBeVisible();
  });

  test('it cannot be drawn: the shell stands, other screens open, and one can log out', async ({
    page,
    shop,
    cashier,
  }) => {
    await page.route('**/Customer/AjaxLoadCustomer*', (route) =>
      route.fulfill({ json: { Result: 1, Message: '', Data: [null, 7], Total: 2 } }),
    );
    await shop.enter(page, '/customer');
    await expect(page.getByText('Màn hình này gặp lỗi')).toBeVisible();
    await cashier.goTo('Hợp đồng');
    await page.getByRole('button', { name: 'Tài khoản chushop' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('another shop: it is said, every later call carries its number, and nothing of the former is shown', async ({
  page,
  context,
  shop,
  cashier,
  wire,
}) => {
  await shop.enter(page, '/customer');
  await expect(page.getByRole('link', { name: shop.customer })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/customer');
  await expect(second.getByRole('link', { name: shop.customer })).toBeVisible();

  await page.getByRole('button', { name: 'Cửa hàng: Thẻ Phú Nhuận' }).click();
  wire.forget();
  await page.getByRole('menuitemradio', { name: /Thẻ Gò Vấp/ }).click();
  await expect(cashier.toast('Thay đổi cửa hàng thành công')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await cashier.goTo('Khách hàng');
  await expect(page.getByText('Chưa có khách hàng')).toBeVisible();
  await expect(page.getByText(shop.customer)).toHaveCount(0);
  expect(new Set(wire.all().map((call) => call.headers()['shopid'])).size).toBe(1);

  await expect(second.getByText('Một tab khác đã chuyển sang cửa hàng Thẻ Gò Vấp.')).toBeVisible();
  await second.reload();
  await expect(second.getByRole('link', { name: shop.customer })).toBeVisible();
});

test('a cashier sees the menus of a cashier, and a hidden address shows no data', async ({ page, shop, cashier }) => {
  await shop.finishedOrder();
  await shop.enter(page, '/', { UserName: 'nhanvien', Password: 'Nhanvien@123' });
  await expect(cashier.menu.getByRole('link')).toHaveText([
    'Trang chủ',
    'Lịch hẹn',
    'Hợp đồng',
    'Khách hàng',
    'Danh sách thẻ',
  ]);
  for (const hidden of ['/manager/bankcard', '/manager/pos', '/debt/customer', '/report/cashbook']) {
    await page.goto(hidden);
    await expect(page.getByText(/không có quyền/i).first(), hidden).toBeVisible();
    await expect(page.getByRole('main'), hidden).not.toContainText(
      /1017595600|POS quầy 1|Nguyễn Thị Hạnh|30\.000\.000/,
    );
  }
});

test('the company has its fixed menu', async ({ page, shop, cashier }) => {
  await shop.enter(page, '/', { UserName: 'congty', Password: 'Congty@123' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cửa hàng: Công ty/ })).toBeVisible();
  for (const ofShops of ['Khách hàng', 'Hợp đồng', 'Máy POS', 'Sổ quỹ']) {
    await expect(cashier.menu.getByRole('link', { name: ofShops, exact: true })).toHaveCount(0);
  }
});

function textOf(value: string | null): string | undefined {
  return value ?? undefined;
}
