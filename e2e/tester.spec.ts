import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { playIn } from './clock.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const CUSTOMERS = '/customer';
const SCENARIO = {
  from: 'empty',
  clock: '2026-11-20T09:00',
  calls: [
    {
      as: 'chushop',
      call: 'saveCustomer',
      args: { body: { FullName: 'Khách từ tệp', Phone: '0987000111', Status: 1 } },
    },
  ],
  openAt: CUSTOMERS,
};

test('a tester shares what is seen: two actions to pack, one to open it elsewhere at the same screen', async ({
  browser,
  page,
  shop,
}, info) => {
  await shop.enter(page, '/');
  await shop.follow(page, `${CUSTOMERS}?open=${shop.ids.customer}`);
  await expect(page.getByRole('dialog', { name: shop.customer })).toBeVisible();
  const tester = new Tester(page);
  await tester.key('Control+Shift+B');
  await page.getByRole('dialog', { name: 'Gói trạng thái' }).getByLabel('Ghi chú').fill('Mở khách này thì thấy lỗi');
  const downloading = page.waitForEvent('download');
  await tester.press(page.getByRole('button', { name: 'Tải gói về' }));
  const file = info.outputPath('trang-thai.so-the');
  await (await downloading).saveAs(file);
  expect(tester.deeds).toBe(2);

  const print = await printOf(shop.mock.url, shop.mock.headers);
  const elsewhere = shop.mock.world(`${shop.mock.headers['X-World']}-dong-nghiep`);
  const context = await browser.newContext({ baseURL: elsewhere.url });
  await context.addCookies(elsewhere.cookies);
  await playIn(context);
  const there = await context.newPage();
  await there.goto('/_mock/');
  await there.getByLabel('Mở gói của đồng nghiệp').setInputFiles(file);
  await expect(there.getByText('Đã mở gói: Mở khách này thì thấy lỗi')).toBeVisible();
  expect(await printOf(elsewhere.url, elsewhere.headers)).toBe(print);
  const colleague = new Tester(there);
  await colleague.press(there.getByRole('button', { name: /^Mở màn hình của gói/ }));
  await expect(there.getByRole('dialog', { name: shop.customer })).toBeVisible();
  await expect(there).toHaveURL(new RegExp(`${CUSTOMERS}\\?open=${shop.ids.customer}$`));
  expect(colleague.deeds).toBe(1);
  await context.close();
  tell('Row 42: a state shared in 2 actions and opened in 1: same print, same screen');
});

test(
  'the third payment fails once, and one call alone is slow: three actions each',
  RING_TWO,
  async ({ page, shop }) => {
    await shop.enter(page, CUSTOMERS);
    await expect(page.getByText(shop.customer).first()).toBeVisible();
    for (const choose of [false, true]) {
      await page.goto('/_mock/');
      const tester = new Tester(page);
      await tester.press(page.getByRole('button', { name: 'Làm hỏng lần tới: listCustomers' }).first());
      if (choose) await tester.choose(page.getByLabel(/^Cách lỗi/), 'Chậm');
      else await tester.type('3');
      await tester.press(page.getByRole('button', { name: 'Bật lỗi thử' }));
      await expect(page.getByText('Đã bật lỗi thử')).toBeVisible();
      expect(tester.deeds).toBe(3);
      const statuses: number[] = [];
      if (!choose) for (let time = 0; time < 4; time += 1) statuses.push(await listed(shop));
      if (!choose) expect(statuses).toEqual([200, 200, 500, 200]);
      await shop.mock.mend();
    }
  },
);

test('the month’s last minute in two actions, from the scenario of its end too', RING_TWO, async ({ page, shop }) => {
  for (const scenario of ['empty', 'month-end'] as const) {
    await shop.mock.scenario(scenario);
    await page.goto('/_mock/');
    const tester = new Tester(page);
    if (scenario === 'empty') await tester.press(page.getByRole('button', { name: 'Cuối tháng', exact: true }));
    await expect(page.getByText(/^Đồng hồ chỉ|17:30$/).first()).toBeVisible();
    await tester.press(page.getByRole('button', { name: '23:59' }));
    await expect(page.getByText(/^Đồng hồ chỉ (28|29|30|31)\/\d\d\/\d{4} 23:59$/)).toBeVisible();
    expect(tester.deeds).toBeLessThanOrEqual(2);
  }
});

test('two testers on one server, each by an address of their own', RING_TWO, async ({ browser, shop }) => {
  const names = ['an', 'binh'].map((name) => `${shop.mock.headers['X-World']}-${name}`);
  for (const [place, name] of names.entries()) {
    const context = await browser.newContext({ baseURL: shop.mock.url });
    const page = await context.newPage();
    await page.goto(`/_mock/w/${name}?scenario=${place === 0 ? 'empty' : 'demo'}`);
    await page.goto('/_mock/');
    const own = page.getByRole('listitem').filter({ hasText: `${name} (đang mở)` });
    await expect(own).toContainText(place === 0 ? 'empty ·' : 'demo ·');
    await context.close();
  }
});

test(
  'a scenario of one’s own is played from a file, and opened where it says',
  RING_TWO,
  async ({ page, shop }, info) => {
    const file = info.outputPath('khach.json');
    fs.writeFileSync(file, JSON.stringify(SCENARIO, null, 2));
    await shop.mock.scenario('empty');
    await page.goto('/_mock/');
    await page.getByLabel('Chơi tệp kịch bản trong dữ liệu này').setInputFiles(file);
    const tester = new Tester(page);
    await tester.press(page.getByRole('button', { name: /^Mở ứng dụng: chushop/ }));
    await expect(page.getByText('Khách từ tệp')).toBeVisible();
    expect(tester.deeds).toBe(1);
  },
);

test(
  'why a path fails is told: the nearest one, in the answer and on the console',
  RING_TWO,
  async ({ page, shop }) => {
    const answer = await fetch(`${shop.mock.url}/api/Customer/AjaxLoadCustomers`, { headers: shop.mock.headers });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('AjaxLoadCustomer')]);
    await page.goto('/_mock/');
    await expect(page.getByText('Địa chỉ không có trong hợp đồng').first()).toBeVisible();
  },
);

/** What a tester does on the page: each press, each choice, each thing typed. */
class Tester {
  deeds = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(button: Locator): Promise<void> {
    this.deeds += 1;
    return button.click();
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.deeds += 1;
    await field.selectOption({ label });
  }

  type(text: string): Promise<void> {
    this.deeds += 1;
    return this.#page.keyboard.type(text);
  }

  key(key: string): Promise<void> {
    this.deeds += 1;
    return this.#page.keyboard.press(key);
  }
}

async function printOf(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const told = (await (await fetch(`${url}/_mock/capsule/opened`, { headers })).json()) as { print: string };
  return told.print;
}

/** HTTP status of the list of customers. */
async function listed({ api }: Pick<Shop, 'api'>): Promise<number> {
  return api.call('listCustomers', {}).then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
}
