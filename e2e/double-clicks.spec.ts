import type { Page } from '@playwright/test';
import type { OperationId } from '../packages/api-client/src/operation.ts';
import { expect, RING_TWO, test, type Counter } from './test.ts';
import type { Person } from './person.ts';

test('an order that pays a card: every money button pressed wildly moves its money once', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  const id = await shop.startOrder();
  await shop.enter(page, `/contract/${id}`);

  await fillLine(cashier, page, 'Thêm lượt nạp thẻ', {});
  await sendsOnce({ shop, cashier, wire }, 'addPaymentSchedule', 'Xác nhận');
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });

  await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
  await fillSwipe(cashier, '30tr');
  await cashier.pressTwice('Tiếp tục');
  await sendsOnce({ shop, cashier, wire }, 'addWithdrawal', 'Xác nhận');
  expect(await shop.linesOf(id)).toMatchObject({ swipe: 1 });

  await fillLine(cashier, page, 'Thêm khoản khách nạp', { 'Số tiền': '540k' });
  await sendsOnce({ shop, cashier, wire }, 'addCustomerTopUp', 'Xác nhận');
  expect(await shop.linesOf(id)).toEqual({ payCard: 1, swipe: 1, topUp: 1, sendMoney: 0 });
  expect(await shop.debt()).toMatchObject({ owed: -540_000 });

  await cancelsOnce({ shop, cashier, wire }, page, 'Khách nạp tiền', 'Hủy khoản khách nạp', 'cancelCustomerTopUp');
  await cancelsOnce({ shop, cashier, wire }, page, 'Lượt quẹt', 'Hủy lượt quẹt', 'cancelWithdrawal');
  await cancelsOnce({ shop, cashier, wire }, page, 'Nạp thẻ', 'Hủy lượt nạp thẻ', 'cancelPaymentSchedule');
  expect(await shop.linesOf(id)).toEqual({ payCard: 1, swipe: 1, topUp: 1, sendMoney: 0 });
  expect(await shop.balance()).toBe(500_000_000);
  expect(await shop.debt()).toMatchObject({ owed: 0 });
});

test(
  'a withdrawal: the money of the customer is sent once and taken back once',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    const id = await shop.startOrder({ ServiceType: 2, Amount: 20_000_000, CustomerFeePercent: 1700, FeeMode: 1 });
    await shop.api.call('addWithdrawal', { body: { ScheduleID: id, PosID: shop.ids.pos, Amount: 20_000_000 } });
    await shop.enter(page, `/contract/${id}`);

    await fillLine(cashier, page, 'Thêm khoản chuyển khách', {});
    await sendsOnce({ shop, cashier, wire }, 'sendMoneyCustomer', 'Xác nhận');
    expect(await shop.linesOf(id)).toMatchObject({ sendMoney: 1 });
    await cancelsOnce(
      { shop, cashier, wire },
      page,
      'Chuyển tiền cho khách',
      'Hủy khoản chuyển khách',
      'cancelSendMoneyCustomer',
    );
    expect(await shop.linesOf(id)).toMatchObject({ sendMoney: 1 });
    expect(await shop.balance()).toBe(500_000_000);
  },
);

test('a waiting line is noted once and confirmed once', RING_TWO, async ({ page, shop, cashier, wire }) => {
  const id = await shop.startOrder();
  await shop.enter(page, `/contract/${id}`);
  await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
  await cashier.dialog.getByRole('checkbox', { name: 'Chờ xử lý (chưa chuyển tiền)' }).check();
  await cashier.pressTwice('Tiếp tục');
  await sendsOnce({ shop, cashier, wire }, 'addPaymentScheduleWaiting', 'Xác nhận');
  expect(await shop.balance()).toBe(500_000_000);

  await page.getByRole('button', { name: /^Xác nhận 30\.000\.000/ }).click();
  await cashier.select('Hình thức', 'Chuyển khoản');
  await cashier.pressTwice('Tiếp tục');
  await sendsOnce({ shop, cashier, wire }, 'addPaymentSchedule', 'Xác nhận');
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
  expect(await shop.balance()).toBe(470_000_000);
});

