import { expect, RING_TWO, tell, test, type Counter } from './test.ts';
import type { Person } from './person.ts';
import { nameIn, recordForms, type RecordForm } from './recordForms.ts';

const DIGITS = '20001';
const UNAUTHORISED = { kind: 'answer', status: 401 } as const;
const customerForm = formAt('/customer?edit=new');
/** The longest form of a shop, and one of the company; the stories walk through all. */
const ENDED = [customerForm, formAt('/cau-hinh-phieu-cong-ty?open=new')];

test('a session that ends in the middle of a record form: after the login every field is as it was typed', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  test.setTimeout(300_000);
  let fields = 0;
  await shop.enter(page, '/');
  for (const form of ENDED) {
    await test.step(form.at, async () => {
      const { UserName, Password } = form.who ?? shop.owner;
      await shop.openForm(page, form);
      await cashier.fillIn(form, DIGITS);
      const typed = await cashier.values();
      await shop.mock.fail(form.save, UNAUTHORISED);
      wire.forget();
      await cashier.press('Lưu');
      await expect(page).toHaveURL(/\/login$/);
      await shop.mock.mend();
      expect(await storedText(page)).not.toContain(nameIn(form, DIGITS));

      await cashier.typeLogin(UserName, Password);
      await expect(page).toHaveURL((address) => address.pathname + address.search === form.at);
      await expect(cashier.dialog.getByText(/^Đã khôi phục nội dung/)).toBeVisible();
      await expect.poll(() => cashier.values(), form.at).toEqual(typed);
      expect(wire.of(form.save), 'sent by itself').toHaveLength(1);
      fields += typed.length;
    });
  }
  tell(`Row 40: ${ENDED.length} forms end to end, ${fields} fields over a 401: 0 lost, 0 sent by themselves`);
});

test(
  'rights and fees that are being changed survive the end of a session as well',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await shop.enter(page, '/manager/permission');
    await page.getByRole('link', { name: /Lê Thị Thu/ }).click();
    await page.getByRole('checkbox', { name: 'Xóa, Khách hàng', exact: true }).check();
    await page.getByRole('button', { name: 'Lưu quyền' }).click();
    await loseSession({ shop, cashier }, 'saveStaffPermissions', () => cashier.press('Lưu'));
    await expect(page.getByRole('checkbox', { name: 'Xóa, Khách hàng, mới thêm' })).toBeChecked();

    await page.goto(`/partner/configfee?PartnerID=${shop.ids.partner}`);
    await page.getByRole('gridcell').nth(1).click();
    await page.keyboard.type('1,23');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await loseSession({ shop, cashier }, 'savePartnerFee', () => cashier.press('Lưu'));
    await expect(page.getByText('Đã khôi phục các ô bạn đổi trước khi phiên đăng nhập hết hạn.')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /1,23.*đã đổi/ })).toBeVisible();
  },
);

test(
  'what was typed is handed back in the shop it was typed in, and there only',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.enter(page, '/');
    await switchTo(cashier, 'Thẻ Gò Vấp');
    await page.goto(customerForm.at);
    await cashier.fillIn(customerForm, DIGITS);
    const typed = await cashier.values();
    await loseSession({ shop, cashier }, 'saveCustomer', () => cashier.press('Lưu'));
    await expect(page.getByRole('button', { name: 'Cửa hàng: Thẻ Gò Vấp' })).toBeAttached();
    await expect.poll(() => cashier.values()).toEqual(typed);
    wire.forget();
    await cashier.press('Lưu');
    await expect(cashier.toast('Thêm khách hàng thành công')).toBeVisible();
    expect(wire.of('saveCustomer').map((call) => call.headers()['shopid'])).toEqual(['2']);
  },
);

test('a logout, or somebody else who logs in, takes the draft away', async ({ page, shop, cashier }) => {
  await shop.enter(page, customerForm.at);
  await cashier.fillIn(customerForm, DIGITS);
  await loseSession({ shop, cashier }, 'saveCustomer', () => cashier.press('Lưu'), {
    UserName: 'quanly',
    Password: 'Quanly@123',
  });
  await expect(cashier.field('Họ tên')).toHaveValue('');
  await page.keyboard.press('Escape');
  await logOut();
  await cashier.logIn('chushop', 'Chushop@123');
  await page.goto(customerForm.at);
  await expect(cashier.field('Họ tên')).toHaveValue('');

  await cashier.fillIn(customerForm, DIGITS);
  await loseSession({ shop, cashier }, 'saveCustomer', () => cashier.press('Lưu'));
  await expect(cashier.field('Họ tên')).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await cashier.press('Bỏ thay đổi');
  await logOut();
  await cashier.logIn('chushop', 'Chushop@123');
  await cashier.goTo('Khách hàng');
  await page.getByRole('button', { name: 'Thêm mới' }).click();
  await expect(cashier.field('Họ tên')).toHaveValue('');

  async function logOut() {
    await page.getByRole('button', { name: /^Tài khoản / }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
});

function formAt(at: string): RecordForm {
  const found = recordForms.find((form) => form.at === at);
  if (!found) throw new Error(`No form stands at ${at}.`);
  return found;
}

/** Sends a call that is answered 401, then logs in again. */
async function loseSession(
  { shop, cashier }: Pick<Counter, 'shop' | 'cashier'>,
  call: RecordForm['save'],
  send: () => Promise<void>,
  who = shop.owner,
): Promise<void> {
  await shop.mock.fail(call, UNAUTHORISED);
  await send();
  await expect(cashier.page).toHaveURL(/\/login$/);
  await shop.mock.mend();
  await cashier.typeLogin(who.UserName, who.Password);
  await expect(cashier.page).not.toHaveURL(/\/login$/);
}

async function switchTo(cashier: Person, name: string): Promise<void> {
  await cashier.page.getByRole('button', { name: /^Cửa hàng: / }).click();
  await cashier.page.getByRole('menuitemradio', { name }).click();
  await expect(cashier.toast('Thay đổi cửa hàng thành công')).toBeVisible();
}

function storedText(page: Person['page']): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.cookie);
}
