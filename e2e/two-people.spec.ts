import type { Browser, Locator, Page } from '@playwright/test';
import { playIn } from './clock.ts';
import { swipedOrder } from './morningWorld.ts';
import { booksOf, expectChange, typeInto } from './ownersBooks.ts';
import { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const MILLION = 1_000_000;
const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };
/** What the twenty seconds between two looks of a page come to here, and how long a call takes on a slow line. */
const HURRIED_MS = 1000;
const SLOW_MS = 600;
const third = { UserName: 'ketoantruong', Password: 'Quanly@123' };

test('two people at once settle a lot and collect a debt: one does, the other sees what happened', async ({
  browser,
  page,
  shop,
  cashier,
}) => {
  test.setTimeout(240_000);
  await shop.addManager(second);
  await shop.addManager(third);
  await shop.finishedOrder();
  const { swipes } = await swipedOrder(shop, 1, 0);
  await shop.enter(page, '/');
  const other = await beside(browser, shop, second);
  const people: [Person, Person] = [cashier, other];
  const before = await booksOf(page);

  await test.step('the same lot is settled', async () => {
    const lot = (await shop.api.call('listNumberLots', {})).Data.find(({ LotNo }) => LotNo === swipes[0]?.LotNo);
    for (const person of people) {
      await person.page.goto(`/debt?tab=lots&open=${lot?.numberLoID}&settle=new`);
      await typeInto(person, /^Số bill trên phiếu/, '1');
      await typeInto(person, /^Tổng tiền trên phiếu/, '2tr');
    }
    const said = await atOnce(people, 'Kết toán lô', 'Kết toán lô thành công');
    await expectSeen(people, said, /Đã kết toán/);
    const after = (await shop.api.call('listNumberLots', {})).Data.find(({ LotNo }) => LotNo === swipes[0]?.LotNo);
    expect([after?.SlipCount, after?.SlipAmount]).toEqual([1, 2 * MILLION]);
  });
  await expectChange(page, 'a lot settled by two at once', before, {});

  await test.step('the same debt is collected', async () => {
    for (const person of people) {
      await person.page.goto(`/debt/customer?customerID=${shop.ids.customer}&pay=new`);
      await expect(person.dialog.getByLabel(/^Số tiền/)).toHaveValue('540.000');
      await person.press('Tiếp tục');
    }
    const said = await atOnce(people, 'Xác nhận', /^Đã thu .* của /);
    await expectSeen(people, said, /^32\.540\.000\s₫$/);
  });
  await expectChange(page, 'a debt collected by two at once', before, { funds: 540_000, customer: -540_000 });
  await other.page.context().close();
});

test(
  'a voucher from ten million waits for a second person: two approve it at once, and it is paid once',
  RING_TWO,
  async ({ browser, page, shop, cashier }) => {
    test.setTimeout(240_000);
    await shop.addManager(second);
    await shop.addManager(third);
    await shop.enter(page, '/collect-expense?chi=new');
    const before = await booksOf(page);
    await cashier.pick('Loại chi', 'Thuê mặt bằng');
    await cashier.select('Hình thức', 'Chuyển khoản');
    await typeInto(cashier, /^Số tiền/, '12tr');
    await typeInto(cashier, /^Diễn giải/, 'Tiền nhà quý này');
    await cashier.press('Tiếp tục');
    await cashier.pressTwice('Xác nhận');
    await expect(page.getByRole('row', { name: /PC000001/ })).toContainText('Chờ duyệt');
    await expectChange(page, 'a voucher that waits', before, {});
    await page.getByRole('link', { name: 'PC000001' }).click();
    await expect(cashier.dialog.getByRole('button', { name: 'Rút lại', exact: true })).toBeVisible();
    await expect(cashier.dialog.getByRole('button', { name: 'Duyệt', exact: true })).toBeHidden();

    const managers: [Person, Person] = [await beside(browser, shop, second), await beside(browser, shop, third)];
    for (const manager of managers) {
      await manager.page.goto('/collect-expense');
      await manager.page.getByRole('link', { name: 'PC000001' }).click();
      await manager.press('Duyệt');
      await expect(manager.page.getByRole('alertdialog')).toContainText('12.000.000');
    }
    const said = await atOnce(managers, 'Duyệt', 'Duyệt phiếu thu chi thành công');
    await expectSeen(managers, said, /Đã ghi sổ/);
    await expectChange(page, 'a voucher approved by two at once', before, {
      funds: -12 * MILLION,
      profit: -12 * MILLION,
    });
    await page.reload();
    await expect(page.getByRole('row', { name: /PC000001/ })).toContainText('Đã ghi sổ');
    for (const manager of managers) await manager.page.context().close();
  },
);

