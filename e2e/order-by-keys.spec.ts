import type { Locator, Page } from '@playwright/test';
import { expect, tell, test } from './test.ts';

test('a whole order by keys alone: each line where it stands, each step where the one before led', async ({
  page,
  shop,
}) => {
  const id = await shop.startOrder();
  await shop.enter(page, `/contract/${id}`);
  const keys = new Keys(page);
  await page.getByRole('button', { name: 'Nạp thẻ 30.000.000', exact: true }).focus();
  await keys.press('Enter');

  const card = row(page, 'Nạp thẻ', 'Số tiền');
  await expect(card).toBeFocused();
  await expect(card).toHaveValue('30.000.000');
  await keys.type('12tr');
  await keys.press('Tab');
  await keys.choose('5600', /5600/);
  await keys.press('Enter');
  await expect(page.getByText('Nạp 12.000.000 từ VCB ···5600 vào thẻ TCB ···4321')).toBeVisible();
  await expect(page.getByText(/^Tồn quỹ sau đó: 488\.000\.000/)).toBeVisible();
  await keys.press('Escape');
  await expect(card).toBeFocused();
  await keys.press('Enter');
  await keys.press('Enter');

  await expect(card).toHaveValue('18.000.000');
  await expect(card).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText('Nạp 18.000.000 từ VCB ···5600 vào thẻ TCB ···4321')).toBeVisible();
  await keys.press('Enter');

  const swipe = row(page, 'Lượt quẹt', 'Số tiền quẹt');
  await expect(swipe).toBeFocused();
  await expect(swipe).toHaveValue('30.000.000');
  await keys.press('Tab');
  await keys.choose('quầy', /POS quầy 1/);
  await keys.press('Enter');
  await expect(page.getByText('Quẹt 30.000.000 của thẻ TCB ···4321 trên POS quầy 1')).toBeVisible();
  await keys.press('Enter');

  const collect = page.getByRole('button', { name: 'Hoàn thành và thu 540.000', exact: true });
  await expect(collect).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keys.press('Enter');
  const receipt = page.getByRole('button', { name: 'In biên nhận', exact: true });
  await expect(receipt).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('article', { name: 'Biên nhận' })).toContainText('Khách còn nợ');

  expect(await shop.linesOf(id)).toEqual({ payCard: 2, swipe: 1, topUp: 1, sendMoney: 0 });
  expect(await shop.balance()).toBe(470_000_000);
  expect(await shop.debt()).toMatchObject({ owed: 0 });
  tell(`An order paid in two lines, swiped, completed and collected: 0 clicks, ${keys.count} keys`);
});

/** A field of the row that ends a group. */
function row(page: Page, group: string, field: string): Locator {
  return page.getByRole('region', { name: group }).getByRole('textbox', { name: field, exact: true });
}

/** Keys, counted. */
class Keys {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.count += 1;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.count += text.length;
  }

  /** Types into the list in focus until the choice stands out, and takes it on the way to the next field. */
  async choose(text: string, choice: RegExp): Promise<void> {
    await this.type(text);
    await expect(this.#page.getByRole('option', { name: choice }).first()).toBeVisible();
    await this.press('Tab');
  }
}
