import type { Page } from '@playwright/test';
import { test } from './elsewhere/sites.ts';
import { ofCompany, ofShop, openAll } from './everyScreen.ts';
import * as world from './morningWorld.ts';
import { expect, RING_TWO, tell } from './test.ts';

const staff = { UserName: 'nhanvien', Password: 'Nhanvien@123' };
const company = { UserName: 'congty', Password: 'Congty@123' };

test('app on one origin, API on another: one logs in, money is taken once, a bill is uploaded and seen, and no call goes elsewhere', async ({
  page,
  shop,
  cashier,
  wire,
  sites,
}) => {
  const policy = (await page.goto('/login'))?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${sites.api};`);
  await cashier.logIn('chushop', 'Chushop@123');

  const id = await shop.startOrder();
  await shop.follow(page, `/contract/${id}`);
  await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
  await cashier.select('Hình thức', 'Chuyển khoản');
  await cashier.enter({ 'Số tiền': '12,5tr', 'Mã giao dịch': 'FT26112100' });
  await cashier.press('Tiếp tục');
  await cashier.confirmTwice();
  expect(wire.of('addPaymentSchedule')).toHaveLength(1);
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
  expect(await shop.balance()).toBe(487_500_000);

  const slips = await world.slips(shop, await world.swipedOrder(shop, 1, 0));
  await shop.follow(page, '/post/uploadbill');
  await world.button(page, 'Tải ảnh bill').click();
  await world.drop(cashier, slips);
  await world.button(page, 'Lưu 1 bill').click();
  await cashier.reads('Lưu 1 bill thành công');
  const [bill] = (await shop.api.call('listBills', {})).Data;
  await shop.follow(page, `/export-bill?open=${bill?.BillID}`);
  const picture = page.getByRole('img', { name: `Ảnh bill số ${bill?.BillID}` });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const origins = new Set(wire.all().map((call) => new URL(call.url()).origin));
  expect([...origins]).toEqual([sites.api]);
});

test('an API under a path of another origin is called there', async ({ page, sites, wire }) => {
  sites.configure({ apiBaseUrl: `${sites.api}/khong-co/` });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Tài khoản' }).fill('chushop');
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Chushop@123');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect.poll(() => wire.to('Login').map((call) => call.url())).toEqual([`${sites.api}/khong-co/User/Login`]);
  sites.configure({ apiBaseUrl: sites.api });
});

test(
  'every screen opens for owner, cashier and company with app and API on two origins',
  RING_TWO,
  async ({ page, shop, cashier, wire, sites }) => {
    test.setTimeout(600_000);
    await shop.reset('demo');
    await shop.logIn();
    await shop.enter(page, '/');
    tell(`Two origins, screens of a shop: ${await openAll(page, shop, ofShop)}`);

    await shop.enterAs(page, '/', staff);
    const theirs = await cashier.menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    tell(
      `Two origins, screens of a cashier: ${await openAll(
        page,
        shop,
        theirs.filter((path) => path !== '/'),
      )}`,
    );
    for (const path of ofShop.filter((path) => !theirs.includes(path) && path !== '/')) await seeSomething(page, path);

    await shop.enterAs(page, '/', company);
    tell(`Two origins, screens of the company: ${await openAll(page, shop, ofCompany)}`);
    const origins = new Set(wire.all().map((call) => new URL(call.url()).origin));
    expect([...origins]).toEqual([sites.api]);
    tell(`Two origins: ${wire.all().length} calls, all to the API`);
  },
);

/** A screen that a cashier may or may not open says one or the other: nothing is white. */
async function seeSomething(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(':scheduleId', '1'));
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('heading', { level: 1 })
      .or(main.getByText(/không có quyền/i))
      .first(),
    path,
  ).toBeVisible();
}