test('two people on one order, one over a slow line: each sees the other within twenty seconds, and nothing is lost', async ({
  browser,
  page,
  shop,
  cashier,
}) => {
  test.setTimeout(120_000);
  await shop.addManager(second);
  const id = await shop.startOrder();
  await hurry(page);
  await shop.enter(page, `/contract/${id}`);
  const other = await beside(browser, shop, second);
  await other.page.route(/\/api\//, (route) => setTimeout(() => void route.continue(), SLOW_MS));
  await other.page.goto(`/contract/${id}`);
  await expect(groupOf(other, 'Nạp thẻ')).toContainText('Chưa có dòng nào', { timeout: 20_000 });

  await test.step('a line that one books lights up for the other, who does nothing', async () => {
    const fund = groupOf(cashier, 'Nạp thẻ').getByRole('combobox', { name: 'Chi từ', exact: true });
    await fund.fill('5600');
    await page.getByRole('option', { name: /5600/ }).first().click();
    await book(cashier, 'Nạp thẻ', '12000000');
    const line = groupOf(other, 'Nạp thẻ').getByRole('listitem').filter({ hasText: '12.000.000' });
    await expect(line).toContainText(/Trần Văn Chủ thêm lúc \d\d:\d\d/, { timeout: 10_000 });
    await expect(groupOf(cashier, 'Nạp thẻ')).not.toContainText('thêm lúc');
  });

  await test.step('what the other types meanwhile stays, with its focus', async () => {
    const amount = groupOf(other, 'Khách nạp tiền').getByRole('textbox', { name: 'Số tiền', exact: true });
    await amount.fill('540000');
    await book(cashier, 'Nạp thẻ', '18000000');
    await other.page.waitForTimeout(HURRIED_MS + 3 * SLOW_MS);
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('540.000');
    await amount.press('Enter');
    await other.page.getByRole('button', { name: 'Ghi sổ', exact: true }).click();
    await expect(groupOf(other, 'Nạp thẻ')).toContainText('18.000.000', { timeout: 10_000 });
    await expect(groupOf(cashier, 'Khách nạp tiền')).toContainText(/Lê Thị Quản thêm lúc/, { timeout: 10_000 });
  });

  await test.step('a step that one takes is told to the other', async () => {
    await shop.api.call('addWithdrawal', { body: { ScheduleID: id, PosID: shop.ids.pos, Amount: 30 * MILLION } });
    await shop.api.call('changeScheduleStatus', { ScheduleID: id, Status: 4 });
    await other.reads('Trần Văn Chủ chuyển đơn sang Hoàn thành');
  });
  expect(await shop.linesOf(id)).toEqual({ payCard: 2, swipe: 1, topUp: 1, sendMoney: 0 });
  expect(await shop.balance()).toBe(470_000_000);
  await other.page.context().close();
});

/** Somebody else of the shop in a browser of their own. */
async function beside(browser: Browser, shop: Shop, who: Shop['owner']): Promise<Person> {
  const context = await browser.newContext({ baseURL: shop.mock.url });
  await context.addCookies(shop.mock.cookies);
  await playIn(context);
  await hurry(context);
  const page = await context.newPage();
  await shop.enter(page, '/', who);
  return new Person(page);
}

/** Lets the twenty seconds after which a page looks again pass in one. */
async function hurry(who: Pick<Page, 'addInitScript'>): Promise<void> {
  await who.addInitScript((soon) => {
    const later = window.setTimeout.bind(window);
    const hurried = (run: () => void, ms?: number) => later(run, ms === 20_000 ? soon : ms);
    Object.assign(window, { setTimeout: hurried });
  }, HURRIED_MS);
}

/** A group of an order's money. */
function groupOf({ page }: Person, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Books a line where it stands, in cash or from the fund used last. */
async function book(who: Person, group: string, amount: string): Promise<void> {
  const field = groupOf(who, group).getByRole('textbox', { name: 'Số tiền', exact: true });
  await field.fill(amount);
  await field.press('Enter');
  await who.page.getByRole('button', { name: 'Ghi sổ', exact: true }).click();
  await expect(groupOf(who, group).getByRole('listitem')).not.toHaveCount(0);
}

/** Both press the same button at once. One is told that it is done; what the other is told instead. */
async function atOnce(people: [Person, Person], button: string, done: string | RegExp): Promise<string[]> {
  await Promise.all(people.map((person) => person.press(button)));
  const said = await Promise.all(
    people.map(async (person) => {
      const refused = person.page.getByRole('alert').filter({ hasText: /\S/ }).first();
      await expect(person.toast(done).or(refused).first()).toBeVisible();
      return (await person.toast(done).isVisible()) ? '' : ((await refused.textContent()) ?? '');
    }),
  );
  expect(said.filter((text) => text === '')).toHaveLength(1);
  tell(`At once: ${String(done)}; the other reads “${said.find((text) => text !== '')}”`);
  return said;
}

/** Who was refused sees, once they look again, what the other has done. */
async function expectSeen(people: readonly Person[], said: readonly string[], now: RegExp): Promise<void> {
  const late = people[said.findIndex((text) => text !== '')];
  if (!late) throw new Error('Nobody was refused.');
  await late.page.goto(late.page.url().replace(/&?(settle|pay)=new/, ''));
  await expect(late.page.getByText(now).first()).toBeVisible();
}
