import type { Data } from '../packages/api-client/src/operation.ts';
import { expect, RING_TWO, tell, test } from './test.ts';
import { Person } from './person.ts';
import { nameIn, recordForms } from './recordForms.ts';
import type { Shop } from './shop.ts';
import { Wire } from './wire.ts';

const OTHER = 'Thẻ Gò Vấp';
const OF_OTHER = 'Trần Chỉ Gò Vấp';
const giaodich = { UserName: 'giaodich', Password: 'Giaodich@123' };
const SHARED = new Set([
  '/customer?edit=new',
  '/manager/partner?open=new',
  '/manager/bankcard?open=new',
  '/config-collect-expense?open=new',
]);

test('two tabs on two shops, a form sent in each: each in its own shop, and neither sees the other’s rows', async ({
  page,
  context,
  shop,
  cashier,
}) => {
  test.setTimeout(240_000);
  const forms = recordForms.filter(({ at }) => SHARED.has(at));
  await shop.enter(page, '/');
  const second = new Person(await context.newPage());
  await second.page.goto('/');
  await switchShop(second, OTHER);
  await expect(page.getByText(`Một tab khác đã chuyển sang cửa hàng ${OTHER}.`)).toBeVisible();
  const wires = [new Wire(page), new Wire(second.page)];
  for (const form of forms) {
    await test.step(form.at, async () => {
      for (const [tab, digits] of [
        [cashier, '60001'],
        [second, '60002'],
      ] as const) {
        await shop.follow(tab.page, form.at);
        await tab.fillIn(form, digits);
      }
      await Promise.all([cashier.press('Lưu'), second.press('Lưu')]);
      for (const [tab, own, others] of [
        [cashier, '60001', '60002'],
        [second, '60002', '60001'],
      ] as const) {
        await expect(tab.toast(`Thêm ${form.noun} thành công`)).toBeVisible();
        await shop.follow(tab.page, form.list);
        await expect(tab.page.getByRole('row', { name: nameIn(form, own) })).toBeVisible();
        await expect(tab.page.getByRole('row', { name: nameIn(form, others) })).toHaveCount(0);
      }
    });
  }
  const shops = wires.map((wire) => [...new Set(wire.all().map((call) => call.headers()['shopid']))]);
  expect(shops).toEqual([['1'], ['2']]);
  const calls = wires.map((wire) => wire.all().length).join(' + ');
  tell(
    `Two tabs, two shops: ${forms.length} forms, ${calls} calls, each with its tab's ShopID; 0 rows of the other shop`,
  );
});

