import type { Page } from '@playwright/test';
import { CuttingProxy, type Cut, type Way } from './cuttingProxy.ts';
import { dayButtons } from './dayMoney.ts';
import { fillIn, type MoneyButton } from './moneyButtons.ts';
import { booksBy, expectChangeBy } from './ownersBooks.ts';
import { moneyButtons } from './partyMoney.ts';
import { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const MILLION = 1_000_000;
const SAFE = 'bấm lại là an toàn, không bị ghi hai lần';
const UNCLEAR = 'Chưa rõ khoản này đã được ghi hay chưa';

/** What was counted of presses whose answer got lost. */
interface Count {
  presses: number;
  arrivals: number;
}

for (const [way, cut] of [
  ['dropped', 'after'],
  ['none', 'before'],
  ['key', 'after'],
] as const) {
  test(`a debt is collected and a card paid behind a proxy, keys ${way}, cut ${cut}: one press, one record`, async ({
    page,
    shop,
  }) => {
    const count = { presses: 0, arrivals: 0 };
    await shop.finishedOrder();
    const order = await shop.startOrder();
    await behind(shop, way, async (proxy) => {
      await shop.enter(page, `${proxy.url}/`);
      await pressLost(page, shop, proxy, { way, cut, count }, collected(shop));
      await pressLost(page, shop, proxy, { way, cut, count }, paidCard(order));
    });
    tellCount(way, cut, count);
  });
}

test('nothing found, put off, looked for again: what was typed stays, and nothing goes out unseen', async ({
  page,
  shop,
}) => {
  await shop.finishedOrder();
  const person = new Person(page);
  await behind(shop, 'none', async (proxy) => {
    await shop.enter(page, `${proxy.url}/`);
    await shop.follow(page, collected(shop).at);
    await fillIn(person, collected(shop));
    proxy.cutNext('payDebtCustomer', 'before');
    await person.press('Xác nhận');
    await expect(question(page)).toContainText('Chưa thấy trong sổ');
    await question(page).getByRole('button', { name: 'Để sau' }).click();
    await expect(person.dialog.getByRole('alert')).toContainText('Chưa rõ máy chủ đã ghi hay chưa');
    await person.press('Xác nhận');
    await expect(question(page)).toContainText('Chưa thấy trong sổ');
    expect(proxy.arrivalsOf('payDebtCustomer')).toBe(1);
    expect((await shop.debt()).documents).toBe(0);
    await question(page).getByRole('button', { name: 'Gửi lại' }).click();
    await expect(person.toast(/^Đã thu .* của /)).toBeVisible();
    expect((await shop.debt()).documents).toBe(1);
  });
});

for (const [guard, sendings] of [
  ['nothing', 2],
  ['close', 1],
  ['interim', 1],
] as const) {
  test(
    `over a connection that was used before the browser itself repeats a press that was lost; guard: ${guard}`,
    RING_TWO,
    async ({ page, shop }) => {
      await shop.finishedOrder();
      const proxy = await CuttingProxy.open(shop.mock.url, 'none', guard);
      const person = new Person(page);
      await shop.enter(page, `${proxy.url}/`);
      await shop.follow(page, collected(shop).at);
      // Small enough to be owed twice.
      await fillIn(person, { ...collected(shop), typed: { 'Số tiền': '100k' } });
      proxy.cutNext('payDebtCustomer', 'after');
      await person.press('Xác nhận');
      const repeated = person.toast(/^Đã thu .* của /);
      await expect(sendings === 2 ? repeated : question(page)).toBeVisible();
      expect(proxy.arrivalsOf('payDebtCustomer')).toBe(sendings);
      expect((await shop.debt()).documents).toBe(sendings);
      await proxy.close();
      tell(`One press, its answer cut, guard ${guard}: ${sendings} sent by the browser, ${sendings} recorded`);
    },
  );
}

for (const way of ['key', 'dropped', 'none'] as const) {
  for (const cut of ['after', 'before'] as const) {
    for (const [what, buttonsOf] of [
      ['of parties and POS', moneyButtons],
      ['of the rest of the day', dayButtons],
    ] as const) {
      test(
        `every button that moves money ${what} behind a proxy, keys ${way}, cut ${cut}: one press, one record`,
        RING_TWO,
        async ({ page, shop }) => {
          test.setTimeout(600_000);
          const count = { presses: 0, arrivals: 0 };
          const buttons = await buttonsOf(shop);
          await behind(shop, way, async (proxy) => {
            let person = shop.owner;
            await shop.enter(page, `${proxy.url}/`, person);
            for (const button of buttons) {
              const next = button.who ?? shop.owner;
              if (next !== person) await shop.enterAs(page, `${proxy.url}/`, next);
              person = next;
              await pressLost(page, shop, proxy, { way, cut, count }, button);
            }
          });
          tellCount(way, cut, count);
        },
      );
    }
  }
}

interface Losing {
  way: Way;
  cut: Cut;
  count: Count;
}

/** Presses a button once, loses the answer, and does what the screen says: the money has moved once. */
async function pressLost(
  page: Page,
  shop: Shop,
  proxy: CuttingProxy,
  { way, cut, count }: Losing,
  button: MoneyButton,
) {
  await test.step(`${button.call} at ${button.at}`, async () => {
    const person = new Person(page);
    const before = await booksBy(shop.api);
    await shop.follow(page, button.at);
    await fillIn(person, button);
    const confirm = person.dialog.getByRole('button', { name: button.answer ?? /xác nhận$/i, exact: true });
    proxy.cutNext(button.call, cut);
    await confirm.click();
    if (way === 'key') {
      await expect(person.dialog.getByRole('alert').filter({ hasText: SAFE })).toBeVisible();
      await confirm.click();
    } else {
      await expect(question(page)).toBeVisible();
      await expect(page.getByText(SAFE)).toHaveCount(0);
      await answer(page, cut);
    }
    // What lies below a question cannot be seen either.
    await expect(question(page)).toBeHidden();
    await expect(confirm).toBeHidden();
    const sendings = way !== 'key' && cut === 'after' ? 1 : 2;
    expect(proxy.arrivalsOf(button.call), `${button.call}: sendings`).toBe(sendings);
    await expectChangeBy(shop.api, `${button.call} lost ${cut}, keys ${way}`, before, button.change);
    count.presses += 1;
    count.arrivals += sendings;
  });
}

/** Closes the question as what it shows asks for. */
async function answer(page: Page, cut: Cut): Promise<void> {
  const asked = question(page);
  if (cut === 'before') {
    await expect(asked).toContainText('Chưa thấy trong sổ');
    await asked.getByRole('button', { name: 'Gửi lại' }).click();
    return;
  }
  await expect(asked).toContainText(/Đã [^:]+: |Trong sổ có khoản giống hệt/);
  await asked.getByRole('button', { name: /^(Xong|Đúng, đã ghi)$/ }).click();
}

function question(page: Page) {
  return page.getByRole('alertdialog', { name: UNCLEAR });
}

async function behind(shop: Shop, way: Way, work: (proxy: CuttingProxy) => Promise<void>): Promise<void> {
  const proxy = await CuttingProxy.open(shop.mock.url, way);
  try {
    await work(proxy);
  } finally {
    await proxy.close();
  }
}

function collected(shop: Shop): MoneyButton {
  return {
    at: `/debt/customer?customerID=${shop.ids.customer}&pay=new`,
    typed: { 'Số tiền': '300k' },
    call: 'payDebtCustomer',
    change: { funds: 300_000, customer: -300_000 },
  };
}

function paidCard(order: number): MoneyButton {
  return {
    at: `/contract/${order}`,
    opener: 'Thêm lượt nạp thẻ',
    typed: { 'Số tiền': '12tr' },
    leaves: true,
    call: 'addPaymentSchedule',
    change: { funds: -12 * MILLION, customer: 12 * MILLION },
  };
}

function tellCount(way: Way, cut: Cut, { presses, arrivals }: Count): void {
  tell(
    `Keys ${way}, cut ${cut}: ${presses} presses, ${arrivals} sendings, ${presses} records; 0 doubles, 0 false sentences`,
  );
}
