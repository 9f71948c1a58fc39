import { expect, type Locator, type Page } from '@playwright/test';

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

  /** A field of the dialog in front, by label. */
  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  /** A toast with these words. */
  toast(text: string): Locator {
    return this.page.getByRole('region', { name: 'Thông báo' }).getByText(text, { exact: true });
  }

  /** Waits for the words in a toast. */
  async reads(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** Goes to a screen by the menu, as it stands in the side bar. */
  async goTo(title: string): Promise<void> {
    await this.menu.getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Types name and password on the login screen and sends them. */
  async typeLogin(userName: string, password: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Tài khoản' }).fill(userName);
    await this.page.getByRole('textbox', { name: 'Mật khẩu' }).fill(password);
    await this.page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  }

  /** Logs in on the login screen. */
  async logIn(userName: string, password: string): Promise<void> {
    await this.typeLogin(userName, password);
    await expect(this.page.getByRole('navigation').first()).toBeVisible();
  }
}
