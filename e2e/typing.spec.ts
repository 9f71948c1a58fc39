import type { Locator, Page } from '@playwright/test';
import { textStates, type InputMethod } from '../packages/ui/src/testing/inputMethod.ts';
import { now } from './clock.ts';
import { dayOf } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

test(
  'a day typed by keys in every notation of money: the books hold what was meant',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const amounts = new Amounts(page, cashier);

    await test.step('an account of 1,5 tỷ, through VNI', async () => {
      await shop.enter(page, '/manager/bankcard?open=new');
      await choose(cashier, 'Ngân hàng', 'Techcom', /Techcombank/);
      await typeInto(cashier, 'Số tài khoản', '1903456789');
      await typeInto(cashier, 'Chủ tài khoản', 'TRAN BINH MINH');
      await amounts.compose('Số dư đầu', '1,5 tỷ', 'VNI');
      await page.keyboard.press('Enter');
      await cashier.reads('Thêm tài khoản ngân hàng thành công');
    });

    await test.step('an appointment of 30tr500 at 1,8 %', async () => {
      await page.goto('/schedule-payment?open=new');
      await choose(cashier, 'Điện thoại, tên hoặc 4 số cuối thẻ', 'hạnh', new RegExp(shop.customer));
      await expect(cashier.dialog.getByRole('combobox', { name: 'Thẻ', exact: true })).toHaveValue(/4321/);
      await amounts.type('Số tiền', '30tr500');
      await typeInto(cashier, 'Phí khách (%)', '1.8');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /HD\d+/ })).toBeVisible();
    });

    await test.step('the card paid in 1500k, 8.999 and the rest, each typed over what is proposed', async () => {
      for (const amount of ['1500k', '8.999', '28.991.001đ']) {
        await page.getByRole('button', { name: 'Thêm lượt nạp thẻ', exact: true }).click();
        await cashier.select('Hình thức', 'Chuyển khoản');
        await choose(cashier, 'Tài khoản', '5600', /5600/);
        await amounts.type('Số tiền', amount);
        await (amount === '8.999' ? confirmSmall(cashier) : confirm(cashier));
      }
    });

    await test.step('swiped as 30500k, settled, 0,4tr collected in cash, then the rest as proposed', async () => {
      await page.getByRole('button', { name: 'Thêm lượt quẹt', exact: true }).click();
      await choose(cashier, 'Máy POS', 'quầy', /POS quầy 1/);
      await amounts.type('Số tiền quẹt', '30500k');
      await typeInto(cashier, 'Số lô', '0001');
      await typeInto(cashier, 'Mã chuẩn chi', 'A1B2C3');
      await confirm(cashier);
      await page.getByRole('button', { name: 'Hoàn thành', exact: true }).click();
      await cashier.press('Hoàn thành');
      await expect(cashier.dialog).toBeHidden();
      for (const amount of ['0,4tr', undefined]) {
        await page.getByRole('button', { name: 'Thêm khoản khách nạp', exact: true }).click();
        await cashier.select('Hình thức', 'Tiền mặt');
        if (amount) await amounts.type('Số tiền', amount);
        await confirm(cashier);
      }
    });

    await test.step('1200k owed for a service outside orders, 1 triệu of it paid, through Telex', async () => {
      const drawer = `/debt/customer?customerID=${shop.ids.customer}`;
      await page.goto(`${drawer}&adjust=new`);
      await amounts.type('Số tiền điều chỉnh', '1200k');
      await typeInto(cashier, 'Lý do', 'Phí dịch vụ ngoài đơn');
      await confirm(cashier);
      await cashier.reads('Điều chỉnh công nợ thành công');
      await page.goto(`${drawer}&pay=new`);
      await amounts.compose('Số tiền', '1 triệu', 'Telex');
      await cashier.select('Hình thức', 'Tiền mặt');
      await confirm(cashier);
      await cashier.reads(/^Đã thu .* của /);
    });

    await test.step('cash book, debts and the report of the day hold the đồng that were meant', async () => {
      const books = await booksOf(shop);
      expect(books).toEqual({
        cash: { Opening: 0, In: 400_000 + 149_000 + 1_000_000, Out: 0, Closing: 1_549_000 },
        accounts: [
          { Opening: 500_000_000, In: 0, Out: 30_500_000, Closing: 469_500_000 },
          { Opening: 1_500_000_000, In: 0, Out: 0, Closing: 1_500_000_000 },
        ],
        customer: 200_000,
        pos: 30_500_000 - 402_600,
        day: { TotalPaidCard: 30_500_000, TotalSwipe: 30_500_000, Revenue: 549_000, PosFeeAmount: 402_600 },
      });
      tell(`Typed by keys: ${amounts.count} amounts in as many notations, 0 đồng beside their meaning in the books`);
    });
  },
);

