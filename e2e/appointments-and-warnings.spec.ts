import { now } from './clock.ts';
import { dayOf, daysAfter } from './ownersBooks.ts';
import { expect, RING_TWO, test } from './test.ts';

test('an appointment is moved by typing, and printed with its day', RING_TWO, async ({ page, shop, cashier, wire }) => {
  const today = vietnamDay(0);
  const { UserID: StaffID } = await shop.enter(page, '/schedule-payment');
  await shop.api.call('createSchedule', {
    body: {
      ServiceType: 1,
      CustomerID: shop.ids.customer,
      CardDataID: shop.ids.card,
      AppointmentDate: `${today.iso}T14:30:00+07:00`,
      Amount: 30_000_000,
      CustomerFeePercent: 1800,
      FeeMode: 2,
      StaffID,
    },
  });
  await page.getByRole('radio', { name: 'Lịch', exact: true }).click();
  await page.getByRole('radio', { name: 'Ngày', exact: true }).click();
  const event = page.getByRole('link', { name: /^\d{2}:\d{2}\s*Nguyễn Thị Hạnh/ });
  await expect(event).toContainText('14:30');

  await page.getByRole('button', { name: 'Thao tác với Nguyễn Thị Hạnh' }).click();
  await page.getByRole('menuitem', { name: 'Dời lịch' }).click();
  const when = cashier.dialog.getByRole('textbox', { name: /^Ngày giờ mới/ });
  await when.press('ControlOrMeta+a');
  await when.pressSequentially(`${vietnamDay(1).shown} 9:15`);
  await expect(cashier.dialog.getByText(/Thẻ đến hạn \d\d/)).toBeVisible();
  await cashier.dialog.getByRole('button', { name: 'Dời lịch' }).dblclick();
  await expect(page.getByText('Dời lịch thành công')).toBeVisible();
  await page.getByRole('button', { name: 'Xem ngày sau' }).click();
  await expect(event).toContainText('09:15');
  expect(wire.of('createSchedule')).toHaveLength(1);

  await page.keyboard.press('ControlOrMeta+p');
  await expect(cashier.dialog.getByRole('row', { name: /^09:15 Nguyễn Thị Hạnh/ })).toBeVisible();
});

test(
  'a warning leads to where it is set right, and is set aside once with a reason',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.finishedOrder();
    await shop.comesTo(daysAfter(now(), 9));
    await shop.enter(page, '/');
    await page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link', { name: 'Đơn cảnh báo' }).click();
    const row = page.getByRole('row', { name: /Khách nợ quá hạn/ });
    await expect(row.getByRole('link', { name: 'Thu nợ khách' })).toHaveAttribute('href', /^\/debt\/customer\?/);

    await row.getByRole('button', { name: /^Thao tác/ }).click();
    await page.getByRole('menuitem', { name: 'Bỏ qua cảnh báo' }).click();
    await page
      .getByRole('alertdialog')
      .getByLabel(/^Lý do/)
      .pressSequentially('Khách hẹn thứ hai trả');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ qua' }).dblclick();
    await expect(row).toBeHidden();
    expect(wire.of('updateScheduleNote')).toHaveLength(1);

    await page.getByRole('tab', { name: 'Đã bỏ qua' }).click();
    await page.reload();
    await expect(page.getByRole('row', { name: /Khách nợ quá hạn.*Khách hẹn thứ hai trả/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Theo đơn' }).click();
    await expect(page.getByRole('row', { name: /Chưa có bill/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Đã hủy' }).click();
    await expect(page.getByText('Chưa có đơn nào bị hủy')).toBeVisible();
    expect(cashier.page.url()).toContain('tab=cancelled');
  },
);

test(
  'the company sees the warnings of all its shops, or of one',
  RING_TWO,
  async ({ page, baseURL, shop, cashier }) => {
    await shop.reset('demo');
    await page.goto(`${baseURL ?? ''}/login`);
    await cashier.logIn('congty', 'Congty@123');
    await page.goto('/contract-cancel?tab=orders');
    await expect(page.getByRole('columnheader', { name: /^Cửa hàng/ })).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  },
);

/** A day from today in Vietnam, as the wire and as people write it. */
function vietnamDay(later: number): { iso: string; shown: string } {
  const iso = dayOf(daysAfter(now(), later));
  return { iso, shown: iso.split('-').toReversed().join('/') };
}
