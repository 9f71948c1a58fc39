import { choose, palette, refuseMouse, tabInto, tabTo, walkTo } from './keys.ts';
import { expect, RING_TWO, tell, test, type Counter } from './test.ts';
import type { Person } from './person.ts';
import { nameIn, recordForms, type RecordForm } from './recordForms.ts';

/** A record that opens before its form, one with rows inside its form, and one below a tab; the stories fill in all forms by keys. */
const WALKED = recordForms.filter(({ at }) => /^\/customer\?|collaborators|tab=codes/.test(at));
/** Requests for codes are decided, not changed: there is no record to open again. */
const ADD_ONLY = new Set(['/manager/pospartner?tab=codes&open=new']);

test('record lists by keyboard alone: added, found, opened, changed', RING_TWO, async ({ page, shop, cashier }) => {
  test.setTimeout(600_000);
  let added = 0;
  let changed = 0;
  await refuseMouse(page);
  await shop.enter(page, '/');
  for (const [place, form] of WALKED.entries()) {
    await test.step(form.at, async () => {
      const digits = String(70_001 + place);
      await goTo({ shop, cashier }, form);
      await page.keyboard.press('F1');
      await typeForm(cashier, form, digits);
      await page.keyboard.press('Enter');
      await expect(cashier.toast(`Thêm ${form.noun} thành công`)).toBeVisible();
      added += 1;
      if (ADD_ONLY.has(form.at)) return;
      await openFound(cashier, form, digits);
      await changeFirst(cashier, form, digits);
      changed += 1;
    });
  }
  tell(`Keyboard alone: ${added} records added and ${changed} found, opened and changed on ${WALKED.length} forms`);
});

test(
  'the other record screens by keyboard alone: fees, rights, overview, history',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    await refuseMouse(page);
    await shop.enter(page, '/');
    await palette(cashier, 'Cấu hình phí đối tác');
    await tabTo(cashier, page.getByRole('combobox', { name: 'Đối tác' }));
    await choose(cashier, 'Minh Phát');
    const cell = page.getByRole('grid').getByRole('gridcell').first();
    await expect(cell).toBeVisible();
    await tabInto(cashier, page.getByRole('grid'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('1,23');
    await page.keyboard.press('Enter');
    await tabTo(cashier, page.getByRole('button', { name: 'Lưu', exact: true }));
    await page.keyboard.press('Enter');
    await expect(cashier.dialog.getByText(/1,23/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Lưu bảng phí của .* thành công$/)).toBeVisible();

    await palette(cashier, 'Phân quyền');
    await tabTo(cashier, page.getByRole('link', { name: /Lê Thị Thu/ }));
    await page.keyboard.press('Enter');
    const rights = page.getByRole('treegrid');
    await expect(rights).toBeVisible();
    await tabInto(cashier, rights);
    const box = page.getByRole('checkbox', { name: /^Xóa, Khách hàng(, |$)/ });
    await walkTo(cashier, box);
    await page.keyboard.press('Space');
    await expect(page.getByText('Thêm 1 quyền, bỏ 0 quyền, chưa lưu')).toBeVisible();
    await tabTo(cashier, page.getByRole('button', { name: 'Lưu quyền' }));
    await page.keyboard.press('Enter');
    await expect(cashier.dialog.getByText('Thêm: Xóa')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cập nhật quyền nhân viên thành công')).toBeVisible();

    await palette(cashier, 'Phí đối tác theo cửa hàng');
    await tabInto(cashier, page.getByRole('grid'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/partner\/configfee\?PartnerID=/);

    await palette(cashier, 'Lịch sử thao tác');
    await page.keyboard.press('F3');
    await page.keyboard.type('quyền');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/GeneralSearch=/);
    const more = page.getByRole('button', { name: /^Xem thay đổi của/ }).first();
    await expect(more).toBeVisible();
    await tabInto(cashier, page.getByRole('grid'));
    await page.keyboard.press('Home');
    await walkTo(cashier, more);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Ẩn thay đổi của|^Xem thay đổi của/ }).first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
);

async function goTo({ shop, cashier }: Pick<Counter, 'shop' | 'cashier'>, form: RecordForm): Promise<void> {
  const { page } = cashier;
  if (form.who) await shop.enterAs(page, '/', form.who);
  await palette(cashier, form.menu);
  const [path] = form.list.split('?');
  await expect(page).toHaveURL((address) => address.pathname + address.search === path);
  if (!form.list.includes('?')) return;
  await tabTo(cashier, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('searchbox', { name: form.search })).toBeVisible();
}

async function typeForm(cashier: Person, form: RecordForm, digits: string): Promise<void> {
  const { dialog, page } = cashier;
  await expect(dialog).toBeVisible();
  if (form.addRow) {
    await tabTo(cashier, dialog.getByRole('button', { name: form.addRow }));
    await page.keyboard.press('Enter');
  }
  for (const [label, text] of Object.entries(form.picks ?? {})) {
    await tabTo(cashier, dialog.getByRole('combobox', { name: label, exact: true }));
    await choose(cashier, text);
  }
  for (const [label, text] of Object.entries(form.selects ?? {})) {
    await tabTo(cashier, dialog.getByRole('combobox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  for (const [label, text] of Object.entries(form.texts(digits))) {
    if (label === 'Ghi chú') continue;
    await tabTo(cashier, cashier.field(label));
    await page.keyboard.type(text);
  }
}

/** Finds the record by the search box and opens its form from the grid. */
async function openFound(cashier: Person, form: RecordForm, digits: string): Promise<void> {
  const { page, dialog } = cashier;
  await page.keyboard.press('F3');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: nameIn(form, digits) });
  await expect(page.getByRole('grid').getByRole('row', { name: digits })).toHaveCount(1);
  await expect(row).toBeVisible();
  // The list may be drawn anew while a person walks in it; they then walk again.
  await expect(async () => {
    await tabInto(cashier, page.getByRole('grid'));
    await page.keyboard.press('Home');
    await walkTo(cashier, row.getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  if (!form.at.includes('edit=new')) return;
  await tabTo(cashier, dialog.getByRole('button', { name: 'Sửa', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
}

async function changeFirst(cashier: Person, form: RecordForm, digits: string): Promise<void> {
  const [label = ''] = Object.keys(form.texts(digits));
  await tabTo(cashier, cashier.field(label));
  await cashier.page.keyboard.press('End');
  await cashier.page.keyboard.type('9');
  await cashier.page.keyboard.press('Enter');
  await expect(cashier.toast(`Cập nhật ${form.noun} thành công`)).toBeVisible();
  await expect(cashier.dialog.getByRole('button', { name: 'Lưu', exact: true })).toBeHidden();
  if (form.at.includes('edit=new')) await cashier.page.keyboard.press('Escape');
}
