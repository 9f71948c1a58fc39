import { expect, type Locator, type Page } from '@playwright/test';

/** What serving somebody cost. */
export interface Cost {
  clicks: number;
  taps: number;
  keys: number;
  /** Windows that opened over the page, questions among them. */
  dialogs: number;
  /** Milliseconds between a press and what it brought. */
  waited: number;
}

/** The hands of somebody at the counter: they count what they press, each key of a text by itself, and how long they wait. */
export class Hand {
  readonly page: Page;
  readonly #cost: Cost = { clicks: 0, taps: 0, keys: 0, dialogs: 0, waited: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Hands on a page that is not open yet: its windows are counted from the first line of its script on. */
  static async on(page: Page): Promise<Hand> {
    const hand = new Hand(page);
    await page.exposeBinding('noteDialog', () => {
      hand.#cost.dialogs += 1;
    });
    await page.addInitScript(() => {
      const note = () => (window as unknown as { noteDialog: () => void }).noteDialog();
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) note();
      });
      watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
    });
    return hand;
  }

  /** What it has cost so far. */
  get cost(): Cost {
    return { ...this.#cost };
  }

  /** What it has cost, in a line. */
  get words(): string {
    const { clicks, taps, keys, dialogs, waited } = this.#cost;
    return `${clicks} clicks, ${taps} taps, ${keys} keys, ${dialogs} dialogs, ${(waited / 1000).toFixed(1)} s of waiting`;
  }

  async click(target: Locator): Promise<void> {
    this.#cost.clicks += 1;
    await target.click();
  }

  async tap(target: Locator): Promise<void> {
    this.#cost.taps += 1;
    await target.tap();
  }

  /** Takes a line of a phone's own list: a tap to open it and one on the line. */
  async tapLine(list: Locator, line: string): Promise<void> {
    this.#cost.taps += 2;
    await list.selectOption({ label: line });
  }

  /** Types where the focus is, key by key. */
  async type(text: string): Promise<void> {
    this.#cost.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key so many times, or several keys together. */
  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      this.#cost.keys += key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }

  /** Goes on by Tab until the focus is on a field. */
  async tabTo(field: Locator): Promise<void> {
    for (let stop = 0; stop < 15; stop += 1) {
      if (await field.evaluate((node) => node === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(field).toBeFocused();
  }

  /** Waits until something is there. */
  async sees(target: Locator): Promise<void> {
    const from = performance.now();
    await expect(target).toBeVisible();
    this.#cost.waited += performance.now() - from;
  }

  /** Waits until the focus is led to a field. */
  async isLedTo(field: Locator): Promise<void> {
    const from = performance.now();
    await expect(field).toBeFocused();
    this.#cost.waited += performance.now() - from;
  }
}
