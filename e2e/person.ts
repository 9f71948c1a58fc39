import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordForm } from './recordForms.ts';

/** What somebody at the counter does with mouse and keyboard, by the words they see. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The dialog in front. */
  get dialog(): Locator {
    return this.page.locator('dialog:modal').last();
  }

  /** The menu in the side bar. */
  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Danh mục' });
  }

  /** Types into fields of the dialog in front, by label. */
  async enter(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.field(label).fill(text);
    }
  }

  /** Types into a list of the dialog in front and takes the line with that text. */
  async pick(label: string, text: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label, exact: true }).fill(text);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Takes a line of a plain list of the dialog in front. */
  async select(label: string, text: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label, exact: true }).selectOption({ label: text });
  }

  /** Fills in the form of a new record that stands open. */
  async fillIn(form: RecordForm, digits: string): Promise<void> {
    if (form.addRow) await this.press(form.addRow);
    for (const [label, text] of Object.entries(form.picks ?? {})) await this.pick(label, text);
    for (const [label, text] of Object.entries(form.selects ?? {})) await this.select(label, text);
    await this.enter(form.texts(digits));
  }

  /** What every field of the dialog in front holds, by its label. */
  async values(): Promise<[string, string][]> {
    return this.dialog.locator('input:not([type=file]), select, textarea').evaluateAll((fields) =>
      (fields as (HTMLInputElement | HTMLSelectElement)[]).map((field) => {
        const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
        if (field instanceof HTMLSelectElement) return [label, field.selectedOptions[0]?.text ?? ''];
        return [label, field.type === 'checkbox' ? String(field.checked) : field.value];
      }),
    );
  }

  /** Chooses a line of the menu "Việc khác" of the party that stands open. */
  async chooseElse(line: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Việc khác', exact: true }).click();
    await this.page.getByRole('menuitem', { name: line, exact: true }).click();
  }

  /** Presses a button of the dialog in front. */
  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** Confirms money with a nervous hand, pressing twice within 50 ms, and waits until all is closed. */
  async confirmTwice(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Xác nhận', exact: true }).dblclick({ delay: 0 });
    await expect(this.dialog).toBeHidden();
  }

  /** Presses a button of the dialog in front twice within 50 ms. */
  async pressTwice(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).dblclick({ delay: 0 });
  }

  /** Presses a button with Enter, then twice with the mouse, faster than any answer can come. */
  async pressWildly(button: Locator): Promise<void> {
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not in sight.');
    await button.focus();
    await this.page.keyboard.press('Enter');
    await this.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 0 });
  }

  /** Presses a button ten times while the first press is still being answered: Enter, six clicks, Enter again. */
  async pressTenTimes(button: Locator): Promise<void> {
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not in sight.');
    await button.focus();
    await this.page.keyboard.press('Enter');
    for (let pair = 0; pair < 3; pair += 1) {
      await this.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 0 });
    }
    for (let press = 0; press < 3; press += 1) await this.page.keyboard.press('Enter');
  }

  /** Chooses a line of the menu of the row whose text is given. */
  async chooseInRow(row: string, line: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: line, exact: true });
    // The list may be read anew while the menu is open; a menu of the former row is then opened again.
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await this.page
        .getByRole('row', { name: row })
        .getByRole('button', { name: /^Thao tác với/ })
        .click();
      await item.click({ timeout: 1000 });
    }).toPass();
  }

  /** A field of the dialog in front, by label. */
  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  /** A toast with these words. */
  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Thông báo' }).getByText(text, { exact: true });
  }

  /** Waits for the words in a toast. */
  async reads(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** Goes to a screen by the menu, as it stands in the side bar. */
  async goTo(title: string): Promise<void> {
    await this.menu.getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Types name and password on the login screen and sends them. */
  async typeLogin(userName: string, password: string): Promise<void> {
    // The screen that leads here may have fields of the same names, and stands until this one is loaded.
    await expect(this.page.getByRole('heading', { name: 'Đăng nhập hệ thống' })).toBeVisible();
    await this.page.getByRole('textbox', { name: 'Tài khoản', exact: true }).fill(userName);
    await this.page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  }

  /** Logs in on the login screen. */
  async logIn(userName: string, password: string): Promise<void> {
    await this.typeLogin(userName, password);
    await expect(this.page.getByRole('navigation').first()).toBeVisible();
  }
}
