import { operations } from '@so-the/api-client';
import { scenarioPasswordOf } from '@so-the/mock-server/browser';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nameIn, type RecordForm } from '../../../../../e2e/recordForms.ts';
import type { Answers } from '../answering.ts';
import type { AccountName } from '../askEngine.ts';
import { endFaults, shownEngine, setFaults } from '../storyApp.ts';
import { dialogInFront, field, fillIn, openDialogs, overwrite, patient, press, values } from './formFields.ts';

type Rows = Readonly<Record<string, unknown>>;

/** A save as it was sent, and what the server made of it. */
interface Save {
  sent: Rows;
  record: Rows;
}

/** The saves of all walks, in their order: that of the one under way is the last. */
const saves: Save[] = [];
const page = () => within(document.body);

/** Notes the saves of a form. */
export function noteSaves(form: RecordForm): Answers {
  return (id, answer, sent) => {
    const { Data } = answer as { Data?: Rows };
    if (id === form.save) saves.push({ sent: sent as Rows, record: Data ?? {} });
    return answer;
  };
}

/** The session ends with the save: after the login every field is as it was typed, and nothing was sent by itself. */
export async function loseSession(form: RecordForm, who: AccountName): Promise<number> {
  const typed = values();
  const before = saves.length;
  setFaults({ match: { operationId: form.save }, kind: 'answer', status: 401 });
  await press('Lưu');
  await userEvent.type(await page().findByLabelText('Tài khoản', undefined, patient), who);
  endFaults();
  await userEvent.type(page().getByLabelText('Mật khẩu'), scenarioPasswordOf(who));
  await userEvent.click(page().getByRole('button', { name: 'Đăng nhập' }));
  await within(await dialogInFront()).findByText(/^Đã khôi phục nội dung/, undefined, patient);
  await waitFor(() => expect(values()).toEqual(typed), patient);
  await expect(saves).toHaveLength(before + 1);
  return typed.length;
}

/** Saves the new record. */
export async function add(form: RecordForm): Promise<void> {
  await press('Lưu');
  await page().findByText(`Thêm ${form.noun} thành công`, undefined, patient);
  await waitFor(() => expect(openDialogs()).toEqual([]), patient);
}

/** What is done to a record in one conflict: the digits it has in the list, those typed, and those of somebody else. */
interface Meeting {
  shown: string;
  mine: string;
  theirs: string;
}

/**
 * Changes the record after somebody else did: the save is refused, both versions can be looked at and nothing typed is
 * lost. Then the version that is kept is saved.
 */
export async function meetConflict(form: RecordForm, { shown, mine, theirs }: Meeting, keep: 'mine' | 'theirs') {
  const [label = ''] = Object.keys(form.texts(mine));
  await openFound(form, shown);
  await overwrite(label, nameIn(form, mine));
  const typed = values();
  changeElsewhere(form, shown, theirs);
  await press('Lưu');
  const refusal = await within(await dialogInFront()).findByText(
    /^\p{Lu}[\p{L} ]+ đã sửa bản ghi này lúc \d\d:\d\d(?: ngày [\d/]+)?: /u,
    undefined,
    patient,
  );
  await expect(refusal).toHaveTextContent(label);
  await expect(values()).toEqual(typed);
  await press('Xem bản hiện tại');
  await waitFor(async () => expect(await field(label)).toHaveValue(nameIn(form, theirs)));
  if (keep === 'mine') {
    await press('Xem bản của tôi');
    await waitFor(() => expect(values()).toEqual(typed));
  }
  await press('Lưu');
  await waitFor(() => expect(page().getAllByText(`Cập nhật ${form.noun} thành công`)).not.toEqual([]), patient);
  await expect(Object.values(saves.at(-1)?.sent ?? {})).toContain(nameIn(form, keep === 'mine' ? mine : theirs));
  await leaveRecord();
}

/** Finds the record by the search box and opens its form. */
async function openFound(form: RecordForm, digits: string): Promise<void> {
  const box = await page().findByRole('searchbox', { name: form.search }, patient);
  await userEvent.clear(box);
  await userEvent.type(box, `${digits}{Enter}`);
  const link = await waitFor(() => {
    const rows = [...document.querySelectorAll('main tbody tr')];
    const found = rows.find((row) => row.textContent.includes(digits));
    const opening = found?.querySelector<HTMLElement>('a[href*="="]');
    if (rows.length !== 1 || !opening) throw new Error(`The list does not find ${digits} alone.`);
    return opening;
  }, patient);
  await userEvent.click(link);
  await dialogInFront();
  if (form.at.includes('edit=new')) await press('Sửa');
  await field(Object.keys(form.texts(digits))[0] ?? '');
}

/** Where a record is looked at before it is changed, it is looked at again afterwards. */
async function leaveRecord(): Promise<void> {
  await waitFor(() => expect(page().queryByRole('button', { name: 'Lưu' })).toBeNull(), patient);
  while (openDialogs().length > 0) {
    const before = openDialogs().length;
    await userEvent.click(within(await dialogInFront()).getAllByRole('button', { name: 'Đóng' })[0] ?? document.body);
    await waitFor(() => expect(openDialogs().length).toBeLessThan(before));
  }
}

/** Saves the record in the story's world as somebody else, as its form sent it last but for its name. */
function changeElsewhere(form: RecordForm, shown: string, theirs: string): void {
  const { sent, record } = saves.at(-1) ?? { sent: {}, record: {} };
  const body = { ...sent, [form.id]: record[form.id], Version: record['Version'] };
  const text = JSON.stringify(body).replaceAll(nameIn(form, shown), nameIn(form, theirs));
  const engine = shownEngine();
  const [UserName, Password] = otherFor(form);
  const { body: login } = engine.call('login', { query: {}, body: { UserName, Password } }, null);
  const { Token, UserID, ShopID } = (login as unknown as { Data: { Token: string; UserID: number; ShopID: number } })
    .Data;
  const session = { token: Token, userId: UserID, shopId: ShopID };
  const { body: answer } = engine.call(form.save, { query: {}, body: JSON.parse(text) }, session);
  if (!('Data' in answer)) throw new Error(`${operations[form.save].path} is refused: ${answer.Message}`);
}

/** A colleague who may save what the form saves. */
function otherFor({ at, who }: RecordForm): readonly [string, string] {
  if (who) return [who.UserName, who.Password];
  return /branch|staff/.test(at)
    ? ['chushop', scenarioPasswordOf('chushop')]
    : ['quanly', scenarioPasswordOf('quanly')];
}

/** Opens the form of a new record and fills it in. */
export async function fillAnew(form: RecordForm, digits: string): Promise<void> {
  await userEvent.keyboard('{F1}');
  await fillIn(form, digits);
}
