import type { Page } from '@playwright/test';
import { formatDate } from '../packages/ui/src/format/date.ts';
import { now, standStill } from './clock.ts';
import {
  booksOf,
  callsOf,
  chooseOfOrder,
  confirm,
  dayOf,
  daysAfter,
  expectChange,
  typeInto,
  type OwnersBooks,
} from './ownersBooks.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, test } from './test.ts';

const MILLION = 1_000_000;
const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };

test('two orders unsettled at the month’s end: one is settled on its last day by who comes the day after', async ({
  page,
  shop,
  cashier,
}) => {
  const lastDay = monthEnd();
  await standAt(page, shop, lastDay);
  const order = await shop.workedOrder();
  const other = await shop.startOrder({ Amount: 20 * MILLION });
  await shop.api.call('addWithdrawal', {
    body: { ScheduleID: other, PosID: shop.ids.pos, Amount: 20 * MILLION, OverrideReason: 'Khách đáo thêm thẻ' },
  });
  await shop.enter(page, '/');
  const stat = page.getByRole('link', { name: /^Đơn chưa quyết toán/ });
  await expect(stat).toHaveText(/^Đơn chưa quyết toán\s*2\s*Phí máy 660\.000\s₫ chờ doanh thu 900\.000\s₫ tạm tính$/);

  await standAt(page, shop, daysAfter(lastDay, 1));
  await shop.enterAs(page, `/contract/${order}`, shop.owner);
  const before = await booksOf(page);
  const monthBefore = await booksOf(page, dayOf(lastDay));
  await page.getByRole('button', { name: 'Hoàn thành', exact: true }).click();
  await typeInto(cashier, /^Ngày quyết toán/, formatDate(dayOf(lastDay)).slice(0, 5));
  await page.keyboard.press('Tab');
  await expect(cashier.dialog.getByLabel(/^Ngày quyết toán/)).toHaveValue(formatDate(dayOf(lastDay)));
  await cashier.press('Hoàn thành');
  await expect(cashier.dialog).toBeHidden();
  await expectChange(page, 'settled a day late', before, { customer: 540_000, profit: 540_000 });
  const month = await booksOf(page, dayOf(lastDay));
  expect(month.profit - monthBefore.profit).toBe(540_000);
  await page.goto('/');
  await expect(stat).toHaveText(/^Đơn chưa quyết toán\s*1\s*Phí máy 264\.000/);
});

test('a discount lowers what the customer owes and the profit alike', RING_TWO, async ({ page, shop, cashier }) => {
  const order = await shop.finishedOrder();
  await shop.enter(page, `/contract/${order}`);
  const before = await booksOf(page);
  await chooseOfOrder(page, 'Giảm trừ cho khách');
  await typeInto(cashier, /^Số tiền giảm trừ/, '20k');
  await typeInto(cashier, /^Lý do/, 'Bớt phí cho khách quen');
  await confirm(cashier);
  await cashier.reads('Giảm trừ cho khách thành công');
  await expect(page.getByRole('region', { name: 'Số liệu của đơn' })).toContainText('520.000');
  await expectChange(page, 'a discount', before, loss({ customer: -20_000 }));
});

test('a lot that came short lowers what its POS owes, and the result names it', async ({ page, shop }) => {
  const order = await shop.startOrder();
  const swipe = { ScheduleID: order, PosID: shop.ids.pos, Amount: 30 * MILLION, LotNo: '000123' };
  await shop.api.call('addWithdrawal', { body: swipe });
  await shop.enter(page, '/');
  const before = await booksOf(page);
  const api = await callsOf(page);
  const [lot] = (await api.call('listNumberLots', {})).Data;
  if (!lot) throw new Error('The swipe opened no lot.');
  const { numberLoID, Version } = lot;
  const Reason = 'Ngân hàng báo có thiếu';
  await api.call('updateNumberLot', { body: { numberLoID, Version, AdjustAmount: 50_000, Reason } });
  await expectChange(page, 'a short lot', before, loss({ pos: -50_000 }));
  await expectResult(page, { 'Trong đó điều chỉnh và hao hụt': '-50.000' });
  await page.goto('/manager/pos');
  await expect(page.getByRole('row', { name: /POS quầy 1/ })).toContainText('29.554.000');
});

