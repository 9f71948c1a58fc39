import ExcelJS from 'exceljs';
import type { Args } from '../packages/api-client/src/operation.ts';
import { now } from './clock.ts';
import { booksOf, confirm, dayOf, expectChange, typeInto } from './ownersBooks.ts';
import type { Shop } from './shop.ts';
import { expect, tell, test } from './test.ts';

const BOOKED = 58;
const accountant = { UserName: 'ketoanquay', Password: 'Quanly@123' };

test('a bank statement of 60 lines is reconciled to the đồng by the accountant: two unknown lines become vouchers, and the same statement counts once', async ({
  page,
  shop,
  cashier,
}) => {
  test.setTimeout(240_000);
  const lines = await sixtyLines(shop);
  const file = async (name: string) => ({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await sheetOf(lines, name),
  });
  const staff = { ...accountant, FullName: 'Phạm Thu Kế', GroupID: 3 as const, Status: 1 as const };
  await shop.api.call('saveStaff', { body: { ...staff, ShopIDs: [1] } });
  await shop.enter(page, '/manager/bankcard', accountant);
  const before = await booksOf(page);
  await cashier.chooseInRow('1017595600', 'Đối soát sao kê');
  const take = async (name: string) => {
    await cashier.dialog.getByRole('button', { name: 'Tải sao kê lên' }).click();
    await cashier.dialog.locator('input[type=file]').setInputFiles(await file(name));
    await expect(cashier.dialog.getByText('500.000.000 ₫')).toBeVisible();
  };
  await take('thang-nay.xlsx');
  await cashier.press('Nhận sao kê');
  await expect(cashier.dialog.getByText('2 dòng chưa rõ là khoản nào')).toBeVisible();
  await expect(cashier.dialog.getByText('Cần xử lý (2)')).toBeVisible();

  for (const [line, verb, kind, party] of [
    ['PHI QUAN LY TAI KHOAN', 'Lập phiếu chi', 'Chi khác', 'Vietcombank'],
    ['LAI TIEN GUI', 'Lập phiếu thu', 'Thu khác', 'Vietcombank'],
  ] as const) {
    const head = cashier.dialog.getByRole('button', { name: line });
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await cashier.press(verb);
    await cashier.pick(verb.replace('Lập phiếu', 'Loại'), kind);
    await typeInto(cashier, /^Đối tượng/, party);
    await confirm(cashier);
    await expect(cashier.dialog.getByRole('button', { name: line })).toBeHidden();
  }
  const done = /^Đã đối soát đến ngày .*, số dư 500\.011\.500.* khớp từng đồng\.$/;
  await expect(cashier.dialog.getByText(done)).toBeVisible();
  await page.reload();
  await expect(cashier.dialog.getByText(done)).toBeVisible();
  await expect(cashier.dialog.getByText('Tất cả (60)')).toBeVisible();

  await take('thang-nay-lan-hai.xlsx');
  await expect(cashier.dialog.getByText('60, trong đó 60 dòng đã có')).toBeVisible();
  await cashier.press('Nhận sao kê');
  await expect(cashier.dialog.getByText(done)).toBeVisible();
  await expectChange(page, 'a statement of 60 lines, sent twice', before, { funds: 11_500, profit: 11_500 });
  const kept = await shop.api.call('listBankLines', { BankCardID: shop.ids.bankCard });
  expect([kept.Total, kept.Totals?.Matched]).toEqual([60, 60]);
  const [account] = (await shop.api.call('listBankCards', {})).Data;
  expect([account?.ReconciledTo, account?.ReconciledBalance]).toEqual([dayOf(now()), 500_011_500]);
  tell('Bank book: 60 of 60 lines reconciled, 2 as vouchers, 0 đồng apart');
});

interface Line {
  Amount: number;
  Text: string;
}

/** Enters what the shop knows of, each amount once there and once back, and adds the fee and the interest it does not know of. */
async function sixtyLines(shop: Shop): Promise<Line[]> {
  const lines: Line[] = [];
  for (let place = 0; place < BOOKED; place += 1) {
    const amount = 100_000 + Math.floor(place / 2) * 1000;
    const isIn = place % 2 === 0;
    const Description = `Chuyển khoản ${place + 1}`;
    const fund = { Method: 2, BankCardID: shop.ids.bankCard } as const;
    const types = (await shop.api.call('listVoucherTypesByType', { type: isIn ? 1 : 2 })).Data;
    const ConfigID = types.find(({ name }) => name === (isIn ? 'Thu khác' : 'Chi khác'))?.ConfigID ?? 0;
    const body: Args<'addReceipt'>['body'] = { ConfigID, Amount: amount, Description, ...fund };
    await shop.api.call(isIn ? 'addReceipt' : 'addExpense', { body });
    lines.push({ Amount: isIn ? amount : -amount, Text: Description });
  }
  return [...lines, { Amount: -11_000, Text: 'PHI QUAN LY TAI KHOAN' }, { Amount: 22_500, Text: 'LAI TIEN GUI' }];
}

/** A workbook as a bank's program writes it. */
async function sheetOf(lines: readonly Line[], note: string): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Sao kê');
  let balance = 500_000_000;
  sheet.addRow([`Sao kê ${note}`]);
  sheet.addRow(['Số tài khoản: 1017595600']);
  sheet.addRow(['Ngày giao dịch', 'Nội dung', 'Ghi nợ', 'Ghi có', 'Số dư']);
  for (const { Amount, Text } of lines) {
    balance += Amount;
    const [out, into] = [Amount < 0 ? -Amount : '', Amount > 0 ? Amount : ''];
    sheet.addRow([new Date(`${dayOf(now())}T00:00:00Z`), Text, out, into, balance]).getCell(1).numFmt = 'dd/mm/yyyy';
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}