test('a step of the order is taken once', RING_TWO, async ({ page, shop, cashier, wire }) => {
  const id = await shop.workedOrder();
  await shop.enter(page, `/contract/${id}`);
  await page.getByRole('button', { name: 'Hoàn thành', exact: true }).dblclick();
  await sendsOnce({ shop, cashier, wire }, 'changeScheduleStatus', 'Hoàn thành');
  expect(await shop.debt()).toMatchObject({ owed: 540_000 });
});

test(
  'the debt of a customer: collected, adjusted and paid by card once each',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.finishedOrder();
    await shop.enter(page, `/debt/customer?customerID=${shop.ids.customer}&tab=documents`);

    await page.getByRole('button', { name: 'Thu nợ', exact: true }).click();
    await cashier.enter({ 'Số tiền': '100k' });
    await cashier.pressTwice('Tiếp tục');
    await sendsOnce({ shop, cashier, wire }, 'payDebtCustomer', 'Xác nhận');
    expect(await shop.debt()).toEqual({ owed: 440_000, documents: 1 });
    await cancelsOnce(
      { shop, cashier, wire },
      page,
      'Thanh toán và điều chỉnh',
      'Hủy khoản thanh toán',
      'cancelPayDebt',
    );
    expect(await shop.debt()).toEqual({ owed: 540_000, documents: 1 });

    await cashier.chooseElse('Điều chỉnh');
    await cashier.enter({ 'Số tiền điều chỉnh': '-40k', 'Lý do': 'Giảm phí cho khách quen' });
    await cashier.pressTwice('Tiếp tục');
    await sendsOnce({ shop, cashier, wire }, 'adjustDebt', 'Xác nhận');
    expect(await shop.debt()).toEqual({ owed: 500_000, documents: 2 });

    await cashier.chooseElse('Thu bằng thẻ');
    await cashier.pick('Thẻ', '4321');
    await fillSwipe(cashier, '200k');
    await cashier.pressTwice('Tiếp tục');
    await sendsOnce({ shop, cashier, wire }, 'payDebtCustomerWithCard', 'Xác nhận');
    expect(await shop.debt()).toEqual({ owed: 303_600, documents: 3 });
  },
);

test('a voucher is booked once and taken back once', RING_TWO, async ({ page, shop, cashier, wire }) => {
  await shop.enter(page, '/collect-expense?chi=new');
  await cashier.pick('Loại chi', 'Điện nước Internet');
  await cashier.select('Hình thức', 'Chuyển khoản');
  await cashier.enter({ 'Số tiền': '1250k', 'Diễn giải': 'Tiền điện tháng này' });
  await cashier.pressTwice('Tiếp tục');
  await sendsOnce({ shop, cashier, wire }, 'addExpense', 'Xác nhận');
  expect(await shop.balance()).toBe(498_750_000);

  await page.getByRole('link', { name: 'PC000001' }).click();
  await page.getByRole('button', { name: 'Hủy phiếu', exact: true }).click();
  await cashier.enter({ 'Lý do': 'Ghi nhầm quỹ' });
  await sendsOnce({ shop, cashier, wire }, 'cancelVoucher', 'Hủy phiếu chi');
  await expect(page.getByText('Ghi nhầm quỹ')).toBeVisible();
  expect(await shop.balance()).toBe(500_000_000);
});

test(
  'a large adjustment waits for a second person, who posts it once',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };
    await shop.addManager(second);
    await shop.finishedOrder();
    const debt = `/debt/customer?customerID=${shop.ids.customer}&tab=documents`;
    await shop.enter(page, debt);
    await cashier.chooseElse('Điều chỉnh');
    await cashier.enter({ 'Số tiền điều chỉnh': '5tr', 'Lý do': 'Ghi thiếu phí năm trước' });
    await cashier.press('Tiếp tục');
    await sendsOnce({ shop, cashier, wire }, 'adjustDebt', 'Xác nhận');
    await cashier.reads('Chờ người thứ hai duyệt');
    expect(await shop.debt()).toEqual({ owed: 540_000, documents: 1 });

    await shop.enterAs(page, debt, second);
    await page.getByRole('button', { name: 'Duyệt', exact: true }).click();
    await sendsOnce({ shop, cashier, wire }, 'adjustDebt', 'Duyệt');
    expect(await shop.debt()).toEqual({ owed: 5_540_000, documents: 1 });
  },
);

