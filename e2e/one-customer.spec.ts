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
  expect(hand.cost.clicks).toBeLessThanOrEqual(1);
  expect(hand.cost.keys).toBeLessThanOrEqual(75);
  expect(hand.cost.dialogs).toBeLessThanOrEqual(3);
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

test('a customer is served as last time by one key, though another was taken first', async ({ page, shop }) => {
  await shop.startOrder();
  const other = { FullName: 'Trần Văn Đức', Phone: '0933444555', Status: 1 as const };
  await shop.api.call('saveCustomer', { body: other });
  const hand = await Hand.on(page);
  await shop.enter(page, '/');
  await expect(page.getByRole('button', { name: 'Phục vụ khách' })).toBeVisible();
  await hand.press('F2');
  const form = await counter(hand, page);
  await test.step('somebody else is chosen by mistake', async () => {
    await hand.type(other.Phone);
    await hand.sees(page.getByRole('option', { name: /Trần Văn Đức/ }));
    await hand.press('Tab');
    await hand.sees(form.getByText(`${other.FullName} · ${other.Phone}`));
    await expect(form.getByRole('combobox', { name: 'Điện thoại, tên hoặc 4 số cuối thẻ' })).not.toBeFocused();
  });
  const before = hand.cost;
  await test.step('the right one is found by the card and has it all as last time', async () => {
    await hand.press('F2');
    await hand.type('4321');
    await hand.sees(page.getByRole('option', { name: /•••• 4321/ }));
    await hand.press('Tab');
    await hand.isLedTo(field(form, 'Số tiền'));
    await hand.press('F4');
    await expect(field(form, 'Số tiền')).toHaveValue('30.000.000');
    await hand.press('Enter');
    await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
  });
  tell(`A customer on file as last time, after another one: ${hand.words}`);
  expect(hand.cost.keys - before.keys).toBeLessThanOrEqual(9);
  expect(hand.cost.clicks).toBe(0);
  expect(await newestOrder(shop)).toMatchObject({
    CustomerName: shop.customer,
    Amount: 30_000_000,
    CustomerFeePercent: 1800,
    Status: 2,
  });
});

test('cash is handed over note by note and the change is told', async ({ page, shop }) => {
  const ScheduleID = await readyToSettle(shop);
  const hand = await Hand.on(page);
  await shop.enter(page, `/contract/${ScheduleID}`);
  await hand.click(page.getByRole('button', { name: 'Hoàn thành và thu 540.000', exact: true }));
  const question = page.getByRole('alertdialog');
  for (const note of ['500k', '100k']) await hand.click(question.getByRole('button', { name: new RegExp(`^${note}`) }));
  await hand.sees(question.getByText('Trả lại khách 60.000 ₫'));
  await hand.click(question.getByRole('button', { name: 'Hoàn thành và thu', exact: true }));
  await hand.isLedTo(page.getByRole('button', { name: 'In biên nhận', exact: true }));
  tell(`Cash handed over, change told and collected: ${hand.words}`);
  expect(hand.cost).toMatchObject({ clicks: 4, keys: 0, dialogs: 1 });
  await page.reload();
  await expect(page.getByText('Khách đưa 600.000 ₫, trả lại 60.000 ₫')).toBeVisible();
  const { TopUps } = (await shop.api.call('getScheduleHistory', { ScheduleID })).Data;
  expect(TopUps).toMatchObject([{ Amount: 540_000, CashGiven: 600_000, Method: 1 }]);
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
    await hand.sees(page.getByRole('option', { name: /Techcombank/ }));
    await hand.press('Enter');
    await hand.tapLine(form.getByRole('combobox', { name: 'Loại thẻ' }), 'Visa');
    await hand.tap(field(form, 'Ngày đến hạn'));
    await hand.type(NEWCOMER.due);
    await hand.tap(field(form, 'Số tiền'));
    await hand.type(NEWCOMER.amount);
    await hand.press('Enter');
    await hand.sees(page.getByRole('heading', { level: 1, name: /HD\d+/ }));
    tell(`One new customer until the order is open, on a phone: ${hand.words}`);
    expect(hand.cost.taps).toBeLessThanOrEqual(12);

    const order = new OrderPage(page, hand, true);
    await test.step('the card is paid', () => order.payCard());
    await test.step('swiped', () => order.swipe());
    await test.step('settled and collected', () => order.settleAndCollect());
    await test.step('the collection is cancelled again', () => order.cancelCollection());
    tell(`One new customer, paid, swiped, collected, cancelled, on a phone: ${hand.words}`);
    expect(hand.cost.taps).toBeLessThanOrEqual(18);
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
    const lot = this.#row('Lượt quẹt', 'Số lô');
    if (this.#isPhone) await this.#hand.tap(lot);
    else await this.#hand.tabTo(lot);
    await this.#hand.type('0001');
    await this.#hand.press('Enter');
    await this.#confirm('Quẹt 30.000.000 của thẻ TCB ···4821 trên POS quầy 1, lô 0001');
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
    const cancel = this.#page.getByRole('button', { name: /^Hủy 540\.000/ });
    await (this.#isPhone ? this.#hand.tap(cancel) : this.#hand.click(cancel));
    const question = this.#page.getByRole('alertdialog', { name: 'Hủy khoản khách nạp' });
    await this.#hand.sees(question);
    const usual = question.getByRole('button', { name: 'Ghi nhầm quỹ', exact: true });
    if (!this.#isPhone) await this.#hand.tabTo(usual);
    await this.#press(usual);
    await this.#press(question.getByRole('button', { name: 'Hủy khoản khách nạp', exact: true }));
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
    await this.#confirm(words);
  }

  /** Reads what is about to be booked and books it. */
  async #confirm(words: string): Promise<void> {
    await this.#hand.sees(this.#page.getByText(words));
    await this.#press(this.#page.getByRole('button', { name: 'Ghi sổ', exact: true }));
  }
}

/** The order of the shop that was made last. */
async function newestOrder(shop: Shop) {
  const { Data: orders } = await shop.api.call('searchSchedules', { body: { PageIndex: 1, PageSize: 50 } });
  return orders.toSorted((one, other) => other.ScheduleID - one.ScheduleID)[0];
}

/** An order whose card is paid and swiped: what is left is to complete it and to collect. */
async function readyToSettle(shop: Shop): Promise<number> {
  const ScheduleID = await shop.startOrder();
  const money = { ScheduleID, Amount: 30_000_000 } as const;
  await shop.api.call('addPaymentSchedule', { body: { ...money, Method: 2, BankCardID: shop.ids.bankCard } });
  await shop.api.call('addWithdrawal', { body: { ...money, PosID: shop.ids.pos, LotNo: '0001', Status: 1 } });
  return ScheduleID;
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
