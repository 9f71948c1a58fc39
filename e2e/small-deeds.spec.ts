import { confirm, typeInto } from './ownersBooks.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const MILLION = 1_000_000;

test(
  'an appointment is starred, noted, talked about and deleted from its list',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const order = await shop.appointment();
    await shop.enter(page, '/schedule-payment?mode=list');
    await page.getByRole('button', { name: `Đánh dấu ${order}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Đánh dấu ${order}`, pressed: true })).toBeVisible();
    await cashier.chooseInRow(order, 'Ghi chú và trao đổi');
    await typeInto(cashier, 'Ghi chú', 'Khách hẹn sau 15h');
    await cashier.press('Lưu ghi chú');
    await expect(cashier.dialog.getByRole('button', { name: 'Lưu ghi chú' })).toBeHidden();
    await typeInto(cashier, 'Nội dung trao đổi', 'Đã gọi, khách mang thẻ tới');
    await cashier.press('Gửi');
    await expect(cashier.dialog.getByRole('listitem').getByText('Đã gọi, khách mang thẻ tới')).toBeVisible();
    await page.goto('/schedule-payment?mode=list');
    await cashier.chooseInRow(order, 'Xóa');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(page.getByRole('row', { name: order })).toHaveCount(0);
  },
);

test('all balances are worked out anew, and nothing changes', RING_TWO, async ({ page, shop, cashier }) => {
  await shop.finishedOrder();
  await shop.enter(page, '/debt');
  const agree = async (what: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tính lại', exact: true }).click();
    await expect(cashier.dialog.getByText(/không có gì thay đổi\.$/), what).toBeVisible();
    await page.keyboard.press('Escape');
  };
  for (const what of ['Cả bốn công nợ', 'Công nợ khách, đối tác, CTV', 'Công nợ POS', 'Số dư các quỹ']) {
    await page.getByRole('button', { name: 'Tính lại', exact: true }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
    await agree(what);
  }
  await page.goto('/manager/bankcard');
  await page.getByRole('button', { name: 'Tính lại', exact: true }).click();
  await agree('the accounts');
  tell('Balances worked out anew: 5 of 5 without a change');
});

test(
  'a lot by hand: a bill is put in, its money comes and is taken back; an empty one is deleted',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const ScheduleID = await shop.startOrder();
    await shop.api.call('addWithdrawal', { body: { ScheduleID, PosID: shop.ids.pos, Amount: 30 * MILLION } });
    await shop.enter(page, '/debt?tab=lots&open=new');
    const create = async (number: string) => {
      await cashier.pick('Máy POS', 'POS quầy 1');
      await typeInto(cashier, /^Số lô/, number);
      await cashier.press('Lưu');
      await cashier.reads('Thêm số lô thành công');
    };
    await create('000777');
    await page.getByRole('link', { name: '000777', exact: true }).click();
    const free = page.getByRole('grid', { name: 'Bill chưa vào lô' });
    await free
      .getByRole('checkbox', { name: /^Chọn (?!tất cả)/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Thêm vào lô', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thêm vào lô', exact: true }).click();
    await expect(page.getByText(/^1 bill · /)).toBeVisible();
    await page.getByRole('button', { name: 'Nhận tiền về', exact: true }).click();
    // The account is proposed once the accounts are read: who confirms sees it.
    await expect(cashier.dialog.getByRole('combobox', { name: 'Tài khoản', exact: true })).toHaveValue(/5600/);
    await confirm(cashier);
    await page.getByRole('tab', { name: /^Tiền/ }).last().click();
    await cashier.dialog.getByRole('button', { name: /^Hủy/ }).first().click();
    await typeInto(cashier, /^Lý do/, 'Ngân hàng thu hồi');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy lần nhận tiền', exact: true }).click();
    await expect(cashier.dialog.getByText('Lý do hủy: Ngân hàng thu hồi')).toBeVisible();

    await page.goto('/debt?tab=lots&open=new');
    await create('000778');
    await page.getByRole('link', { name: '000778', exact: true }).click();
    await page.getByRole('button', { name: 'Thao tác khác' }).click();
    await page.getByRole('menuitem', { name: 'Xóa', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(page.getByRole('link', { name: '000778', exact: true })).toHaveCount(0);
  },
);

test(
  'money is announced, a receipt written, a share of the money left waiting',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.workedOrder();
    await shop.enter(page, `/debt?tab=cashBack&open=${shop.ids.pos}&part=announced&announce=new`);
    await typeInto(cashier, /^Số tiền dự kiến/, '10tr');
    await cashier.press('Lưu');
    await expect(page.getByRole('grid', { name: 'Đợt đang chờ' })).toContainText('10.000.000');
    await page.goto('/collect-expense?thu=new');
    await cashier.dialog.getByRole('combobox', { name: /^Loại thu/ }).press('ArrowDown');
    await page.getByRole('listbox').getByRole('option').first().click();
    await typeInto(cashier, /^Số tiền/, '500k');
    await typeInto(cashier, /^Diễn giải/, 'Thu tiền thanh lý tủ cũ');
    await confirm(cashier);
    await cashier.reads('Lập phiếu thu thành công');
  },
);

test('a password is changed, and is the one that logs in', RING_TWO, async ({ page, shop, cashier }) => {
  await shop.enter(page, '/changepassword');
  const type = async (label: RegExp, keys: string) => {
    await page.getByLabel(label).click();
    await page.keyboard.type(keys);
  };
  await type(/^Mật khẩu hiện tại/, shop.owner.Password);
  await type(/^Mật khẩu mới/, 'MatKhau#2027');
  await type(/^Nhập lại mật khẩu/, 'MatKhau#2027');
  await page.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await cashier.logIn(shop.owner.UserName, 'MatKhau#2027');
});

test('who registers with a code sees whose it is', RING_TWO, async ({ page, shop }) => {
  const [owner] = (await shop.api.call('listStaff', { UserName: 'chushop' })).Data;
  await page.goto('/register');
  await page.getByLabel('Mã giới thiệu').click();
  await page.keyboard.type(owner?.ReferCode ?? '');
  await expect(page.getByText(/^Người giới thiệu: /)).toBeVisible();
});

test('what fields and windows ask for when they are opened', RING_TWO, async ({ page, shop, cashier }) => {
  const { api, ids } = shop;
  const aff = { FullName: 'Phạm Minh Tuấn', Phone: '0912345678', Percents: [{ Percent: 100 }], Status: 1 as const };
  await api.call('saveAff', { body: aff });
  const terms = { ServiceType: 2, Amount: 10 * MILLION, PartnerMode: 1, PartnerID: ids.partner, FeeMode: 1 } as const;
  const ScheduleID = await shop.startOrder(terms);
  await api.call('addWithdrawal', { body: { ScheduleID, PosPartnerID: ids.posPartner, Amount: 10 * MILLION } });
  await shop.enter(page, '/history/logaction');
  const people = page.waitForResponse(/GetAllUser/);
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  await expect(page.getByRole('combobox', { name: 'Người thực hiện' })).toBeVisible();
  await people;
  const known = page.waitForResponse(/GetOpeningBalances/);
  await page.goto(`/debt/customer?customerID=${ids.customer}&opening=new`);
  await expect(page.getByRole('dialog', { name: /^Số dư đầu/ })).toBeVisible();
  await known;
  const byCard = page.waitForResponse(/DebtByCard/);
  await page.goto(`/debt/customer?customerID=${ids.customer}`);
  await cashier.dialog.getByRole('tab', { name: /thẻ/i }).click();
  await byCard;
  await page.goto(`/customer?open=${ids.customer}`);
  const remarks = page.waitForResponse(/GetHistoryComment/);
  await cashier.dialog.getByRole('tab', { name: /^Ghi chú/ }).click();
  await remarks;
  await page.goto(`/contract/${ScheduleID}?sendMoney=new`);
  await cashier.dialog.getByLabel('Chờ xử lý (chưa chuyển tiền)').check();
  await confirm(cashier);
  await expect(page.getByText('Chờ xử lý').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('4321');
  await expect(page.getByRole('option', { name: /4321/ }).first()).toBeVisible();
  await page.goto('/contract/partner');
  await cashier.chooseInRow(shop.customer, 'Mức phí đang áp dụng');
  await expect(cashier.dialog.getByText(/1,5%/)).toBeVisible();
  await page.goto('/schedule-payment?open=new');
  await cashier.pick('Điện thoại, tên hoặc 4 số cuối thẻ', shop.customer);
  await expect(cashier.dialog.getByRole('combobox', { name: 'Thẻ', exact: true })).toHaveValue(/4321/);
  await cashier.pick('Cộng tác viên', aff.FullName);
  await expect(cashier.dialog.getByText(/0,1%/).first()).toBeVisible();
  await shop.enterAs(page, '/bao-cao-cong-no-pos', { UserName: 'congty', Password: 'Congty@123' });
  const machines = page.waitForResponse(/GetAllPosCompany/);
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  await expect(page.getByRole('combobox', { name: 'Máy POS' })).toBeVisible();
  await machines;
});

test('a fee of a partner is cleared in its cell, and the more general one holds', RING_TWO, async ({ page, shop }) => {
  const { api, ids } = shop;
  const Fees = [{ PartnerID: ids.partner, TypeCard: 1 as const, FeePercent: 1650 }];
  await api.call('savePartnerFee', { body: { Fees } });
  await shop.enter(page, `/partner/configfee?PartnerID=${ids.partner}`);
  const cell = page
    .getByRole('grid', { name: /^Bảng phí của/ })
    .getByRole('gridcell', { name: /1,65/ })
    .first();
  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Lưu bảng phí' });
  await question.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(question).toBeHidden();
  const asked = { partnerID: ids.partner, posID: ids.pos, typeCard: 1 } as const;
  expect((await api.call('getPartnerFee', asked)).Data.FeePercent).toBe(1500);
});