/** Amounts entered as they are typed at the counter, never put into a field at once. */
class Amounts {
  count = 0;
  readonly #page: Page;
  readonly #cashier: Person;

  constructor(page: Page, cashier: Person) {
    this.#page = page;
    this.#cashier = cashier;
  }

  /** Types an amount key by key over what stands in a field. */
  async type(label: string, keys: string): Promise<void> {
    await typeInto(this.#cashier, label, keys);
    this.count += 1;
  }

  /** Composes an amount through an input method of the system over what stands in a field. */
  async compose(label: string, text: string, method: InputMethod): Promise<void> {
    await this.#cashier.field(label).click();
    const keyboard = await this.#page.context().newCDPSession(this.#page);
    for (const state of textStates(text, method)) {
      const at = state.length;
      await keyboard.send('Input.imeSetComposition', { text: state, selectionStart: at, selectionEnd: at });
    }
    await keyboard.send('Input.insertText', { text });
    await keyboard.detach();
    this.count += 1;
  }
}

/** Presses into a field and types key by key. */
async function typeInto(cashier: Person, label: string, keys: string): Promise<void> {
  await cashier.field(label).click();
  await cashier.page.keyboard.type(keys);
}

/** Types into a list until the choice stands out, and takes it by Tab on the way to the next field. */
async function choose(cashier: Person, label: string, keys: string, choice: RegExp): Promise<void> {
  const list: Locator = cashier.dialog.getByRole('combobox', { name: label, exact: true });
  await list.click();
  await cashier.page.keyboard.type(keys);
  await expect(cashier.page.getByRole('option', { name: choice, disabled: false }).first()).toBeVisible();
  await cashier.page.keyboard.press('Tab');
  await expect(list).toHaveValue(choice);
}

/** Goes on and confirms what the question repeats. */
/** Says that a small amount is meant as it was typed, and confirms it. */
async function confirmSmall(cashier: Person): Promise<void> {
  await cashier.press('Tiếp tục');
  await expect(cashier.dialog).toContainText('8.999 → 8.999.000 đ?');
  await cashier.page.keyboard.press('d');
  await press(cashier);
}

async function confirm(cashier: Person): Promise<void> {
  await cashier.press('Tiếp tục');
  await press(cashier);
}

async function press(cashier: Person): Promise<void> {
  await cashier.dialog.getByRole('button', { name: 'Xác nhận', exact: true }).click();
  await expect(cashier.page.getByRole('alertdialog')).toBeHidden();
}

/** What the books say today, in đồng. */
async function booksOf({ api, ids }: Shop) {
  const date = dayOf(now());
  const { Funds } = (await api.call('getCashBook', { fromDate: date, toDate: date })).Data;
  const [cash, ...accounts] = Funds.map(({ Opening, In, Out, Closing }) => ({ Opening, In, Out, Closing }));
  const customer = (await api.call('getDetailDebt', { customerID: ids.customer })).Data.Parties[0]?.Closing;
  const pos = (await api.call('getDetailDebt', { posID: ids.pos })).Data.Parties[0]?.Closing;
  const { TotalPaidCard, TotalSwipe, Revenue, PosFeeAmount } = (await api.call('getDailyReport', { date })).Data.Totals;
  return { cash, accounts, customer, pos, day: { TotalPaidCard, TotalSwipe, Revenue, PosFeeAmount } };
}
