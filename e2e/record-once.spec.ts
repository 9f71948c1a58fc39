import { expect, RING_TWO, tell, test, type Counter } from './test.ts';
import type { Person } from './person.ts';
import { pressWhileItRuns, sendsOnce, type Call } from './pressedOnce.ts';
import { nameIn, recordForms, type RecordForm } from './recordForms.ts';

const forms = [...recordForms.entries()];
const others = forms.slice(1);

/** One form stands for all, since one engine sends them; the others in two tests, for two workers. */
const groups = [
  { which: 'a record form', details: {}, forms: forms.slice(0, 1) },
  { which: 'other forms of even place', details: RING_TWO, forms: others.filter(([number]) => number % 2 === 0) },
  { which: 'other forms of odd place', details: RING_TWO, forms: others.filter(([number]) => number % 2 === 1) },
];

for (const { which, details, forms } of groups) {
  test(
    `${which}, pressed ten times while they are saved and once more when they are: one call, one record; so for changes and deletion`,
    details,
    async ({ page, shop, cashier, wire }) => {
      test.setTimeout(300_000);
      let sent = 0;
      await shop.enter(page, '/');
      for (const [number, form] of forms) {
        await test.step(form.at, async () => {
          const digits = String(30_001 + number);
          const before = await shop.countOf(form);
          await shop.openForm(page, form);
          await cashier.fillIn(form, digits);
          await sendsOnce({ cashier, wire }, form.save, 'Lưu');
          expect(await shop.countOf(form)).toBe(before + 1);
          const changed = await changesOnce({ cashier, wire }, form, digits);
          const deleted = await deletesOnce(
            { shop, cashier, wire },
            form,
            changed ? changedTo(digits) : digits,
            before,
          );
          sent += 1 + Number(changed) + Number(deleted);
        });
      }
      tell(`Row 8: ${sent} writes of ${forms.length} record forms × 11 presses: 0 sent twice, 0 duplicates`);
    },
  );
}

test(
  '"Lưu & thêm mới", pressed ten times: one record, and the form is empty for the next',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.enter(page, '/');
    const form = recordForms.find(({ at }) => at === '/manager/partner?open=new');
    if (!form) throw new Error('The table of forms has no partner.');
    await shop.follow(page, form.at);
    await cashier.fillIn(form, '31001');
    const before = await shop.countOf(form);
    await pressWhileItRuns(
      { cashier, wire },
      form.save,
      cashier.dialog.getByRole('button', { name: 'Lưu & thêm mới', exact: true }),
    );
    await expect(cashier.field('Tên đối tác')).toHaveValue('');
    expect(wire.of(form.save)).toHaveLength(1);
    expect(await shop.countOf(form)).toBe(before + 1);
  },
);

