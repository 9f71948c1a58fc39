import type { Locator, Page } from '@playwright/test';
import { Hand } from './hand.ts';
import { Person } from './person.ts';
import { expect, tell, test } from './test.ts';

const NEWCOMER = { phone: '0912000333', name: 'lê thị mai', last4: '4821', due: '25', amount: '30tr' } as const;

test('one new customer is served with keys alone, from the phone number to the paid order', async ({ page, shop }) => {
  await shop.appointment();
  const hand = await Hand.on(page);
  await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('made with the card and started by one press', () => serve(hand, page));
  const { clicks, keys, dialogs } = hand.cost;
  tell(`One new customer until the order is open: ${hand.words}`);
  expect({ clicks, dialogs }).toEqual({ clicks: 0, dialogs: 1 });
  expect(keys).toBeLessThanOrEqual(60);
  expect((await shop.api.call('searchCustomers', { GeneralSearch: NEWCOMER.phone })).Data).toMatchObject([
    { FullName: 'Lê Thị Mai', CardCount: 1 },
  ]);

  const order = new OrderPage(page, hand);
  await test.step('the card is paid', () => order.payCard());
  await test.step('swiped', () => order.swipe());
  await test.step('settled and collected', () => order.settleAndCollect());
  await expect(figure(page, 'Khách còn nợ')).toHaveText(/Khách còn nợ\s*0\s*₫/);
  tell(`One new customer, paid, swiped and collected: ${hand.words}`);
});

test('a customer on file is served again by the last digits of the card', async ({ page, shop }) => {
  const hand = await Hand.on(page);
  await shop.enter(page, '/customer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hand.press('F2');
  const form = await counter(hand, page);
  await hand.type('4321');
  await hand.sees(page.getByRole('option', { name: /4321/ }));
  await hand.press('Tab');
  await hand.isLedTo(form.getByLabel('Số tiền'));
  await hand.type(NEWCOMER.amount);
  await hand.press('Enter');
  await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
  tell(`A customer on file until the order is open: ${hand.words}`);
  expect(hand.cost).toMatchObject({ clicks: 0, dialogs: 1 });
  expect(hand.cost.keys).toBeLessThanOrEqual(11);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true });

  test('one new customer is made and started at the thumb', async ({ page, shop }) => {
    await shop.appointment();
    const hand = await Hand.on(page);
    await shop.enter(page, '/schedule-payment?mode=list');
    await hand.tap(page.getByRole('button', { name: 'Thêm lịch hẹn' }).first());
    const form = await counter(hand, page);
    await hand.type(NEWCOMER.phone);
    await hand.press('Enter');
    await hand.isLedTo(form.getByLabel('Họ tên'));
    await hand.type(NEWCOMER.name);
    await hand.tap(form.getByLabel('4 số cuối', { exact: true }));
    await hand.type(NEWCOMER.last4);
    await hand.tap(form.getByRole('combobox', { name: 'Ngân hàng phát hành' }));
    await hand.type('tech');
    await hand.tap(page.getByRole('option', { name: /Techcombank/ }));
    await hand.tapLine(form.getByLabel('Loại thẻ'), 'Visa');
    await hand.tap(form.getByLabel('Ngày đến hạn'));
    await hand.type(NEWCOMER.due);
    await hand.tap(form.getByLabel('Số tiền'));
    await hand.type(NEWCOMER.amount);
    await hand.tap(form.getByRole('button', { name: 'Lưu và bắt đầu' }));
    await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
    tell(`One new customer until the order is open, on a phone: ${hand.words}`);
    expect(hand.cost.taps).toBeLessThanOrEqual(12);
  });
});

/** The order page as it is worked through with one customer; a step each, so that a better page changes one function. */
class OrderPage {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #cashier: Person;

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.#hand = hand;
    this.#cashier = new Person(page);
  }

  async payCard(): Promise<void> {
    await this.#hand.click(this.#button('Thêm lượt nạp thẻ'));
    await this.#cashier.select('Hình thức', 'Chuyển khoản');
    await this.#cashier.pick('Tài khoản', '5600');
    await this.#confirm();
    await this.#hand.sees(figure(this.#page, 'Đã nạp thẻ (D)').getByText(/30\.000\.000/));
  }

  async swipe(): Promise<void> {
    await this.#hand.click(this.#button('Thêm lượt quẹt'));
    await this.#cashier.pick('Máy POS', 'POS quầy 1');
    await this.#cashier.field('Số lô').focus();
    await this.#hand.type('0001');
    await this.#confirm();
    await this.#hand.sees(figure(this.#page, 'Đã quẹt (S)').getByText(/30\.000\.000/));
  }

  async settleAndCollect(): Promise<void> {
    await this.#hand.click(this.#button('Hoàn thành'));
    await this.#hand.click(this.#cashier.dialog.getByRole('button', { name: 'Hoàn thành', exact: true }));
    await this.#hand.sees(figure(this.#page, 'Khách còn nợ').getByText(/540\.000/));
    await this.#hand.click(this.#button('Thêm khoản khách nạp'));
    await this.#cashier.select('Hình thức', 'Tiền mặt');
    await this.#confirm();
  }

  #button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  async #confirm(): Promise<void> {
    for (const name of ['Tiếp tục', 'Xác nhận']) {
      await this.#hand.click(this.#cashier.dialog.getByRole('button', { name, exact: true }));
    }
    await expect(this.#cashier.dialog).toBeHidden();
  }
}

/** Makes somebody new with a card and starts the order, by keys alone. */
async function serve(hand: Hand, page: Page): Promise<void> {
  await hand.press('F2');
  const form = await counter(hand, page);
  await hand.type(NEWCOMER.phone);
  await hand.press('Tab');
  await hand.isLedTo(form.getByLabel('Họ tên'));
  await hand.type(NEWCOMER.name);
  await hand.tabTo(form.getByLabel('4 số cuối', { exact: true }));
  await hand.type(NEWCOMER.last4);
  await hand.tabTo(form.getByRole('combobox', { name: 'Ngân hàng phát hành' }));
  await hand.type('tech');
  await hand.tabTo(form.getByLabel('Loại thẻ'));
  await hand.type('V');
  await hand.tabTo(form.getByLabel('Ngày đến hạn'));
  await hand.type(NEWCOMER.due);
  await hand.tabTo(form.getByLabel('Số tiền'));
  await hand.type(NEWCOMER.amount);
  await hand.press('Enter');
  await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
}

/** The counter's form, once it is open with the focus in its first field. */
async function counter(hand: Hand, page: Page): Promise<Locator> {
  const form = page.getByRole('dialog', { name: 'Phục vụ khách' });
  await hand.isLedTo(form.getByRole('combobox', { name: 'Điện thoại, tên hoặc 4 số cuối thẻ' }));
  return form;
}

function figure(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Số liệu của đơn' }).locator('> *').filter({ hasText: name });
}
