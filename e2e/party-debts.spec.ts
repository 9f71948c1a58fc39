import { booksOf, confirmWildly, expectChange, typeInto } from './ownersBooks.ts';
import { partnerOrder } from './partnerOrder.ts';
import type { Person } from './person.ts';
import { expect, RING_TWO, test } from './test.ts';

const MILLION = 1_000_000;
/** What a partner is among those who owe or are owed. */
const PARTNER = 2;

test('a partner in three cases: it pays for one order, is offset with another, and is paid its share of the third', async ({
  page,
  shop,
  cashier,
}) => {
  const code = await partnerOrder(shop, 1);
  await partnerOrder(shop, 2);
  await partnerOrder(shop, 3);
  await shop.enter(page, '/contract/partner');
  const before = await booksOf(page);
  expect(before.partner).toBe(9_850_000 - 9_850_000 - 30_000);

  await cashier.chooseInRow(code, 'Thanh toán với đối tác');
  await expect(cashier.dialog.getByLabel(/^Số tiền/)).toHaveValue('9.850.000');
  await typeInto(cashier, /^Số tiền/, '3tr');
  await confirmWildly(cashier);
  await expectChange(page, 'a partner pays for an order', before, { funds: 3 * MILLION, partner: -3 * MILLION });

  await page.goto(`/debt/partner?partnerID=${shop.ids.partner}`);
  await cashier.chooseElse('Cấn trừ');
  await expect(cashier.dialog.getByLabel(/^Số tiền/)).toHaveValue('6.850.000');
  await typeInto(cashier, /^Lý do/, 'Hai bên thống nhất cấn trừ');
  await confirmWildly(cashier);
  await page.getByRole('button', { name: 'Trả đối tác', exact: true }).click();
  await typeInto(cashier, /^Số tiền/, '3000k');
  await confirmWildly(cashier);
  await cashier.chooseElse('Trả phần đối ứng');
  await expect(cashier.dialog.getByLabel(/^Số tiền/)).toHaveValue('30.000');
  await fromAccount(cashier);
  await confirmWildly(cashier);
  await expectChange(page, 'offset, paid, its share paid', before, { funds: -30_000, partner: 30_000 });
  await expect(page.getByText('Đối tác đang nợ')).toContainText('0');
});

test(
  'a collaborator’s month: what orders earned is paid once, and the books know who was paid',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    const person = { FullName: 'Phạm Minh Tuấn', Phone: '0912345678', Status: 1 as const };
    const { affID: AffID } = (await shop.api.call('saveAff', { body: { ...person, Percents: [{ Percent: 100 }] } }))
      .Data;
    const ScheduleID = await shop.startOrder({ AffID });
    const fund = { Method: 2 as const, BankCardID: shop.ids.bankCard };
    await shop.api.call('addPaymentSchedule', { body: { ScheduleID, Amount: 30 * MILLION, ...fund } });
    await shop.api.call('addWithdrawal', { body: { ScheduleID, PosID: shop.ids.pos, Amount: 30 * MILLION } });
    await shop.api.call('changeScheduleStatus', { ScheduleID, Status: 4 });
    await shop.enter(page, '/debt/aff');
    const before = await booksOf(page);
    await page.getByRole('link', { name: person.FullName }).click();
    await page.getByRole('button', { name: 'Chi hoa hồng', exact: true }).click();
    await expect(cashier.dialog.getByLabel(/^Số tiền/)).toHaveValue('30.000');
    await fromAccount(cashier);
    await confirmWildly(cashier);
    await expectChange(page, 'a commission', before, { funds: -30_000, aff: 30_000 });
    await expect(page.getByRole('button', { name: 'Chi hoa hồng', exact: true })).toBeHidden();
  },
);

test(
  'a partner’s figure beside ours: entered, agreed on and locked; who locked it does not unlock it',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.reset('demo');
    await shop.logIn();
    const party = (await shop.api.call('listDebtComparisons', { PageSize: 500 })).Data.find(
      ({ PartyType, Difference, IsLocked, CanLock }) =>
        PartyType === PARTNER && (Difference ?? 0) !== 0 && CanLock && !IsLocked,
    );
    if (!party) throw new Error('The demo has no difference with any partner.');
    await shop.enter(page, '/debt/generalcomparison');
    await page.getByRole('link', { name: party.Name }).click();
    await page.getByRole('button', { name: 'Nhập số mới của họ', exact: true }).click();
    // The day that is proposed need not be that of the last comparison: who compares types what stands there.
    const ours = /Số của cửa hàng: (-?[\d.]+)/.exec(
      await cashier.dialog.getByText(/^Số của cửa hàng: /).innerText(),
    )?.[1];
    await typeInto(cashier, /^Số của bên kia/, ours?.replaceAll('.', '') ?? '');
    await expect(cashier.dialog.getByText(/Hai bên khớp\.$/)).toBeVisible();
    await cashier.press('Lưu');
    await page.getByRole('button', { name: 'Khóa đối chiếu', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Khóa', exact: true }).click();
    await page.getByRole('button', { name: 'Mở khóa', exact: true }).click();
    await typeInto(cashier, /^Lý do mở/, 'Họ báo lại số khác');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mở khóa', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Người đã khóa không được tự mở');
  },
);

/** Takes the money from the shop's account: there is none in cash. */
async function fromAccount(person: Person): Promise<void> {
  await person.select('Hình thức', 'Chuyển khoản');
  const account = person.dialog.getByRole('combobox', { name: 'Tài khoản', exact: true });
  if ((await account.inputValue()) === '') await person.pick('Tài khoản', '5600');
}
