import { confirm, typeInto } from './ownersBooks.ts';
import { expect, RING_TWO, test } from './test.ts';

const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };

test(
  'a loss is proposed, approved, partly recovered and deleted, and the debt is there again',
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
  },
);
