import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { Person } from './person.ts';
import { Shop } from './shop.ts';

test('a shop opens, serves a customer and closes its cash book', async ({ page, mock }) => {
  test.setTimeout(240_000);
  await new Shop(mock).reset('demo');
  const cashier = new Person(page);

  await test.step('a shop registers and its owner logs in', async () => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Tên cửa hàng', exact: true }).fill('Thẻ Bình Minh');
    await page.getByRole('textbox', { name: 'Tài khoản', exact: true }).fill('binhminh');
    await page.getByRole('textbox', { name: 'Số điện thoại', exact: true }).fill('0912 345 678');
    await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill('BinhMinh123');
    await page.getByRole('textbox', { name: 'Nhập lại mật khẩu', exact: true }).fill('BinhMinh123');
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await cashier.reads('Đăng ký thành công');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Tài khoản')).toHaveValue('binhminh');
    await expect(page.getByLabel('Mật khẩu')).toBeFocused();
    await page.keyboard.type('BinhMinh123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Chuẩn bị cửa hàng' })).toBeVisible();
    await expect(page.getByText('Xong 0/5 bước')).toBeVisible();
  });

  await test.step('adds a bank account with 500 triệu and a POS at 1,32 %', async () => {
    await page.getByRole('link', { name: 'Thêm tài khoản', exact: true }).click();
    await cashier.pick('Ngân hàng', 'Vietcombank');
    await cashier.enter({ 'Số tài khoản': '1017595600', 'Chủ tài khoản': 'TRAN BINH MINH', 'Số dư đầu': '500tr' });
    await cashier.press('Lưu');
    await expect(page.getByRole('row', { name: /1017595600/ })).toContainText('500.000.000');

    await page.getByRole('link', { name: 'Thêm máy POS', exact: true }).click();
    await cashier.enter({ 'Tên máy': 'POS quầy 1', 'Mã máy (TID)': '12345678', 'Số dư đầu': '0' });
    await cashier.pick('Ngân hàng', 'Vietcombank');
    await cashier.enter({ 'Phí máy (%)': '1,32' });
    await cashier.press('Lưu');
    await expect(page.getByRole('row', { name: /POS quầy 1/ })).toBeVisible();
  });

  await test.step('adds a customer and the customer’s Visa card', async () => {
    await cashier.goTo('Khách hàng');
    await page.getByRole('button', { name: 'Thêm mới' }).click();
    await cashier.enter({ 'Họ tên': 'Nguyễn Thị Hạnh', 'Số điện thoại': '0987 654 321' });
    await cashier.press('Lưu');
    await expect(page.getByRole('row', { name: /Nguyễn Thị Hạnh/ })).toBeVisible();

    await cashier.goTo('Danh sách thẻ');
    await page.getByRole('button', { name: 'Thêm mới' }).click();
    await cashier.pick('Khách hàng', 'Nguyễn Thị Hạnh');
    await cashier.enter({ 'Chủ thẻ': 'NGUYEN THI HANH', '4 số cuối': '4321', 'Ngày đến hạn': '25' });
    await cashier.select('Quan hệ', 'Chính chủ');
    await cashier.pick('Ngân hàng phát hành', 'Techcombank');
    await cashier.select('Loại thẻ', 'Visa');
    await cashier.press('Lưu');
    await expect(page.getByRole('row', { name: /4321/ })).toBeVisible();
  });

  await test.step('makes an appointment: Đáo hạn 30.000.000 at 1,8 %', async () => {
    await cashier.goTo('Lịch hẹn');
    await page.getByRole('button', { name: 'Thêm lịch hẹn' }).first().click();
    await cashier.pick('Điện thoại, tên hoặc 4 số cuối thẻ', 'Nguyễn Thị Hạnh');
    await cashier.select('Dịch vụ', 'Đáo hạn');
    await cashier.enter({ 'Số tiền': '30tr', 'Phí khách (%)': '1,8' });
    await page.getByRole('button', { name: 'Thêm chi tiết' }).click();
    await cashier.select('Cách thu phí', 'Thu riêng');
    await cashier.press('Lưu lịch');
    await page.getByRole('link', { name: /HD\d+/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /HD\d+/ })).toBeVisible();
  });

  await test.step('pays the card from the bank and swipes it', async () => {
    for (const step of ['Xác nhận lịch', 'Bắt đầu thực hiện']) {
      await page.getByRole('button', { name: step, exact: true }).click();
      await cashier.press(step);
      await expect(cashier.dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
    await cashier.select('Hình thức', 'Chuyển khoản');
    await cashier.pick('Tài khoản', '5600');
    await cashier.press('Tiếp tục');
    await cashier.confirmTwice();
    await expect(figure(page, 'Đã nạp thẻ (D)')).toContainText('30.000.000');

    await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
    await cashier.pick('Máy POS', 'POS quầy 1');
    await cashier.enter({
      'Số tiền quẹt': '30000000',
      'Số lô': '0001',
      'Số hóa đơn': '000123',
      'Mã chuẩn chi': 'A1B2C3',
    });
    await cashier.press('Tiếp tục');
    await cashier.confirmTwice();
    await expect(figure(page, 'Đã quẹt (S)')).toContainText('30.000.000');
    await page.reload();
    await expect(figure(page, 'Tiền phí (F)')).toContainText('540.000');
    await expect(figure(page, 'Phí máy (P)')).toContainText('396.000');
    await expect(figure(page, 'Lợi nhuận')).toContainText('144.000');
  });

  await test.step('settles the order and collects 540.000 in cash', async () => {
    await page.getByRole('button', { name: 'Hoàn thành', exact: true }).click();
    await cashier.press('Hoàn thành');
    await expect(figure(page, 'Khách còn nợ')).toContainText('540.000');
    await page.getByRole('button', { name: 'Thêm khoản khách nạp', exact: true }).click();
    await cashier.select('Hình thức', 'Tiền mặt');
    await cashier.press('Tiếp tục');
    await cashier.confirmTwice();
    await page.reload();
    await expect(figure(page, 'Khách còn nợ')).toHaveText(/Khách còn nợ\s*0\s*₫/);
    await expect(figure(page, 'Lợi nhuận')).toContainText('144.000');
  });

  await test.step('the books agree: POS owes 29.604.000, cash 540.000, bank 470.000.000', async () => {
    await cashier.goTo('Máy POS');
    await expect(page.getByRole('row', { name: /POS quầy 1/ })).toContainText('29.604.000');
    await cashier.goTo('Tài khoản ngân hàng');
    await expect(page.getByRole('row', { name: /1017595600/ })).toContainText('470.000.000');
    await cashier.goTo('Sổ quỹ');
    await expect(page.getByRole('row', { name: /^Tiền mặt/ })).toHaveText(/540\.000.*540\.000/);
    await expect(page.getByRole('row', { name: /^VCB/ }).first()).toContainText('30.000.000');
  });

  await test.step('cancels the collection with a reason: the debt returns, the cash book shows both lines', async () => {
    await cashier.goTo('Hợp đồng');
    await page.getByRole('link', { name: /HD\d+/ }).first().click();
    await page.getByRole('listitem').filter({ hasText: '540.000' }).getByRole('button', { name: /Hủy/ }).click();
    await cashier.enter({ 'Lý do': 'Thu nhầm khách' });
    await cashier.press('Hủy khoản khách nạp');
    await expect(cashier.dialog).toBeHidden();
    await page.reload();
    await expect(figure(page, 'Khách còn nợ')).toContainText('540.000');
    await cashier.goTo('Sổ quỹ');
    await expect(page.getByRole('row', { name: /Nguyễn Thị Hạnh/ }).filter({ hasText: '540.000' })).toHaveCount(2);
    await expect(page.getByRole('row', { name: /^Tiền mặt/ })).toHaveText(/0.*540\.000.*540\.000.*0/);
    await cashier.goTo('Công nợ khách hàng');
    await expect(page.getByRole('row', { name: /Nguyễn Thị Hạnh/ })).toContainText('540.000');
  });
});

/** A figure of the order by its label. */
function figure(page: Page, label: string) {
  return page.getByRole('region', { name: 'Số liệu của đơn' }).locator('> *').filter({ hasText: label });
}
