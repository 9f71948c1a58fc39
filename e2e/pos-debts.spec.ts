import type { Page } from '@playwright/test';
import type { StatementRow } from '../packages/mock-server/src/core/records/statement.ts';
import { statementPdf } from '../packages/mock-server/src/samples/statementPdf.ts';
import { now } from './clock.ts';
import { booksOf, callsOf, confirmWildly, dayOf, expectChange, typeInto } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

const MILLION = 1_000_000;
const TERMINAL = 'POS quầy 1';
/** What the terminal keeps, in thousandths of a percent. */
const RATE = 1320;

test('three swipes are a lot, settled against a slip that differs; money for two lots and more is kept for the next', async ({
  page,
  shop,
  cashier,
}) => {
  const order = await shop.startOrder({ Amount: 60 * MILLION });
  const swipe = (Amount: number, LotNo: string) =>
    shop.api.call('addWithdrawal', {
      body: { ScheduleID: order, PosID: shop.ids.pos, Amount, LotNo, OverrideReason: 'Khách chia nhiều lần quẹt' },
    });
  for (const Amount of [8 * MILLION, 10 * MILLION, 12 * MILLION]) await swipe(Amount, '000123');
  await swipe(20 * MILLION, '000124');
  await shop.enter(page, '/debt?tab=lots');
  const before = await booksOf(page);

  await page.getByRole('link', { name: '000123' }).click();
  await page.getByRole('button', { name: 'Kết toán lô', exact: true }).click();
  await typeInto(cashier, /^Số bill trên phiếu/, '3');
  await typeInto(cashier, /^Tổng tiền trên phiếu/, '29tr950');
  await expect(cashier.dialog.getByText(/ít hơn 50\.000\s₫/)).toBeVisible();
  await cashier.press('Kết toán lô');
  await expect(cashier.dialog.getByText('Lệch', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('menuitem', { name: 'Sửa', exact: true }).click();
  await typeInto(cashier, /^Lý do phiếu lệch/, 'Ngân hàng tách một bill sang hôm sau');
  await cashier.press('Lưu');
  await expect(cashier.dialog.getByText('Đã kết toán', { exact: true })).toBeVisible();
  await expectChange(page, 'a lot whose slip differs', before, {});

  await page.goto('/debt?tab=cashBack');
  await receive(page, cashier, '54tr340');
  await expectChange(page, 'money for two lots and 5.000.000 ahead', before, { funds: 54_340_000, pos: -54_340_000 });
  await expect.poll(() => lotsLeft(page)).toEqual({ '000123': 0, '000124': 0 });
  await swipe(10 * MILLION, '000125');
  await settle(page, '000125', 10 * MILLION);
  expect(await lotsLeft(page)).toEqual({ '000123': 0, '000124': 0, '000125': netOf(10 * MILLION) - 5 * MILLION });

  const paid = await booksOf(page);
  await cashier.dialog.getByRole('tab', { name: 'Lịch sử' }).click();
  await cashier.dialog.getByRole('button', { name: /^Hủy/ }).first().click();
  await typeInto(cashier, /^Lý do/, 'Ngân hàng thu hồi');
  await cashier.pressTwice('Hủy lần tiền về');
  await expectChange(page, 'the money taken back', paid, { funds: -54_340_000, pos: 54_340_000 });
  expect(await lotsLeft(page)).toEqual({
    '000123': netOf(8 * MILLION) + netOf(10 * MILLION) + netOf(12 * MILLION),
    '000124': netOf(20 * MILLION),
    '000125': netOf(10 * MILLION),
  });
});

test('a statement of forty lines: 37 match, two are doubtful, one nobody knows; it is paid once, whoever sends it again', async ({
  page,
  shop,
  cashier,
}) => {
  const rows = await fortyRows(shop);
  const file = {
    name: 'sao-ke.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(statementPdf({ bankName: 'Vietcombank', merchantName: TERMINAL }, rows)),
  };
  await shop.enter(page, '/debt?tab=pdf&upload=new');
  const before = await booksOf(page);
  await cashier.pick('Máy POS', TERMINAL);
  await cashier.dialog.locator('input[type=file]').setInputFiles(file);
  await expect(cashier.dialog.getByText('40 dòng: 37 khớp, 2 nghi ngờ, 1 không tìm thấy')).toBeVisible();
  await cashier.dialog.locator('input[type=file]').setInputFiles(file);
  await expect(cashier.dialog.getByRole('listitem').getByText(/^Sao kê này đã được tải lên/)).toBeVisible();
  await cashier.press('Xem các dòng');

  const doubtful = rows[37]?.Amount ?? 0;
  await page.goto(`/debt?tab=pdf&open=${await lineOf(page, doubtful)}`);
  await cashier.dialog.getByRole('button', { name: 'Chọn', exact: true }).first().click();
  await expect(cashier.dialog.getByRole('button', { name: 'Bỏ khớp' })).toBeVisible();
  await page.goto(`/debt?tab=pdf&FileID=${await fileOf(page)}&pay=new`);
  await cashier.pick('Tài khoản nhận', '5600');
  await confirmWildly(cashier, /xác nhận$/i);
  const net = rows.slice(0, 38).reduce((sum, { Net }) => sum + Net, 0);
  await expectChange(page, 'a statement of forty lines, sent twice', before, { funds: net, pos: -net });
  await page.goto(`/debt?tab=pdf&FileID=${await fileOf(page)}&pay=new`);
  await expect(page.getByRole('alertdialog')).toContainText('không còn dòng');
});

test('a bank whose titles nobody knows: its columns are pointed out once, and what is no sale is there to be looked at', async ({
  page,
  shop,
  cashier,
}) => {
  await shop.enter(page, '/debt?tab=pdf&upload=new');
  await cashier.pick('Máy POS', TERMINAL);
  await cashier.dialog.locator('input[type=file]').setInputFiles({
    name: 'ngan-hang-la.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(STRANGE.map((cells) => cells.join(';')).join('\n')),
  });
  await cashier.press('Chỉ cột của ngan-hang-la.csv');
  await cashier.select('Cột "Doanh"', 'Số tiền');
  await cashier.select('Cột "Khấu trừ"', 'Phí');
  await cashier.select('Cột "Còn"', 'Thực nhận');
  await cashier.press('Lưu và đọc lại');
  await expect(cashier.dialog.getByText('1 dòng: 0 khớp, 0 nghi ngờ, 1 không tìm thấy, 1 cần xem')).toBeVisible();
  await cashier.press('Xem các dòng');
  await page.getByRole('button', { name: 'Dòng cần xem' }).click();
  await expect(cashier.dialog.getByText('-5.000.000', { exact: true })).toBeVisible();
});

/** One sale of a bank with titles of its own, and one that was given back. */
const STRANGE = [
  ['Ngày GD', 'Mã máy', 'Chuẩn chi', 'Doanh', 'Khấu trừ', 'Còn'],
  ['20/11/2026', '24531876', 'B00001', '10.000.000', '132.000', '9.868.000'],
  ['20/11/2026', '24531876', 'B00002', '-5.000.000', '-66.000', '-4.934.000'],
];

/** Receives money of the terminal's parent, looked at before it is sent, and confirmed with a nervous hand. */
async function receive(page: Page, cashier: Person, amount: string): Promise<void> {
  await page.getByRole('link', { name: TERMINAL }).click();
  await page.getByRole('button', { name: 'Nhận tiền về', exact: true }).click();
  await typeInto(cashier, /^Số tiền/, amount);
  await expect(cashier.dialog.getByText(/^Ứng dư 5\.000\.000\s₫ giữ lại cho các lô sau\.$/)).toBeVisible();
  await confirmWildly(cashier);
}

/** Settles a lot of one swipe against a slip that says the same. */
async function settle(page: Page, number: string, SlipAmount: number): Promise<void> {
  const api = await callsOf(page);
  const lot = (await api.call('listNumberLots', {})).Data.find(({ LotNo }) => LotNo === number);
  if (!lot) throw new Error(`There is no lot ${number}.`);
  const { numberLoID, Version } = lot;
  await api.call('updateNumberLot', { body: { numberLoID, Version, SlipCount: 1, SlipAmount, IsSettled: true } });
}

/** What each lot still waits for, by its number. */
async function lotsLeft(page: Page): Promise<Record<string, number>> {
  const lots = (await (await callsOf(page)).call('listNumberLots', {})).Data;
  return Object.fromEntries(lots.map(({ LotNo, Remain }) => [LotNo, Remain]));
}

function netOf(amount: number): number {
  return amount - Math.round((amount * RATE) / 100_000);
}

/** What the bank says of 39 swipes: of the last two another amount; and of a sale that nobody entered. */
async function fortyRows(shop: Shop): Promise<StatementRow[]> {
  const { api, ids } = shop;
  const pos = (await api.call('listPos', {})).Data.find(({ posID }) => posID === ids.pos);
  if (!pos) throw new Error('The shop has no POS.');
  const { posID, Version, PosName, TID, BankID, Fees, Status, SettleDays, SkipHoliday, OpeningDebt } = pos;
  const terms = { SettleDays, SkipHoliday, OpeningDebt, Status };
  const limits = { MaxPerDay: 900 * MILLION, MaxPerCardPerDay: 90 };
  await api.call('savePos', { body: { posID, Version, PosName, TID, BankID, Fees, ...terms, ...limits } });
  const ScheduleID = await shop.startOrder({ Amount: 100 * MILLION });
  const rows: StatementRow[] = [];
  for (let place = 0; place < 39; place += 1) {
    const Amount = 2 * MILLION + place * 10_000;
    const told = { LotNo: '000200', InvoiceNo: String(100 + place), ApprovalCode: `A${10_000 + place}` };
    const body = { ScheduleID, PosID: ids.pos, Amount, ...told, OverrideReason: 'Khách chia nhiều lần quẹt' };
    await api.call('addWithdrawal', { body });
    const said = place < 37 ? Amount : Amount - 1000;
    const Net = netOf(said);
    const about = { Date: dayOf(now()), TID, CardMasked: '422151******4321' };
    rows.push({ ...about, ...told, Amount: said, Fee: said - Net, Net });
  }
  const [like] = rows;
  if (!like) throw new Error('No swipe was made.');
  const unknown = { ApprovalCode: 'Z90001', InvoiceNo: '990001', Amount: 7_777_000, Fee: 102_656, Net: 7_674_344 };
  return [...rows, { ...like, ...unknown }];
}

async function lineOf(page: Page, amount: number): Promise<number> {
  const lines = (await (await callsOf(page)).call('listPdfBills', { PageSize: 100 })).Data;
  return lines.find(({ Amount }) => Amount === amount)?.LineID ?? 0;
}

async function fileOf(page: Page): Promise<number> {
  const [line] = (await (await callsOf(page)).call('listPdfBills', { PageSize: 100 })).Data;
  return line?.FileID ?? 0;
}
