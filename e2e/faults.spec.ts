import type { Page } from '@playwright/test';
import { expect, RING_TWO, test } from './test.ts';
import type { Person } from './person.ts';

const ASK_ADMIN = 'Có lỗi xảy ra! Vui lòng liên hệ Admin';
const TIMED_OUT = 'Máy chủ chưa trả lời kịp. Vui lòng tải lại để kiểm tra trước khi thực hiện lại';
const OFFLINE = 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng rồi thử lại';
const EXPIRED = 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại';

test.describe('a token that runs out', () => {
  test('in the middle of a customer’s form: after the login the form stands as it was typed', async ({
    page,
    shop,
    cashier,
  }) => {
    await shop.enter(page, '/customer?GeneralSearch=h%E1%BA%A1nh');
    await page.getByRole('button', { name: 'Thêm mới' }).click();
    await cashier.enter({ 'Họ tên': 'Lê Văn Bền', 'Số điện thoại': '0912000333', 'Địa chỉ': '5 Lê Lợi, Huế' });
    const address = page.url();
    await shop.tokensRunOut();
    const visits = countVisits(page);
    await cashier.press('Lưu');
    await expect(page).toHaveURL(/\/login$/);
    await expect(cashier.toast(EXPIRED)).toBeVisible();
    expect(visits()).toEqual(['/login']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await cashier.typeLogin('chushop', 'Chushop@123');
    await expect(page).toHaveURL(address);
    await expect(cashier.field('Họ tên')).toHaveValue('Lê Văn Bền');
    await expect(cashier.field('Địa chỉ')).toHaveValue('5 Lê Lợi, Huế');
    await cashier.press('Lưu');
    await expect(cashier.toast('Thêm khách hàng thành công')).toBeVisible();
  });

  test('at the confirmation of money: nothing is paid, the form is back, and then it is paid once', async ({
    page,
    shop,
    cashier,
  }) => {
    const id = await shop.startOrder();
    await shop.enter(page, `/contract/${id}`);
    await askToPayCard(cashier, page);
    await shop.tokensRunOut();
    await cashier.press('Xác nhận');
    await expect(page).toHaveURL(/\/login$/);
    expect(await shop.linesOf(id)).toMatchObject({ payCard: 0 });

    await cashier.typeLogin('chushop', 'Chushop@123');
    await expect(cashier.dialog.getByText('Chưa có gì được ghi.')).toBeVisible();
    await expect(cashier.field('Số tiền')).toHaveValue('12.500.000');
    await expect(cashier.field('Mã giao dịch')).toHaveValue('FT26112100');
    await expect(cashier.dialog.getByRole('combobox', { name: 'Tài khoản' })).toHaveValue(/5600/);
    await cashier.press('Tiếp tục');
    await cashier.confirmTwice();
    expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
    expect(await shop.balance()).toBe(487_500_000);
  });

  test(
    'noticed by another call while money is being typed: the form is back all the same',
    RING_TWO,
    async ({ page, shop, cashier }) => {
      const id = await shop.startOrder();
      await shop.enter(page, `/contract/${id}`);
      await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
      await cashier.enter({ 'Số lô': '0007', 'Mã chuẩn chi': 'A1B2C3' });
      await cashier.pick('Máy POS', 'POS quầy 1');
      await shop.tokensRunOut();
      await cashier.enter({ 'Số tiền quẹt': '11tr' });
      await expect(page).toHaveURL(/\/login$/);

      await cashier.typeLogin('chushop', 'Chushop@123');
      await expect(cashier.field('Số tiền quẹt')).toHaveValue('11.000.000');
      await expect(cashier.field('Số lô')).toHaveValue('0007');
      await expect(cashier.field('Mã chuẩn chi')).toHaveValue('A1B2C3');
    },
  );

  test('for many calls at once: one way to /login, one message', RING_TWO, async ({ page, shop, cashier, wire }) => {
    await shop.enter(page, '/customer');
    await expect(page.getByRole('link', { name: shop.customer })).toBeVisible();
    await shop.tokensRunOut();
    wire.forget();
    const visits = countVisits(page);
    await cashier.menu.getByRole('link', { name: 'Trang chủ' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(cashier.toast(EXPIRED)).toHaveCount(1);
    expect(wire.all().length).toBeGreaterThan(3);
    expect(visits()).toEqual(['/', '/login']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await cashier.logIn('chushop', 'Chushop@123');
    await expect(page).toHaveURL(/\/$/);
  });
});

for (const [name, breakDown, message] of [
  ['HTTP 500', (page: Page) => answer(page, { status: 500, json: { Result: -1, Message: 'stack trace' } }), ASK_ADMIN],
  ['an answer cut in half', (page: Page) => answer(page, { body: '{"Result":1,"Data":{"Cus' }), 'bị cắt ngang'],
  [
    'HTML instead of JSON',
    (page: Page) => answer(page, { body: '<!doctype html><p>Bad gateway</p>' }),
    'trả về một trang web thay vì dữ liệu',
  ],
  ['an empty answer', (page: Page) => answer(page, { body: '' }), 'trả lời trống'],
  ['no answer within a minute', (page: Page) => page.route(WRITES, () => undefined), TIMED_OUT],
] as const) {
  const details = name === 'HTTP 500' ? {} : RING_TWO;
  test(
    `${name}: a record form and a money dialog say so, keep all, and go on afterwards`,
    details,
    async ({ page, shop, cashier, wire }) => {
      await minutePassesInASecond(page);
      await shop.enter(page, '/customer?edit=new');
      await cashier.enter({ 'Họ tên': 'Lê Văn Bền', 'Số điện thoại': '0912000333' });
      await breakDown(page);
      await cashier.press('Lưu');
      await expect(cashier.dialog.getByRole('alert')).toContainText(message);
      await expect(cashier.dialog.getByRole('alert')).toContainText('bấm lại là an toàn, không bị ghi hai lần');
      await expect(cashier.field('Họ tên')).toHaveValue('Lê Văn Bền');
      await page.unroute(WRITES);
      await cashier.press('Lưu');
      await expect(cashier.toast('Thêm khách hàng thành công')).toBeVisible();

      const id = await shop.startOrder();
      await page.goto(`/contract/${id}`);
      await askToPayCard(cashier, page);
      await breakDown(page);
      await cashier.press('Xác nhận');
      await expect(cashier.dialog.getByRole('alert')).toContainText(message);
      await expect(cashier.dialog.getByRole('alert')).toContainText('bấm lại là an toàn, không bị ghi hai lần');
      await page.keyboard.press('Escape');
      await expect(cashier.field('Số tiền')).toHaveValue('12.500.000');
      await page.unroute(WRITES);
      await cashier.press('Tiếp tục');
      await cashier.confirmTwice();
      expect(new Set(wire.keysOf('AddPaymentSchedule')).size).toBe(1);
      expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
    },
  );
}

test('offline: a banner, no money waits in a queue, all is kept and goes out once the network is back', async ({
  page,
  context,
  shop,
  cashier,
  wire,
}) => {
  const id = await shop.startOrder();
  await shop.enter(page, '/customer?edit=new');
  await cashier.enter({ 'Họ tên': 'Lê Văn Bền', 'Số điện thoại': '0912000333' });
  await context.setOffline(true);
  await expect(page.getByText(/^Mất kết nối mạng/)).toBeAttached();
  await cashier.press('Lưu');
  await expect(cashier.dialog.getByRole('alert')).toHaveText(OFFLINE);
  await expect(cashier.field('Họ tên')).toHaveValue('Lê Văn Bền');
  await context.setOffline(false);
  await cashier.press('Lưu');
  await expect(cashier.toast('Thêm khách hàng thành công')).toBeVisible();

  await page.goto(`/contract/${id}`);
  await askToPayCard(cashier, page);
  await context.setOffline(true);
  await cashier.press('Xác nhận');
  await expect(cashier.dialog.getByRole('alert')).toHaveText(OFFLINE);
  await context.setOffline(false);
  await expect(page.getByText(/^Mất kết nối mạng/)).toHaveCount(0);
  expect(wire.to('AddPaymentSchedule')).toHaveLength(0);
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 0 });
  await cashier.confirmTwice();
  expect(wire.to('AddPaymentSchedule')).toHaveLength(1);
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
});

const WRITES = /(AddOrEditCustomer|AddPaymentSchedule)$/;

/** Gives every write the same answer. */
async function answer(page: Page, reply: { status?: number; json?: object; body?: string }): Promise<void> {
  await page.route(WRITES, (route) => route.fulfill(reply));
}

/** Lets the client's time limit of a minute pass sixty times as fast. */
async function minutePassesInASecond(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...limit,
      set(this: XMLHttpRequest, ms: number) {
        limit?.set?.call(this, ms / 60);
      },
    });
  });
}

/** Types 12,5 tr to be paid to the card from the bank account, up to the confirmation. */
async function askToPayCard(cashier: Person, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
  await cashier.select('Hình thức', 'Chuyển khoản');
  await cashier.enter({ 'Số tiền': '12,5tr', 'Mã giao dịch': 'FT26112100' });
  await cashier.press('Tiếp tục');
  await expect(cashier.dialog.getByRole('button', { name: 'Xác nhận', exact: true })).toBeVisible();
}

/** Notes every path the page goes to from now on. */
function countVisits(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return () => paths;
}