test('an answer lost after the money moved: the second confirmation carries the same key and moves nothing more', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  const id = await shop.startOrder();
  await shop.enter(page, `/contract/${id}`);
  await fillLine(cashier, page, 'Thêm lượt nạp thẻ', { 'Mã giao dịch': 'FT2611' });
  await page.route('**/AddPaymentSchedule', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await cashier.press('Xác nhận');
  await expect(cashier.dialog.getByRole('alert')).toContainText('Có lỗi xảy ra! Vui lòng liên hệ Admin');
  expect(await shop.balance()).toBe(470_000_000);

  await page.unroute('**/AddPaymentSchedule');
  await cashier.press('Xác nhận');
  await expect(cashier.dialog).toBeHidden();
  const [first, second, ...more] = wire.keysOf('AddPaymentSchedule');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(more).toEqual([]);
  expect(await shop.linesOf(id)).toMatchObject({ payCard: 1 });
  expect(await shop.balance()).toBe(470_000_000);
});

test(
  'an answer lost after a collection of debt, and one lost after a cancellation: one effect each',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.finishedOrder();
    await shop.enter(page, `/debt/customer?customerID=${shop.ids.customer}&tab=documents`);
    await page.getByRole('button', { name: 'Thu nợ', exact: true }).click();
    await cashier.press('Tiếp tục');
    await shop.mock.fail('payDebtCustomer', { kind: 'lost', when: 'after' });
    await cashier.press('Xác nhận');
    await expect(cashier.dialog.getByRole('alert')).toBeVisible();
    await shop.mock.mend();
    await cashier.press('Xác nhận');
    await cashier.reads(/^Đã thu .* của /);
    expect(new Set(wire.keysOf('PayDebtCustomer')).size).toBe(1);
    expect(await shop.debt()).toEqual({ owed: 0, documents: 1 });

    await openCancel(page, 'Thanh toán và điều chỉnh');
    await cashier.enter({ 'Lý do': 'Thu nhầm khách' });
    await shop.mock.fail('cancelPayDebt', { kind: 'lost', when: 'after' });
    await cashier.press('Hủy khoản thanh toán');
    await expect(cashier.dialog.getByRole('alert')).toBeVisible();
    await shop.mock.mend();
    await cashier.press('Hủy khoản thanh toán');
    await expect(cashier.dialog.getByRole('button', { name: 'Hủy khoản thanh toán' })).toBeHidden();
    expect(new Set(wire.keysOf('CancelPayDebt')).size).toBe(1);
    expect(await shop.debt()).toEqual({ owed: 540_000, documents: 1 });
  },
);

/** Opens a money form, changes what is given, and goes on to its confirmation with a double click. */
async function fillLine(cashier: Person, page: Page, button: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await cashier.select('Hình thức', 'Chuyển khoản');
  await cashier.enter(fields);
  await cashier.pressTwice('Tiếp tục');
}

async function fillSwipe(cashier: Person, amount: string): Promise<void> {
  await cashier.pick('Máy POS', 'POS quầy 1');
  await cashier.enter({ 'Số tiền quẹt': amount, 'Mã chuẩn chi': 'A1B2C3' });
}

/** Presses a confirming button by Enter and mouse while the server takes its time: one call goes out. */
async function sendsOnce({ shop, cashier }: Counter, call: OperationId, button: string): Promise<void> {
  await shop.mock.fail(call, { kind: 'slow', medianMs: 600 });
  await shop.mock.forgetCalls();
  await cashier.pressWildly(cashier.dialog.getByRole('button', { name: button, exact: true }));
  await expect(cashier.dialog.getByRole('button', { name: button, exact: true })).toBeHidden();
  await shop.mock.expectCalls(call, 1);
  await shop.mock.mend();
}

async function openCancel(page: Page, group: string): Promise<void> {
  await page.getByRole('region', { name: group }).getByRole('button', { name: /^Hủy / }).click();
}

async function cancelsOnce(
  { shop, cashier, wire }: Counter,
  page: Page,
  group: string,
  button: string,
  call: OperationId,
): Promise<void> {
  await openCancel(page, group);
  await cashier.enter({ 'Lý do': 'Ghi nhầm dòng này' });
  await sendsOnce({ shop, cashier, wire }, call, button);
  await expect(page.getByRole('region', { name: group }).getByText('Lý do hủy: Ghi nhầm dòng này')).toBeVisible();
}
