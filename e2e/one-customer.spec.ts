import type { Locator, Page } from '@playwright/test';
import { Hand } from './hand.ts';
import type { Shop } from './shop.ts';
import { expect, tell, test } from './test.ts';

const NEWCOMER = { phone: '0912000333', name: 'lê thị mai', last4: '4821', due: '25', amount: '30tr' } as const;

test('one new customer is served with keys alone, from the phone number to the paid order', async ({ page, shop }) => {
  await shop.appointment();
  const hand = await Hand.on(page);
  await shop.enter(page, '/');
  await expect(page.getByRole('button', { name: 'Phục vụ khách' })).toBeVisible();

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
  tell(`One new customer, paid, swiped and collected: ${hand.words}`);
  expect(hand.cost).toMatchObject({ clicks: 0, dialogs: 2 });
  expect(hand.cost.keys).toBeLessThanOrEqual(75);
  expect(await shop.balance()).toBe(470_000_000);

  await test.step('the collection is cancelled again', () => order.cancelCollection());
  tell(`One new customer, paid, swiped, collected, cancelled: ${hand.words}`);
  expect(hand.cost.clicks).toBeLessThanOrEqual(5);
  expect(hand.cost.keys).toBeLessThanOrEqual(75);
  expect(hand.cost.dialogs).toBeLessThanOrEqual(4);
  expect(await owedBy(shop)).toBe(540_000);
});

test('a customer on file is served again by the last digits of the card', async ({ page, shop }) => {
  const hand = await Hand.on(page);
  await shop.enter(page, '/customer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('looked at and closed, the form gives the page back', async () => {
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog', { name: 'Phục vụ khách' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
    await expect(page).toHaveURL(/\/customer$/);
  });
  const before = hand.cost;
  await hand.press('F2');
  const form = await counter(hand, page);
  await hand.type('4321');
  await hand.sees(page.getByRole('option', { name: /•••• 4321/ }));
  await hand.press('Tab');
  await hand.isLedTo(field(form, 'Số tiền'));
  await hand.type(NEWCOMER.amount);
  await hand.press('Enter');
  await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
  tell(`A customer on file until the order is open: ${hand.words}`);
  expect(hand.cost.dialogs - before.dialogs).toBe(1);
  expect(hand.cost.keys).toBeLessThanOrEqual(11);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true });

  test('one new customer is served at the thumb, from the phone number to the cancelled collection', async ({
    page,
    shop,
  }) => {
    await shop.appointment();
    const hand = await Hand.on(page);
    await shop.enter(page, '/schedule-payment?mode=list');
    await hand.tap(page.getByRole('button', { name: 'Thêm lịch hẹn' }).first());
    const form = await counter(hand, page);
    await hand.type(NEWCOMER.phone);
    await hand.press('Enter');
    await hand.isLedTo(field(form, 'Họ tên'));
    await hand.type(NEWCOMER.name);
    await hand.tap(field(form, '4 số cuối'));
    await hand.type(NEWCOMER.last4);
    await hand.tap(form.getByRole('combobox', { name: 'Ngân hàng phát hành' }));
    await hand.type('tech');
    await hand.tap(page.getByRole('option', { name: /Techcombank/ }));
    await hand.tapLine(form.getByRole('combobox', { name: 'Loại thẻ' }), 'Visa');
    await hand.tap(field(form, 'Ngày đến hạn'));
    await hand.type(NEWCOMER.due);
    await hand.tap(field(form, 'Số tiền'));
    await hand.type(NEWCOMER.amount);
    await hand.tap(form.getByRole('button', { name: 'Lưu và bắt đầu' }));
    await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
    tell(`One new customer until the order is open, on a phone: ${hand.words}`);
    expect(hand.cost.taps).toBeLessThanOrEqual(12);

    const order = new OrderPage(page, hand, true);
    await test.step('the card is paid', () => order.payCard());
    await test.step('swiped', () => order.swipe());
    await test.step('settled and collected', () => order.settleAndCollect());
    await test.step('the collection is cancelled again', () => order.cancelCollection());
    tell(`One new customer, paid, swiped, collected, cancelled, on a phone: ${hand.words}`);
    expect(hand.cost.taps).toBeLessThanOrEqual(25);
    expect(await owedBy(shop)).toBe(540_000);
  });
});

/** The order page as it is worked through with one customer: each step where the one before led, by keys alone or at the thumb. */
class OrderPage {
  readonly #page: Page;
  readonly #hand: Hand;

  readonly #isPhone: boolean;

  constructor(page: Page, hand: Hand, isPhone = false) {
    this.#page = page;
    this.#hand = hand;
    this.#isPhone = isPhone;
  }

