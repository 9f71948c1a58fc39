import { expect, test } from './test.ts';
import { Shop } from './shop.ts';

test('Back from a record goes to the page, the scroll and the row of the list it was opened from', async ({
  page,
  mock,
  cashier,
}) => {
  await new Shop(mock).reset('demo');
  await page.goto('/login');
  await cashier.logIn('chushop', 'Chushop@123');
  await page.goto('/contract?PageIndex=2');
  await page.setViewportSize({ width: 1366, height: 500 });
  const link = page.getByRole('row').nth(14).getByRole('link').first();
  const code = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(scrolls);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);

  await page.goBack();
  await expect(page).toHaveURL(/PageIndex=2/);
  await expect(page.getByRole('link', { name: code, exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(scrolls)).toEqual(scrolled);
});

/** How far the page and the box of its table are scrolled. */
function scrolls(): number[] {
  return [window.scrollY, document.querySelector('.st-table__scroll')?.scrollTop ?? 0];
}
