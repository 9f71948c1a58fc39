import { expect, RING_TWO, test } from './test.ts';

test.describe('what a money form refuses', () => {
  test('a POS over its limits: blocked with the rules’ words, no other amount proposed, nothing swiped', async ({
    page,
    shop,
    cashier,
  }) => {
    const id = await shop.startOrder({ Amount: 100_000_000 });
    const nhanvien = { UserName: 'nhanvien', Password: 'Nhanvien@123' };
    await shop.enter(page, `/contract/${id}`, nhanvien);
    await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
    await cashier.pick('Máy POS', 'POS quầy 1');
    await cashier.enter({ 'Số tiền quẹt': '70tr', 'Mã chuẩn chi': 'A1B2C3' });
    await expect(cashier.dialog.getByText(/^Số tiền lớn hơn mức tối đa mỗi bill 40\.000\.000\s₫$/)).toBeVisible();
    await expect(cashier.dialog.getByText(/^Vượt hạn mức ngày 60\.000\.000\s₫ \(đã quẹt 0\s₫\)$/)).toBeVisible();
    await expect(cashier.dialog).not.toContainText(/đề xuất|gợi ý|chia nhỏ|nên quẹt|còn có thể/i);

    await cashier.press('Tiếp tục');
    await expect(cashier.dialog.getByText('Vui lòng nhập lý do vượt cảnh báo')).toBeVisible();
    await cashier.enter({ 'Lý do vượt cảnh báo': 'Khách có hóa đơn mua hàng' });
    await cashier.press('Tiếp tục');
    await expect(cashier.dialog).toContainText(/Nhập 70\.000\.000\s₫\. Vượt hạn mức ngày 60\.000\.000\s₫/);
    await cashier.press('Vẫn xác nhận');
    // In its place, and as the toast of every refusal.
    await expect(cashier.dialog.getByRole('alert').filter({ hasText: /duyệt/i })).toHaveCount(2);
    expect(await shop.linesOf(id)).toMatchObject({ swipe: 0 });
    await page.keyboard.press('Escape');
    await expect(cashier.field('Số tiền quẹt')).toHaveValue('70.000.000');
  });

  test(
    'amounts of a debt that are none or too large: told at the field, kept as typed, nothing sent',
    RING_TWO,
    async ({ page, shop, cashier, wire }) => {
      await shop.finishedOrder();
      await shop.enter(page, `/debt/customer?customerID=${shop.ids.customer}&pay=new`);
      for (const [typed, complaint] of [
        ['ba triệu', /^Số tiền không hợp lệ/],
        ['-5tr', /không hợp lệ|lớn hơn 0/],
        ['0', /^Số tiền phải lớn hơn 0/],
        ['99.999.999.999.999.999.999', /không hợp lệ/],
        ['999.999.999.999', /^Số tiền vượt quá công nợ còn lại 540\.000\s₫/],
      ] as const) {
        await test.step(typed, async () => {
          await cashier.enter({ 'Số tiền': typed });
          await cashier.press('Tiếp tục');
          const field = cashier.field('Số tiền');
          await expect(field).toHaveAccessibleDescription(complaint);
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toBeFocused();
          await expect(field).toHaveValue(typed);
          expect(wire.to('PayDebtCustomer')).toHaveLength(0);
        });
      }
    },
  );

  test(
    '31/02/2026: told at the field, kept as typed, nothing sent',
    RING_TWO,
    async ({ page, shop, cashier, wire }) => {
      const id = await shop.startOrder();
      await shop.enter(page, `/contract/${id}?payCard=new`);
      await cashier.enter({ 'Thời gian': '31/02/2026 09:00' });
      await cashier.press('Tiếp tục');
      await expect(cashier.field('Thời gian')).toHaveAccessibleDescription(/không hợp lệ/);
      await expect(cashier.field('Thời gian')).toHaveValue('31/02/2026 09:00');
      await expect(cashier.dialog.getByRole('button', { name: 'Tiếp tục', exact: true })).toBeVisible();
      expect(wire.to('AddPaymentSchedule')).toHaveLength(0);
    },
  );
});