  /** Pays the card the amount that is missing, from the account. */
  async payCard(): Promise<void> {
    await this.#hand.isLedTo(this.#row('Nạp thẻ', 'Số tiền'));
    if (this.#isPhone) await this.#tapLine('Nạp thẻ', /5600/);
    else await this.#choose('5', /5600/);
    await this.#book('Nạp 30.000.000 từ VCB ···5600 vào thẻ TCB ···4821');
  }

  /** Swipes the amount that is missing on the POS, as the first of its lot. */
  async swipe(): Promise<void> {
    await this.#hand.isLedTo(this.#row('Lượt quẹt', 'Số tiền quẹt'));
    if (this.#isPhone) {
      await this.#tapLine('Lượt quẹt', /POS quầy 1/);
      await this.#hand.tap(this.#row('Lượt quẹt', 'Số lô'));
    } else await this.#choose('q', /POS quầy 1/);
    await this.#hand.type('0001');
    await this.#book('Quẹt 30.000.000 của thẻ TCB ···4821 trên POS quầy 1, lô 0001');
  }

  /** Completes the order and takes what is owed, in one confirmation. */
  async settleAndCollect(): Promise<void> {
    const collect = this.#page.getByRole('button', { name: 'Hoàn thành và thu 540.000', exact: true });
    await this.#hand.isLedTo(collect);
    await this.#press(collect);
    const question = this.#page.getByRole('alertdialog');
    await this.#hand.sees(question);
    await this.#press(question.getByRole('button', { name: 'Hoàn thành và thu', exact: true }));
    await this.#hand.isLedTo(this.#page.getByRole('button', { name: 'In biên nhận', exact: true }));
  }

  /** Takes the collection back for a usual reason: the customer owes again. */
  async cancelCollection(): Promise<void> {
    const press = (target: Locator) => (this.#isPhone ? this.#hand.tap(target) : this.#hand.click(target));
    await press(this.#page.getByRole('button', { name: /^Hủy 540\.000/ }));
    const question = this.#page.getByRole('alertdialog', { name: 'Hủy khoản khách nạp' });
    await this.#hand.sees(question);
    await press(question.getByRole('button', { name: 'Ghi nhầm quỹ', exact: true }));
    await press(question.getByRole('button', { name: 'Hủy khoản khách nạp', exact: true }));
    await this.#hand.sees(this.#page.getByText('Hủy khoản khách nạp thành công'));
  }

  /** Does what a button does: by Enter where the focus is, at the thumb by a tap. */
  async #press(button: Locator): Promise<void> {
    await (this.#isPhone ? this.#hand.tap(button) : this.#hand.press('Enter'));
  }

  /** Taps the line of a list that stands in the row of a group. */
  async #tapLine(group: string, line: RegExp): Promise<void> {
    await this.#hand.tap(this.#page.getByRole('region', { name: group }).getByRole('combobox').first());
    await this.#hand.tap(this.#page.getByRole('option', { name: line }).first());
  }

  #row(group: string, name: string): Locator {
    return field(this.#page.getByRole('region', { name: group }), name);
  }

  /** Goes on to the next list, and takes the line that a few letters find. */
  async #choose(letters: string, line: RegExp): Promise<void> {
    await this.#hand.press('Tab');
    await this.#hand.type(letters);
    await this.#hand.sees(this.#page.getByRole('option', { name: line }).first());
    await this.#hand.press('Tab');
  }

  /** Asks what is about to be booked, reads it and books it. */
  async #book(words: string): Promise<void> {
    const [verb = ''] = words.split(' ');
    await this.#press(this.#page.getByRole('button', { name: verb, exact: true }));
    await this.#hand.sees(this.#page.getByText(words));
    await this.#press(this.#page.getByRole('button', { name: 'Ghi sổ', exact: true }));
  }
}

/** What the newcomer owes. */
async function owedBy(shop: Shop): Promise<number | undefined> {
  return (await shop.api.call('listCustomers', { GeneralSearch: NEWCOMER.phone })).Data[0]?.Debt;
}

/** Makes somebody new with a card and starts the order, by keys alone. */
async function serve(hand: Hand, page: Page): Promise<void> {
  await hand.press('F2');
  const form = await counter(hand, page);
  await hand.type(NEWCOMER.phone);
  await hand.press('Tab');
  // The hand does not look where Tab leads: the name waits until that is known.
  await hand.type(NEWCOMER.name);
  await hand.isLedTo(field(form, 'Họ tên'));
  await hand.tabTo(field(form, '4 số cuối'));
  await hand.type(NEWCOMER.last4);
  await hand.tabTo(form.getByRole('combobox', { name: 'Ngân hàng phát hành' }));
  await hand.type('tech');
  await hand.tabTo(form.getByRole('combobox', { name: 'Loại thẻ' }));
  await hand.type('V');
  await hand.tabTo(field(form, 'Ngày đến hạn'));
  await hand.type(NEWCOMER.due);
  await hand.tabTo(field(form, 'Số tiền'));
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

function field(form: Locator, name: string): Locator {
  return form.getByRole('textbox', { name, exact: true });
}
