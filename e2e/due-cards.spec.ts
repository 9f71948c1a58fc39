import type { Page } from '@playwright/test';
import { expect, RING_TWO, test } from './test.ts';

test(
  'a card that is about to expire is renewed as it is printed, and one is set aside for its cycle',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.reset('demo');
    await shop.enter(page, '/card/expired');
    await menuOfFirst(page, 'Gia hạn');
    await cashier.dialog.getByRole('textbox', { name: /^Hạn thẻ mới/ }).click();
    await page.keyboard.type('0935');
    await page.keyboard.press('Enter');
    await cashier.reads('Gia hạn thẻ thành công');
    await page.goto('/warning');
    const all = page.getByRole('radio', { name: /^Tất cả/ });
    await expect(all).toContainText(/\d/);
    const before = numberIn(await all.textContent());
    await menuOfFirst(page, 'Ẩn kỳ này');
    await cashier.dialog.getByRole('textbox', { name: /^Lý do/ }).click();
    await page.keyboard.type('Khách tự thanh toán');
    await cashier.press('Ẩn thẻ');
    await expect(all).toContainText(`${before - 1}`);
    await page.getByRole('tab', { name: 'Lịch', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Lịch làm thẻ' })).toContainText(/\d+ thẻ/);
  },
);

async function menuOfFirst(page: Page, line: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Thao tác với/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}
