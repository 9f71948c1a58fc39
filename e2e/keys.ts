import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { expect } from './test.ts';

/** Any press of a mouse in the page is an error of the test. */
export async function refuseMouse(page: Person['page']): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('A mouse was used.');
    });
  });
}

/** Goes to a screen by Ctrl+K. */
export async function palette(cashier: Person, title: string): Promise<void> {
  const { page } = cashier;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(cashier.dialog).toBeVisible();
  await page.keyboard.type(title);
  await expect(cashier.dialog.getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Types into a searched list and takes what is found. */
export async function choose(cashier: Person, text: string): Promise<void> {
  await cashier.page.keyboard.type(text);
  await expect(cashier.page.getByRole('option', { name: text }).first()).toBeVisible();
  await cashier.page.keyboard.press('Enter');
}

/** Presses Tab until the control has the focus. */
export async function tabTo(cashier: Person, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused(control)) return;
    await cashier.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control.toString()}.`);
}

/** Presses Tab until the focus is inside. */
export async function tabInto(cashier: Person, region: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await region.evaluate((element) => element.contains(document.activeElement))) return;
    await cashier.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${region.toString()}.`);
}

/** Walks down to the row of a control of the grid, then along it. */
export async function walkTo(cashier: Person, control: Locator): Promise<void> {
  for (let steps = 0; steps < 80 && !(await isFocused(control)); steps += 1) {
    await cashier.page.keyboard.press((await isInRow(control)) ? 'ArrowRight' : 'ArrowDown');
  }
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

function isInRow(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.closest('tr')?.contains(document.activeElement) ?? false);
}
