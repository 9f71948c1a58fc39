import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, test } from './test.ts';

const AMOUNT = 30_000_000;
/** Status of a swipe that was taken back. */
const CANCELLED = 3;

test.afterEach(async ({ mock }) => {
  await mock.bare({});
});

test(
  'a cashier serves, notes, swipes and cancels on an API with the calls of the specification alone: one press, one record',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.mock.bare({ calls: 'named' });
    await test.step('logs in and looks around', () => lookAround(page, cashier));
    const id = await test.step('serves a customer by the phone number', () => serve(page));
    await test.step('notes the money for the card, which the API cannot book', () => payCard(page, cashier));
    await test.step('swipes and takes it back', () => swipeAndCancel(page, cashier));
    await shop.mock.bare({});
    expect(await booksOf(shop, id)).toEqual({ orders: [2], noted: [AMOUNT], swipes: [[AMOUNT, CANCELLED]] });
  },
);

test(
  'a cashier finds and serves a customer whom the API knows by a number alone: one press, one order',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.mock.bare({ calls: 'named', fields: 'absent' });
    await test.step('logs in and looks around', () => lookAround(page, cashier));
    const id = await test.step('serves a customer by the phone number', () => serve(page));
    await expect(page.getByRole('region', { name: 'Số liệu của đơn' })).toContainText('–');
    await shop.mock.bare({});
    expect(await booksOf(shop, id)).toEqual({ orders: [2], noted: [], swipes: [] });
  },
);

/** Logs in key by key and opens what a cashier opens, each list with its rows or its words. */
async function lookAround(page: Page, cashier: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Tài khoản', exact: true }).pressSequentially('nhanvien');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nhanvien@123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Máy chủ API chưa có phần này')).toBeVisible();
  for (const title of ['Lịch hẹn', 'Hợp đồng', 'Khách hàng', 'Danh sách thẻ']) await cashier.goTo(title);
  await expect(page.getByText('1–1 của 1')).toBeVisible();
}

/** Serves who owns the card; the order is begun by the steps that the specification names. */
async function serve(page: Page): Promise<number> {
  await page.keyboard.press('F2');
  const form = page.getByRole('dialog', { name: 'Phục vụ khách' });
  await expect(form.getByRole('combobox', { name: 'Điện thoại, tên hoặc 4 số cuối thẻ' })).toBeFocused();
  await page.keyboard.type('0987654321');
  await page.getByRole('option', { name: /^(Nguyễn Thị Hạnh|Khách hàng số)/ }).click();
  const amount = form.getByRole('textbox', { name: 'Số tiền', exact: true });
  await amount.click();
  await page.keyboard.type('30tr');
  await form.getByRole('textbox', { name: 'Phí khách (%)', exact: true }).fill('1,8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contract\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^(HD\d+|Đơn số \d+)$/ })).toBeVisible();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** The API cannot book it: pressed once the form says so and keeps what was typed, then it is noted. */
async function payCard(page: Page, cashier: Person): Promise<void> {
  const add = page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true });
  await add.click();
  const amount = cashier.field('Số tiền');
  await amount.fill('');
  await amount.pressSequentially('30tr');
  await cashier.press('Tiếp tục');
  await cashier.pressTwice('Xác nhận');
  await expect(cashier.dialog.getByRole('alert')).toContainText('Máy chủ API chưa có phần này');
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('30.000.000');
  await cashier.dialog.getByRole('checkbox', { name: /^Chờ xử lý/ }).check();
  await cashier.press('Tiếp tục');
  await cashier.confirmTwice();
}

/** Swipes once on the POS of the counter, and cancels the swipe. */
async function swipeAndCancel(page: Page, cashier: Person): Promise<void> {
  await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
  await cashier.pick('Máy POS', 'POS quầy 1');
  const amount = cashier.field('Số tiền quẹt');
  await amount.fill('');
  await amount.pressSequentially('30tr');
  await cashier.press('Tiếp tục');
  await cashier.confirmTwice();
  const line = swipes(page).getByRole('button', { name: /^Hủy/ });
  await line.click();
  await cashier.dialog.getByLabel(/^Lý do/).pressSequentially('Máy báo lỗi, quẹt lại');
  await cashier.pressTwice('Hủy lượt quẹt');
  await expect(line).toHaveCount(0);
}

function swipes(page: Page): Locator {
  return page.getByRole('region', { name: 'Lượt quẹt' });
}

/** What became of it in the books of the server, which has everything again. */
async function booksOf(shop: Shop, ScheduleID: number) {
  const { api } = shop;
  const orders = await api.call('listSchedulesByDate', {});
  const history = (await api.call('getScheduleHistory', { ScheduleID })).Data;
  const swiped = (await api.call('listWithdrawals', { ScheduleID })).Data;
  return {
    orders: orders.Data.map(({ Status }) => Status),
    noted: history.Payments.map(({ Amount }) => Amount),
    swipes: swiped.map(({ Amount, Status }) => [Amount, Status]),
  };
}
