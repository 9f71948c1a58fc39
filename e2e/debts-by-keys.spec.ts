import { choose, palette, refuseMouse, tabInto, tabTo, walkTo } from './keys.ts';
import { swipedOrder } from './morningWorld.ts';
import { booksOf, expectChange } from './ownersBooks.ts';
import type { Person } from './person.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const MILLION = 1_000_000;
const PARTNER = 'Cửa hàng Minh Phát';

test(
  'debts by keyboard alone: three swipes are a lot, settled against a slip that differs; a partner is paid and compared',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    test.setTimeout(240_000);
    await swipedOrder(shop, 3, 0);
    const owed = { DebtType: 2, PartyID: shop.ids.partner, Amount: -3 * MILLION } as const;
    await shop.api.call('adjustDebt', { body: { ...owed, Reason: 'Số dư mang từ sổ cũ sang' } });
    await refuseMouse(page);
    await shop.enter(page, '/debt?tab=lots');
    const before = await booksOf(page);

    await test.step('the lot is settled against its slip, with the reason why it differs', async () => {
      await openInGrid(cashier, '000900');
      await press(cashier, 'Kết toán lô');
      await typeAt(cashier, 'Số bill trên phiếu', '3');
      await typeAt(cashier, 'Tổng tiền trên phiếu', '5tr980');
      await expect(cashier.dialog.getByText(/ít hơn 50\.000\s₫/)).toBeVisible();
      await press(cashier, 'Kết toán lô');
      await expect(cashier.dialog.getByText('Lệch', { exact: true })).toBeVisible();
      await press(cashier, 'Thao tác khác');
      await chooseLine(cashier, 'Sửa');
      await typeAt(cashier, 'Lý do phiếu lệch', 'Ngân hàng tách một bill sang hôm sau');
      await press(cashier, 'Lưu');
      await expect(cashier.dialog.getByText('Đã kết toán', { exact: true })).toBeVisible();
      await leaveWindow(cashier);
    });
    await expectChange(page, 'a lot settled by keys', before, {});

    await test.step('the partner is paid', async () => {
      await palette(cashier, 'Công nợ đối tác');
      await openInGrid(cashier, PARTNER);
      await press(cashier, 'Trả đối tác');
      await typeAt(cashier, 'Số tiền', '1tr');
      await tabTo(cashier, cashier.dialog.getByRole('combobox', { name: 'Hình thức', exact: true }));
      await page.keyboard.press('c');
      const account = cashier.dialog.getByRole('combobox', { name: 'Tài khoản', exact: true });
      await tabTo(cashier, account);
      if ((await account.inputValue()) === '') await choose(cashier, '5600');
      await press(cashier, 'Tiếp tục');
      await press(cashier, 'Xác nhận');
      await cashier.reads(/^Đã trả .* cho /);
      await leaveWindow(cashier);
    });
    await expectChange(page, 'a partner paid by keys', before, { funds: -MILLION, partner: MILLION });

    await test.step('both books are compared and locked', async () => {
      await palette(cashier, 'Đối chiếu công nợ');
      await openInGrid(cashier, PARTNER);
      await press(cashier, 'Nhập số của bên kia');
      // The end of yesterday, the last day that can be locked, knows nothing of today.
      await typeAt(cashier, 'Số của bên kia', '0');
      await expect(cashier.dialog.getByText(/Hai bên khớp\.$/)).toBeVisible();
      await press(cashier, 'Lưu');
      await press(cashier, 'Khóa đối chiếu');
      await press(cashier, 'Khóa');
      await expect(cashier.dialog.getByRole('button', { name: 'Mở khóa', exact: true })).toBeVisible();
    });
    tell('Keyboard alone: a lot settled, a partner paid, a comparison locked');
  },
);

/** Walks in the grid to the row of a link and opens it. */
async function openInGrid(cashier: Person, name: string): Promise<void> {
  const { page, dialog } = cashier;
  const link = page.getByRole('grid').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  await expect(async () => {
    await tabInto(cashier, page.getByRole('grid'));
    await page.keyboard.press('Home');
    await walkTo(cashier, link);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Leaves the only window that is still open. */
async function leaveWindow({ page }: Person): Promise<void> {
  const windows = page.locator('dialog:modal');
  await expect(windows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(windows).toHaveCount(0);
}

/** Goes by Tab to a button of the window in front and presses it. */
async function press(cashier: Person, name: string): Promise<void> {
  await tabTo(cashier, cashier.dialog.getByRole('button', { name, exact: true }));
  await cashier.page.keyboard.press('Enter');
}

/** Goes by Tab to a field of the window in front and types over what stands there. */
async function typeAt(cashier: Person, label: string, keys: string): Promise<void> {
  await tabTo(cashier, cashier.dialog.getByLabel(new RegExp(`^${label}`)));
  await cashier.page.keyboard.press('ControlOrMeta+a');
  await cashier.page.keyboard.type(keys);
}

/** Walks down the open menu to a line and chooses it. */
async function chooseLine({ page }: Person, name: string): Promise<void> {
  const line = page.getByRole('menuitem', { name, exact: true });
  await expect(line).toBeVisible();
  for (let steps = 0; steps < 10; steps += 1) {
    if (await line.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
