import { confirm, typeInto } from './ownersBooks.ts';
import { expect, RING_TWO, test } from './test.ts';

const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };
const company = { UserName: 'congty', Password: 'Congty@123' };
const PHONE = { width: 360, height: 740 };
const COUNTER = { width: 1366, height: 768 };

test(
  'a write-off of the counter is approved at the company’s home on a phone, partly recovered, and deleted by two: the debt is there again',
  RING_TWO,
  async ({ page, shop, cashier }) => {
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

    await page.setViewportSize(PHONE);
    await shop.enterAs(page, '/', company);
    const waiting = page.getByRole('article', { name: 'Ghi chi phí xấu' });
    await expect(waiting).toContainText('Xóa 540.000');
    await expect(waiting).toContainText(/Công nợ từ 540\.000\s₫ thành 0\s₫/);
    await waiting.getByRole('button', { name: 'Duyệt', exact: true }).click();
    await cashier.press('Duyệt');
    await cashier.reads('Duyệt chi phí xấu thành công');
    await expect(waiting).toBeHidden();
    expect((await shop.debt()).owed).toBe(0);

    await page.setViewportSize(COUNTER);
    await shop.enterAs(page, '/expensebad/index', shop.owner);
    await openLoss();
    await page.getByRole('button', { name: 'Ghi tiền thu hồi' }).click();
    await typeInto(cashier, /^Số tiền thu hồi/, '200k');
    await confirm(cashier);
    await cashier.reads('Ghi tiền thu hồi thành công');
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await typeInto(cashier, /^Lý do/, 'Khách đã trả đủ');
    await cashier.press('Xóa chi phí xấu');
    await cashier.reads('Chờ người thứ hai duyệt: Xóa chi phí xấu');
    expect((await shop.debt()).owed).toBe(0);

    await shop.enterAs(page, '/', second);
    const deleting = page.getByRole('article', { name: 'Xóa chi phí xấu' });
    await deleting.getByRole('button', { name: 'Duyệt', exact: true }).click();
    await cashier.press('Duyệt');
    await cashier.reads('Duyệt đề nghị thành công');
    expect((await shop.debt()).owed).toBe(540_000);
  },
);
