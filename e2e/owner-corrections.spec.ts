import { now, standStill } from './clock.ts';
import { booksOf, chooseOfOrder, confirm, dayOf, daysAfter, expectChange, typeInto } from './ownersBooks.ts';
import { Person } from './person.ts';
import { expect, RING_TWO, test } from './test.ts';

const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };

test('an adjustment that the second person refuses changes nothing', RING_TWO, async ({ page, shop, cashier }) => {
  await shop.addManager(second);
  await shop.finishedOrder();
  const debt = `/debt/customer?customerID=${shop.ids.customer}&tab=documents`;
  await shop.enter(page, debt);
  const before = await booksOf(page);
  await cashier.chooseElse('Điều chỉnh');
  await typeInto(cashier, /^Số tiền điều chỉnh/, '5tr');
  await typeInto(cashier, /^Lý do/, 'Ghi thiếu phí năm trước');
  await confirm(cashier);
  await cashier.reads('Chờ người thứ hai duyệt');
  await expectChange(page, 'a large adjustment that waits', before, {});

  await shop.enterAs(page, debt, second);
  await page.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await typeInto(cashier, /^Lý do/, 'Không có chứng từ năm trước');
  await cashier.press('Từ chối');
  await cashier.reads('Từ chối điều chỉnh công nợ thành công');
  await shop.enterAs(page, debt, shop.owner);
  await expectChange(page, 'a large adjustment, refused', before, {});
  expect(await shop.debt()).toMatchObject({ owed: 540_000 });
});

test(
  'a fee typed wrong and corrected a day later changes the day it was settled on',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const settled = now();
    const order = await shop.finishedOrder();
    const nextDay = daysAfter(settled, 1);
    await shop.comesTo(nextDay);
    await standStill(page, nextDay);
    await shop.enter(page, `/contract/${order}`);
    const before = await booksOf(page);
    const dayBefore = await booksOf(page, dayOf(settled));
    await chooseOfOrder(page, 'Sửa phần trăm');
    await typeInto(cashier, /^Giá trị đúng/, '1,65');
    await expect(cashier.dialog.getByText(/540\.000.*495\.000/).first()).toBeVisible();
    await typeInto(cashier, /^Lý do/, 'Gõ nhầm phí của khách quen');
    await cashier.press('Sửa phần trăm');
    await expect(cashier.dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Số liệu của đơn' })).toContainText('495.000');
    await expectChange(page, 'a wrong fee corrected a day later', before, { customer: -45_000, profit: -45_000 });
    expect((await booksOf(page, dayOf(settled))).profit - dayBefore.profit).toBe(-45_000);
    expect((await booksOf(page, dayOf(nextDay))).profit).toBe(0);
  },
);

test(
  'a card paid more than its order asks for: a reason is asked, and the order is flagged',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const order = await shop.startOrder();
    await shop.enter(page, `/contract/${order}`);
    const before = await booksOf(page);
    await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
    await cashier.select('Hình thức', 'Chuyển khoản');
    await typeInto(cashier, /^Số tiền/, '31tr');
    await cashier.press('Tiếp tục');
    await cashier.press('Vẫn xác nhận');
    await expect(cashier.dialog.getByText('Vui lòng nhập lý do')).toBeVisible();
    await expectChange(page, 'an overpaid card without a reason', before, {});
    await typeInto(cashier, /^Lý do/, 'Khách nhờ nạp thêm phí thường niên');
    await cashier.press('Vẫn xác nhận');
    await expect(cashier.dialog).toBeHidden();
    const flag = page.getByText(/Nạp thẻ .* vượt số đơn/);
    await expect(flag).toContainText(/31\.000\.000\s₫ vượt số đơn còn cần 30\.000\.000/);
    await expectChange(page, 'an overpaid card', before, { funds: -31_000_000, customer: 31_000_000 });
  },
);

test('a new shop pastes its old books: debts and cash stand against opening capital', RING_TWO, async ({ page }) => {
  const owner = new Person(page);
  await page.goto('/register');
  const fields = {
    'Tên cửa hàng': 'Thẻ Hoàng Anh',
    'Tài khoản': 'hoanganh',
    'Số điện thoại': '0912 345 679',
    'Mật khẩu': 'HoangAnh123',
    'Nhập lại mật khẩu': 'HoangAnh123',
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).click();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await owner.logIn('hoanganh', 'HoangAnh123');
  for (const [name, phone] of [
    ['Nguyễn Thị Hạnh', '0987654321'],
    ['Trần Văn Nam', '0987654322'],
  ] as const) {
    await owner.goTo('Khách hàng');
    await page.getByRole('button', { name: 'Thêm mới', exact: true }).click();
    await typeInto(owner, /^Họ tên/, name);
    await typeInto(owner, /^Số điện thoại/, phone);
    await owner.press('Lưu');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  }
  await page.goto('/debt/customer');
  const before = await booksOf(page);
  await page.getByRole('button', { name: 'Nhập số dư đầu', exact: true }).click();
  await owner.dialog.getByLabel('Hoặc dán từ bảng tính').click();
  const lines = [
    'Loại\tMã/SĐT/Số tài khoản/TID\tSố tiền\tGhi chú',
    'Khách hàng\t0987654321\t5.000.000\tSổ tay trang 12',
    'Khách hàng\t0987654322\t-700.000\t',
    'Tiền mặt\t\t30tr\t',
  ];
  await page.keyboard.insertText(lines.join('\n'));
  await owner.press('Xem trước');
  await owner.press('Nhập 3 dòng');
  await owner.reads('Nhập 3 dòng thành công');
  await owner.press('Xong');
  await expect(page.getByRole('row', { name: /Nguyễn Thị Hạnh/ })).toContainText('5.000.000');
  await expectChange(page, 'old books of a new shop', before, {
    funds: 30_000_000,
    customer: 4_300_000,
    opening: 34_300_000,
  });
});
