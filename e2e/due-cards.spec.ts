import type { Locator, Page } from '@playwright/test';
import { dayOf, daysAfter } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, tell, test } from './test.ts';

/** Cards that one person sets right before the shop opens. */
const SOME = 3;

test('a morning of due cards: counted by the bell, planned, made into appointments, pushed; nothing is made twice', async ({
  page,
  shop,
  cashier,
}) => {
  await shop.reset('demo');
  await shop.enter(page, '/');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('button', { name: /^Việc đang chờ/ }));
  const due = page.getByRole('region', { name: 'Thẻ đến hạn', exact: true }).getByRole('link', { name: /^Xem tất cả/ });
  const counted = numberIn(await due.textContent());
  await click(due);
  await expect(page.getByRole('button', { name: /^Tất cả/ })).toContainText(`${counted}`);

  for (const box of await boxes(page, SOME)) await click(box);
  await click(page.getByRole('button', { name: 'Lên lịch làm', exact: true }));
  await cashier.dialog.getByRole('textbox', { name: /^Ngày làm/ }).click();
  const [, month, day] = dayOf(daysAfter(new Date(), 1)).split('-');
  await page.keyboard.type(`${day}/${month}`);
  await page.keyboard.press('Enter');
  await cashier.reads(`Đã lên lịch làm ${SOME} thẻ`);

  const before = await ordersOf(shop);
  await page.goto('/warning?HasSchedule=false');
  for (const box of await boxes(page, SOME)) await click(box);
  await click(page.getByRole('button', { name: 'Tạo lịch hẹn', exact: true }));
  const made = await makeAll(page, cashier);
  await click(cashier.dialog.getByRole('button', { name: 'Xong', exact: true }));
  expect(await ordersOf(shop)).toBe(before + made);
  await page.reload();

  await page.goto('/contract/push?OnlyFree=true');
  for (const box of await boxes(page, 1)) await click(box);
  await click(page.getByRole('button', { name: 'Đẩy lịch', exact: true }));
  const pushed = await makeAll(page, cashier);
  expect(await ordersOf(shop)).toBe(before + made + pushed);
  tell(`Due cards: ${SOME} planned, ${made} made, ${pushed} pushed in ${clicks} clicks`);
});

test('a card that is about to expire is renewed as it is printed, and one is set aside for its cycle', async ({
  page,
  shop,
  cashier,
}) => {
  await shop.reset('demo');
  await shop.enter(page, '/card/expired');
  await menuOfFirst(page, 'Gia hạn');
  await cashier.dialog.getByRole('textbox', { name: /^Hạn thẻ mới/ }).click();
  await page.keyboard.type('0935');
  await page.keyboard.press('Enter');
  await cashier.reads('Gia hạn thẻ thành công');
  await page.goto('/warning');
  const all = page.getByRole('button', { name: /^Tất cả/ });
  await expect(all).toContainText(/\d/);
  const before = numberIn(await all.textContent());
  await menuOfFirst(page, 'Ẩn kỳ này');
  await cashier.dialog.getByRole('textbox', { name: /^Lý do/ }).click();
  await page.keyboard.type('Khách tự thanh toán');
  await cashier.press('Ẩn thẻ');
  await expect(all).toContainText(`${before - 1}`);
  await page.getByRole('tab', { name: 'Lịch', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Lịch làm thẻ' })).toContainText(/\d+ thẻ/);
});

/** Types what amounts lack, looks at the preview, makes what is good with a nervous hand; how many were made. */
async function makeAll(page: Page, { dialog }: Person): Promise<number> {
  for (const field of await dialog.getByRole('textbox', { name: /^Số tiền / }).all()) {
    await field.click();
    await page.keyboard.type('20tr');
  }
  for (const field of await dialog.getByRole('textbox', { name: /^Phí \(%\)/ }).all()) {
    await field.fill('1,8');
  }
  await dialog.getByRole('button', { name: /^Xem trước/ }).click();
  const make = dialog.getByRole('button', { name: /^Tạo \d+ lịch hẹn$/ });
  await expect(make).toBeEnabled();
  const good = numberIn(await make.textContent());
  await make.dblclick({ delay: 0 });
  await expect(dialog.getByText(new RegExp(`^Đã tạo ${good} lịch hẹn`))).toBeVisible();
  return good;
}

async function ordersOf(shop: Shop): Promise<number> {
  await shop.logIn();
  const { Total } = await shop.api.call('searchSchedules', { body: { PageIndex: 1, PageSize: 1 } });
  return Total;
}

/** The boxes in front of the first rows. */
async function boxes(page: Page, count: number): Promise<Locator[]> {
  const each = page.getByRole('checkbox', { name: /^Chọn (?!tất cả)/ });
  await each.first().waitFor();
  return (await each.all()).slice(0, count);
}

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