test(
  'a till that is short is booked when somebody else approves the count',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.finishedOrder();
    await shop.addManager(second);
    const paid = { CustomerID: shop.ids.customer, Direction: 1, Amount: 540_000, Method: 1 } as const;
    await shop.api.call('payDebtCustomer', { body: paid });
    await shop.enter(page, '/report/cashbook');
    const before = await booksOf(page);
    await page.getByRole('button', { name: 'Kiểm quỹ và chốt' }).click();
    await typeInto(cashier, /^200\.000/, '2');
    await typeInto(cashier, /^100\.000/, '1');
    await expect(cashier.dialog.getByText(/^Chênh lệch: thiếu 40\.000/)).toBeVisible();
    await typeInto(cashier, /^Lý do chênh lệch/, 'Thối nhầm cho khách');
    await confirm(cashier);
    await expect(page.getByText(/^Chênh lệch quỹ Tiền mặt.*thiếu 40\.000.*chờ duyệt/)).toBeVisible();
    await expectChange(page, 'a short till that waits', before, {});

    await shop.enterAs(page, '/report/cashbook', second);
    await page.getByRole('button', { name: 'Duyệt', exact: true }).click();
    await cashier.press('Duyệt');
    await cashier.reads('Duyệt chênh lệch quỹ thành công');
    await shop.enterAs(page, '/report/cashbook', shop.owner);
    await expect(page.getByRole('row', { name: /^Tiền mặt/ }).first()).toContainText('500.000');
    await expectChange(page, 'a short till, approved', before, loss({ funds: -40_000 }));
  },
);

test('a loss lets the customer off, and what is recovered comes back as money', RING_TWO, async ({ page, shop }) => {
  await shop.addManager(second);
  const order = await shop.finishedOrder();
  await shop.enter(page, '/');
  const before = await booksOf(page);
  const api = await callsOf(page);
  const loss540 = { Kind: 1 as const, ScheduleID: order, Amount: 540_000, Reason: 'Khách đổi số, không gọi được' };
  const { id } = (await api.call('addBadExpense', { body: loss540 })).Data;
  await expectChange(page, 'a loss that waits', before, {});
  await shop.enterAs(page, '/', second);
  const byOther = await callsOf(page);
  const { Version } = (await byOther.call('addBadExpense', { body: { ...loss540, id, Version: 1, Status: 1 } })).Data;
  await shop.enterAs(page, '/', shop.owner);
  await expectChange(page, 'a loss', before, { customer: -540_000, profit: -540_000 });
  await page.goto('/debt/customer');
  await expect(page.getByRole('row', { name: new RegExp(shop.customer) })).toContainText(
    /30\.540\.000\s*30\.540\.000\s*0\s*0/,
  );
  await api.call('addBadExpense', { body: { ...loss540, id, Version, RecoveredAmount: 200_000 } });
  await expectChange(page, 'a loss recovered in part', before, {
    funds: 200_000,
    customer: -540_000,
    profit: -340_000,
  });
  await page.goto('/report/cashbook');
  await expect(page.getByRole('row', { name: /^Tiền mặt/ }).first()).toContainText('200.000');
  await expectResult(page, { 'Lợi nhuận thuần': '-196.000' });
});

/** What is lost in an adjustment, beside the funds or debts it is lost from. */
function loss(assets: Partial<OwnersBooks>): Partial<OwnersBooks> {
  const amount = Object.values(assets).reduce((total, change) => total + change, 0);
  return { ...assets, profit: amount, adjustments: amount };
}

/** Lines of the result on the home page. */
async function expectResult(page: Page, lines: Record<string, string>): Promise<void> {
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Kết quả', exact: true });
  for (const [label, amount] of Object.entries(lines)) {
    await expect(panel.getByRole('listitem').filter({ hasText: label }).first()).toContainText(amount);
  }
}

/** Server and page take it for this moment. */
async function standAt(page: Page, shop: Shop, moment: Date): Promise<void> {
  await shop.comesTo(moment);
  await standStill(page, moment);
}

/** Nine in the evening of the last day of this month in Vietnam. */
function monthEnd(): Date {
  const [year = 0, month = 0] = dayOf(now()).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0, 14));
}
