import { cutAmounts } from '../packages/ui/src/testing/cutAmounts.ts';
import { booksBy, expectChangeBy, typeInto } from './ownersBooks.ts';
import type { Person } from './person.ts';
import { sendsOnce, type Call } from './pressedOnce.ts';
import type { Shop } from './shop.ts';
import { expect, test, type Counter } from './test.ts';

/** A form or a question that moves money, as it is reached, filled in and confirmed. */
export interface MoneyButton {
  at: string;
  /** Who presses it. Default: the owner. */
  who?: Shop['owner'];
  /** The button that opens it, where the address does not. */
  opener?: string;
  /** What is chosen before anything is typed. */
  choose?: (person: Person) => Promise<void>;
  /** What is typed, by the beginning of its label. */
  typed?: Readonly<Record<string, string>>;
  /** The money leaves the shop's account. */
  leaves?: boolean;
  /** Its confirming button where it is a question without a form before it. */
  answer?: string;
  call: Call;
  /** What the shop's funds and debts change by. */
  change: Parameters<typeof expectChangeBy>[3];
}

/** Presses the confirming button of each ten times, one after the other in the same shop: its money moves once. */
export async function pressEach(desk: Counter, buttons: readonly MoneyButton[]): Promise<void> {
  const { shop, cashier, wire } = desk;
  const { page } = cashier;
  let person = shop.owner;
  await shop.enter(page, '/', person);
  for (const button of buttons) {
    await test.step(`${button.call} at ${button.at}`, async () => {
      const before = await booksBy(shop.api);
      const who = button.who ?? shop.owner;
      if (who === person) await shop.follow(page, button.at);
      else await shop.enterAs(page, button.at, who);
      person = who;
      // What the money before has changed is read again: a person sees it before the next form, whose limits it sets.
      await wire.quiet();
      await fillIn(cashier, button);
      // Where something is unusual the button says so: Vẫn xác nhận.
      await sendsOnce({ cashier, wire }, button.call, button.answer ?? /xác nhận$/i);
      await expectChangeBy(shop.api, `${button.call} pressed ten times`, before, button.change);
    });
  }
}

/** On a phone of 360 px no money field of the form cuts an amount. */
async function seeAmountsWhole({ page }: Person): Promise<void> {
  const counter = page.viewportSize();
  if (counter) await page.setViewportSize({ width: 360, height: counter.height });
  const { cut } = await page.evaluate(cutAmounts);
  expect(cut, `amounts at 360 px at ${page.url()}`).toEqual([]);
  if (counter) await page.setViewportSize(counter);
}

/** Opens the form, types what it wants, and goes on to its question. */
export async function fillIn(
  person: Person,
  { opener, choose, typed = {}, leaves, answer }: MoneyButton,
): Promise<void> {
  const { page, dialog } = person;
  if (opener) await page.getByRole('button', { name: opener, exact: true }).click({ timeout: 30_000 });
  // The screen's own code may still be on its way.
  const next = dialog.getByRole('button', { name: answer ?? 'Tiếp tục', exact: true });
  await expect(next).toBeVisible({ timeout: 30_000 });
  await choose?.(person);
  await seeAmountsWhole(person);
  for (const [label, keys] of Object.entries(typed)) await typeInto(person, new RegExp(`^${label}`), keys);
  if (leaves) await fromAccount(person);
  if (!answer) await person.press('Tiếp tục');
}

/** Takes the money from the shop's account: there is none in cash. */
async function fromAccount(person: Person): Promise<void> {
  await person.select('Hình thức', 'Chuyển khoản');
  const account = person.dialog.getByRole('combobox', { name: 'Tài khoản', exact: true });
  if ((await account.inputValue()) === '') await person.pick('Tài khoản', '5600');
}