test(
  'a card handed over, codes decided, rights and fees saved: each once',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    await shop.enter(page, '/cards');
    await cashier.chooseInRow('Nguyễn Thị Hạnh', 'Giữ thẻ');
    await sendsOnce({ cashier, wire }, 'changeHoldCard', 'Giữ thẻ');

    for (const PosCode of ['MP-1', 'MP-2']) {
      await shop.api.call('savePosCodeStatus', { body: { PosPartnerID: shop.ids.posPartner, PosCode } });
    }
    await shop.follow(page, '/manager/pospartner?tab=codes');
    for (const [code, step] of [
      ['MP-1', 'Duyệt'],
      ['MP-1', 'Thu hồi'],
      ['MP-2', 'Từ chối'],
    ] as const) {
      await cashier.chooseInRow(code, step);
      if (step !== 'Duyệt') await cashier.enter({ 'Lý do': 'Sai mã của máy' });
      await sendsOnce({ cashier, wire }, 'savePosCodeStatus', step);
    }

    await shop.follow(page, '/manager/permission');
    await page.getByRole('link', { name: /Lê Thị Thu/ }).click();
    await page.getByRole('checkbox', { name: 'Xóa, Khách hàng', exact: true }).check();
    await page.getByRole('button', { name: 'Lưu quyền' }).click();
    await sendsOnce({ cashier, wire }, 'saveStaffPermissions', 'Lưu');

    await shop.follow(page, `/partner/configfee?PartnerID=${shop.ids.partner}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cấu hình phí đối tác' })).toBeVisible();
    await page.getByRole('gridcell').nth(1).click();
    await page.keyboard.type('1,23');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await sendsOnce({ cashier, wire }, 'savePartnerFee', 'Lưu');
    tell('Row 8: 6 further decisions × 11 presses: 0 sent twice');
  },
);

test('"Nhập 1 dòng" of every import, pressed ten times: one import, one record', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  await shop.enter(page, '/');
  for (const { at, titles, line, send, load } of imports) {
    await test.step(at, async () => {
      const before = await shop.countOf({ load });
      await shop.follow(page, at);
      await page.getByRole('button', { name: 'Nhập Excel' }).click();
      await cashier.enter({ 'Hoặc dán từ bảng tính': `${titles.join('\t')}\n${line.join('\t')}` });
      await cashier.press('Xem trước');
      await sendsOnce({ cashier, wire }, send, 'Nhập 1 dòng');
      await expect(cashier.dialog.getByText('Nhập 1 dòng thành công, 0 dòng lỗi')).toBeVisible();
      expect(await shop.countOf({ load })).toBe(before + 1);
    });
  }
  tell(`Row 8: ${imports.length} imports × 10 presses: 0 sent twice, 0 duplicates`);
});

/** Every import with the columns it demands and a line that can be kept. */
const imports = [
  {
    at: '/customer',
    titles: ['Họ tên', 'Số điện thoại'],
    line: ['Khách Nhập Một Lần', '0913232323'],
    send: 'importCustomers',
    load: 'listCustomers',
  },
  {
    at: '/manager/partner',
    titles: ['Tên đối tác', 'Số điện thoại'],
    line: ['Thẻ Nhập Một Lần', '0913131313'],
    send: 'importPartners',
    load: 'listPartners',
  },
  {
    at: '/manager/pos',
    titles: ['Tên máy', 'Mã máy (TID)', 'Ngân hàng', 'Phí máy (%)'],
    line: ['Máy nhập một lần', '24531991', 'VCB', '1,32'],
    send: 'importPos',
    load: 'listPos',
  },
  {
    at: '/cards',
    titles: ['SĐT khách hàng', 'Chủ thẻ', 'Ngân hàng', '4 số cuối', 'Ngày đến hạn'],
    line: ['0987654321', 'NGUYEN THI HANH', 'VCB', '9191', '18'],
    send: 'importCards',
    load: 'listCards',
  },
] as const;

/** Digits that tell a changed record from what it was. */
function changedTo(digits: string): string {
  return `4${digits.slice(1)}`;
}

/** Changes the record; false where its form does not open again. */
async function changesOnce(
  { cashier, wire }: Pick<Counter, 'cashier' | 'wire'>,
  form: RecordForm,
  digits: string,
): Promise<boolean> {
  await find(cashier, form, digits);
  if (!(await offers(cashier, digits, 'Sửa'))) return false;
  const [label = ''] = Object.keys(form.texts(digits));
  await cashier.enter({ [label]: nameIn(form, changedTo(digits)) });
  await sendsOnce({ cashier, wire }, form.save, 'Lưu');
  return true;
}

/** Deletes the record; false where its kind is never deleted. */
async function deletesOnce(
  { shop, cashier, wire }: Counter,
  form: RecordForm,
  digits: string,
  before: number,
): Promise<boolean> {
  await find(cashier, form, digits);
  if (!(await offers(cashier, digits, 'Xóa'))) return false;
  await sendsOnce({ cashier, wire }, form.save.replace('save', 'delete') as Call, 'Xóa');
  expect(await shop.countOf(form)).toBe(before);
  return true;
}

/** Searches the list for a record and waits until it is found. */
async function find(cashier: Person, form: RecordForm, digits: string): Promise<void> {
  await cashier.page.getByRole('searchbox', { name: form.search, exact: true }).fill(digits);
  await cashier.page.keyboard.press('Enter');
  await expect(cashier.page.getByRole('row', { name: digits })).toBeVisible();
}

/** Chooses a line of the record's menu, if it has one. */
async function offers(cashier: Person, row: string, line: string): Promise<boolean> {
  const menu = cashier.page.getByRole('row', { name: row }).getByRole('button', { name: /^Thao tác với/ });
  if (!(await menu.isVisible())) return false;
  await menu.click();
  const item = cashier.page.getByRole('menuitem', { name: line, exact: true });
  if (await item.isVisible()) {
    await item.click();
    return true;
  }
  await cashier.page.keyboard.press('Escape');
  return false;
}
