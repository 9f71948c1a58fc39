import type { Request } from '@playwright/test';
import { expect, RING_TWO, tell, test, type Counter } from './test.ts';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { nameIn, recordForms, type RecordForm } from './recordForms.ts';
import type { Shop } from './shop.ts';

/** Forms that nobody below the owner may save. */
const OWNERS = /branch|staff/;
/** One form that opens a record first and one that opens the form at once; the stories walk through all. */
const CHANGED = recordForms.filter(({ at }) => /^\/(?:customer|manager\/branch)\?/.test(at));

test(
  'a record changed by somebody else while its form stands open: refused, both versions shown, either kept',
  RING_TWO,
  async ({ page, shop, cashier, wire }) => {
    test.setTimeout(600_000);
    await shop.enter(page, '/');
    for (const [place, form] of CHANGED.entries()) {
      await test.step(form.at, async () => {
        const added = String(18_001 + place);
        const mine = String(28_001 + place);
        const theirs = String(38_001 + place);
        await shop.openForm(page, form);
        await cashier.fillIn(form, added);
        wire.forget();
        await cashier.press('Lưu');
        await expect(cashier.toast(`Thêm ${form.noun} thành công`)).toBeVisible();
        const record = await savedBy(wire.of(form.save).at(-1));

        const typed = await meetConflict({ shop, cashier, wire }, { form, record, shown: added, mine, theirs });
        await cashier.press('Xem bản của tôi');
        await expect.poll(() => cashier.values(), 'nothing typed is lost').toEqual(typed);
        const kept = await saveOf({ cashier, wire }, form);
        expect(Object.values(kept.sent)).toContain(nameIn(form, mine));

        const again = { form, record: kept, shown: mine, mine: added, theirs };
        await meetConflict({ shop, cashier, wire }, again);
        const taken = await saveOf({ cashier, wire }, form);
        expect(Object.values(taken.sent)).toContain(nameIn(form, theirs));
      });
    }
    tell(`Conflicts: ${CHANGED.length} record forms × 2 refusals: both versions shown, mine kept once, theirs once`);
  },
);

/** A record as it was sent and as the server answered it. */
interface Saved {
  sent: Record<string, unknown>;
  answered: Record<string, unknown>;
}

interface Meeting {
  form: RecordForm;
  record: Saved;
  /** Digits of the record as the list shows it, as the person changes it, and as somebody else does. */
  shown: string;
  mine: string;
  theirs: string;
}

/**
 * Opens the record, changes it, and saves after somebody else did: refused, with both versions to look at. Leaves the
 * other person's version in sight and answers what the person had typed.
 */
async function meetConflict(at: Counter, meeting: Meeting): Promise<[string, string][]> {
  const { form, record, shown, mine, theirs } = meeting;
  const { cashier, wire } = at;
  const [label = ''] = Object.keys(form.texts(mine));
  const { page } = cashier;
  await page.goto(form.list);
  await page.getByRole('searchbox', { name: form.search, exact: true }).fill(shown);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`=${shown}$`));
  const [param = ''] = /\w+(?==new)/.exec(form.at) ?? [];
  await page.goto(`${page.url()}&${param}=${String(record.answered[form.id])}`);
  await expect(cashier.field(label)).toHaveValue(nameIn(form, shown));
  await cashier.enter({ [label]: nameIn(form, mine) });
  const typed = await cashier.values();
  await changeElsewhere(at.shop, meeting);

  wire.forget();
  await cashier.press('Lưu');
  await expect(
    cashier.dialog.getByText(/^\p{Lu}[\p{L} ]+ đã sửa bản ghi này lúc \d\d:\d\d(?: ngày [\d/]+)?: /u),
  ).toContainText(label);
  await expect.poll(() => cashier.values()).toEqual(typed);
  await cashier.press('Xem bản hiện tại');
  await expect(cashier.field(label)).toHaveValue(nameIn(form, theirs));
  return typed;
}

/** Saves the record over HTTP as somebody else, as its form had sent it but for one text. */
async function changeElsewhere(shop: Shop, { form, record, shown, theirs }: Meeting): Promise<void> {
  const body = form.who ?? (OWNERS.test(form.at) ? shop.owner : { UserName: 'quanly', Password: 'Quanly@123' });
  const { Token, UserID, ShopID } = (await shop.api.call('login', { body })).Data;
  const headers = {
    ...shop.mock.headers,
    'Content-Type': 'application/json',
    Token,
    UserID: String(UserID),
    ShopID: String(ShopID),
  };
  const changed = { ...record.sent, [form.id]: record.answered[form.id], Version: record.answered['Version'] };
  const text = JSON.stringify(changed).replaceAll(nameIn(form, shown), nameIn(form, theirs));
  const answer = await fetch(shop.mock.url + operations[form.save].path, { method: 'POST', headers, body: text });
  expect(await answer.json()).toMatchObject({ Result: 1 });
}

/** Saves the version in sight. */
async function saveOf({ cashier, wire }: Pick<Counter, 'cashier' | 'wire'>, form: RecordForm): Promise<Saved> {
  wire.forget();
  await cashier.press('Lưu');
  await expect(cashier.toast(`Cập nhật ${form.noun} thành công`).last()).toBeVisible();
  await expect(cashier.dialog.getByRole('button', { name: 'Lưu', exact: true })).toBeHidden();
  return savedBy(wire.of(form.save).at(-1));
}

async function savedBy(request: Request | undefined): Promise<Saved> {
  const answer = (await (await request?.response())?.json()) as { Data: Record<string, unknown> } | undefined;
  if (!request || !answer) throw new Error('Nothing was saved.');
  return { sent: request.postDataJSON() as Record<string, unknown>, answered: answer.Data };
}
