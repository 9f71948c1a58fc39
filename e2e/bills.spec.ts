import { confirm, typeInto } from './ownersBooks.ts';
import { expect, test } from './test.ts';

const MILLION = 1_000_000;
const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };

test('the slip of a swipe is dropped with its copy and a transfer, kept once though the answer is lost, and taken out again as a file', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  const order = await shop.startOrder();
  const sale = {
    PosID: shop.ids.pos,
    Amount: 30 * MILLION,
    LotNo: '000123',
    InvoiceNo: '000456',
    ApprovalCode: '845213',
  };
  const { Data: swipe } = await shop.api.call('addWithdrawal', { body: { ScheduleID: order, ...sale } });
  const slip = await sample(shop.baseURL, `LogWithdrawalID=${swipe.logWithdrawalId}`);
  await shop.enter(page, '/post/uploadbill');
  await page
    .getByRole('row', { name: /000456/ })
    .getByRole('link')
    .first()
    .click();
  await cashier.dialog.getByLabel('Ảnh bill', { exact: true }).setInputFiles([
    { name: 'bill.png', mimeType: 'image/png', buffer: slip },
    { name: 'chup-lai.png', mimeType: 'image/png', buffer: slip },
    { name: 'chuyen-khoan.png', mimeType: 'image/png', buffer: await sample(shop.baseURL, 'Kind=4') },
  ]);
  await cashier.reads('3 ảnh: 1 sẵn sàng, 1 trùng, 1 không phải bill');
  expect(wire.to('AddBillNumberLo')).toHaveLength(0);

  await shop.goesWrong({ match: 'AddBillNumberLo', drop: 'after' });
  await cashier.press('Lưu 1 bill');
  await expect(cashier.dialog.getByText('Chưa lưu', { exact: true })).toBeVisible();
  await shop.goesWrong();
  await cashier.press('Lưu 1 bill');
  await cashier.reads('Lưu 1 bill thành công');
  expect(new Set(wire.keysOf('AddBillNumberLo')).size).toBe(1);
  await cashier.reads('Lượt quẹt nào cũng đã có bill');

  await page.goto('/export-bill');
  await expect(page.getByRole('row', { name: /000456.*30\.000\.000/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải ảnh (.zip)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Ảnh bill .*\.zip$/);
  await cashier.press('Đóng');
  await page.getByRole('tab', { name: 'Bill theo sao kê PDF' }).click();
  await cashier.reads('Không có dòng sao kê trong khoảng ngày này');
});

test('a loss is proposed, approved, partly recovered and deleted, and the debt is there again', async ({
  page,
  shop,
  cashier,
}) => {
  await shop.finishedOrder();
  await shop.addManager(second);
  const openLoss = () =>
    page
      .getByRole('row', { name: /540\.000/ })
      .getByRole('link')
      .first()
      .click();
  await shop.enter(page, '/expensebad/index?open=new');
  await cashier.select('Loại', 'Thẻ bị khóa');
  await cashier.pick('Khách hàng', shop.customer);
  await cashier.dialog.getByRole('combobox', { name: 'Thẻ', exact: true }).click();
  await page.getByRole('option', { name: /4321/ }).click();
  await typeInto(cashier, /^Số tiền/, '540k');
  await typeInto(cashier, /^Lý do/, 'Thẻ bị khóa sau khi nạp');
  await confirm(cashier);
  await cashier.reads('Chờ người thứ hai duyệt chi phí xấu');
  expect((await shop.debt()).owed).toBe(540_000);

  await shop.enterAs(page, '/expensebad/index', second);
  await openLoss();
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await cashier.press('Duyệt');
  await cashier.reads('Duyệt chi phí xấu thành công');
  expect((await shop.debt()).owed).toBe(0);

  await shop.enterAs(page, '/expensebad/index', shop.owner);
  await openLoss();
  await page.getByRole('button', { name: 'Ghi tiền thu hồi' }).click();
  await typeInto(cashier, /^Số tiền thu hồi/, '200k');
  await confirm(cashier);
  await cashier.reads('Ghi tiền thu hồi thành công');
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await typeInto(cashier, /^Lý do/, 'Khách đã trả đủ');
  await cashier.press('Xóa chi phí xấu');
  await cashier.reads('Xóa chi phí xấu thành công');
  expect((await shop.debt()).owed).toBe(540_000);
});

/** A slip as a terminal prints it, drawn from the world. */
async function sample(baseURL: string, query: string): Promise<Buffer> {
  const answer = await fetch(`${baseURL}/_mock/samples/bill.png?${query}`);
  expect(answer.ok).toBe(true);
  return Buffer.from(await answer.arrayBuffer());
}