test('answers that come in the wrong order: the last search stands', RING_TWO, async ({ page, shop }) => {
  for (const [place, name] of ['Hà An', 'Hân Nhi', 'Hoài Hạnh An'].entries()) {
    await shop.api.call('saveCustomer', { body: { FullName: name, Phone: `090911122${place}`, Status: 1 } });
  }
  await shop.enter(page, '/customer');
  await expect(page.getByRole('link', { name: 'Hân Nhi' })).toBeVisible();
  let waiting = 1200;
  await page.route('**/AjaxLoadCustomer*', async (route) => {
    waiting -= 300;
    await new Promise((resolve) => setTimeout(resolve, waiting));
    await route.continue();
  });
  const box = page.getByRole('searchbox', { name: 'Tìm khách hàng', exact: true });
  for (const text of ['h', 'ha', 'han', 'hanh']) {
    await box.fill(text);
    await box.press('Enter');
  }
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/GeneralSearch=hanh$/);
  await expect(page.getByRole('grid').getByRole('link', { name: /Hạnh/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Hân Nhi' })).toHaveCount(0);
});

test(
  'the shop switched while its list is still on the way, again and again: no row of the former shop is shown',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const switches = 10;
    await addToOtherShop(shop);
    await shop.enter(page, '/');
    await shop.mock.fail('listCustomers', { kind: 'slow', medianMs: 300 });
    await page.evaluate(
      ([former, other]) => {
        const wrong: string[] = [];
        new MutationObserver(() => {
          const at = document.querySelector('[aria-label^="Cửa hàng: "]')?.getAttribute('aria-label') ?? '';
          const text = document.querySelector('main')?.textContent ?? '';
          if (at.endsWith('Thẻ Gò Vấp') ? text.includes(former) : text.includes(other)) wrong.push(at);
        }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
        Object.assign(window, { wrong });
      },
      [shop.customer, OF_OTHER] as const,
    );
    for (let turn = 0; turn < switches; turn += 1) {
      const toOther = turn % 2 === 0;
      await cashier.goTo('Khách hàng');
      await switchShop(cashier, toOther ? OTHER : 'Thẻ Phú Nhuận');
      await cashier.goTo('Khách hàng');
      await expect(page.getByRole('link', { name: toOther ? OF_OTHER : shop.customer })).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([]);
    tell(`Row 13: ${switches} switches of the shop with answers on the way → 0 cross-shop rows`);
  },
);

/** `LOGINS=50` asks for more. */
const LOGINS = Number(process.env['LOGINS'] ?? 20);

test('another user logs in in another tab, again and again: this tab follows within a second and paints nothing of the former', async ({
  page,
  context,
  shop,
  cashier,
}) => {
  test.setTimeout(300_000);
  const runs = LOGINS;
  await addToOtherShop(shop);
  const users = [await logIn(shop, shop.owner), await logIn(shop, giaodich)] as const;
  await shop.enter(page, '/customer');
  const other = await context.newPage();
  await other.goto('/404');
  await page.evaluate(watchTakeovers, [shop.customer, OF_OTHER] as const);
  for (let run = 1; run <= runs; run += 1) {
    const [mine, next] = run % 2 === 1 ? users : [users[1], users[0]];
    const seen = mine === users[0] ? shop.customer : OF_OTHER;
    if (run > 1) await cashier.menu.getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await expect(page.getByRole('grid').getByRole('link', { name: seen })).toBeVisible();
    await other.evaluate(takeOver, next);
    await expect(page.getByRole('button', { name: `Tài khoản ${next.UserName}` })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
  const { stale, slowest } = await page.evaluate(
    () => (window as unknown as { takeovers: { stale: number; slowest: number } }).takeovers,
  );
  expect(stale).toBe(0);
  expect(slowest).toBeLessThanOrEqual(1000);
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/login$/);
  tell(`Row 16: ${runs} logins as somebody else in another tab → 0 stale frames, slowest ${Math.round(slowest)} ms`);
});

test('twenty calls answered 401 at once: one way to /login, one message', RING_TWO, async ({ page, shop, cashier }) => {
  await shop.enter(page, '/customer');
  await expect(page.getByRole('link', { name: shop.customer })).toBeVisible();
  const held: (() => void)[] = [];
  await page.route(/\/(api|User|Shop)\//, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 401, json: { Result: -1, Message: 'Hết phiên' } });
  });
  const box = page.getByRole('searchbox', { name: 'Tìm khách hàng', exact: true });
  for (let call = 1; call <= 20; call += 1) {
    await box.fill(`khách ${call}`);
    await box.press('Enter');
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(call);
  }
  const answered = held.length;
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  for (const answer of held) answer();
  await expect(page).toHaveURL(/\/login$/);
  await expect(cashier.toast('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại')).toHaveCount(1);
  expect(visits).toEqual(['/login']);
  tell(`Row 15: ${answered} × 401 → ${visits.length} navigation, 1 message`);
});

async function switchShop({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cửa hàng: / }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('button', { name: `Cửa hàng: ${name}` })).toBeVisible();
}

async function addToOtherShop(shop: Shop): Promise<void> {
  await shop.logIn(giaodich);
  await shop.api.call('saveCustomer', { body: { FullName: OF_OTHER, Phone: '0909333444', Status: 1 } });
  await shop.logIn();
}

async function logIn(shop: Shop, body: Shop['owner']): Promise<Data<'login'>> {
  return (await shop.api.call('login', { body })).Data;
}

/** What a login in another tab leaves in the store of both, in the order the app writes it. */
function takeOver(user: Data<'login'>): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('shop', JSON.stringify({ ShopID: user.ShopID, ShopName: user.ShopName }));
  localStorage.setItem('token', user.Token);
}

/** Looks at every frame after the store changed until the other user's name is shown. */
function watchTakeovers(customers: readonly string[]): void {
  const takeovers = { stale: 0, slowest: 0 };
  Object.assign(window, { takeovers });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'token' || newValue === null) return;
    const from = performance.now();
    const { UserName = '' } = JSON.parse(localStorage.getItem('user') ?? '{}') as { UserName?: string };
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      const arrived = document.querySelector(`[aria-label="Tài khoản ${UserName}"]`) !== null;
      if (!arrived && customers.some((name) => text.includes(name))) takeovers.stale += 1;
      if (!arrived) requestAnimationFrame(() => setTimeout(look));
      else takeovers.slowest = Math.max(takeovers.slowest, performance.now() - from);
    };
    requestAnimationFrame(() => setTimeout(look));
  });
}
