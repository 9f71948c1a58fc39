import type { Page } from '@playwright/test';
import type { Schemas } from '@so-the/api-client';
import fs from 'node:fs/promises';
import { namesInZip, openXlsx } from '../apps/web/src/test/xlsx.ts';
import { formatDateTime } from '../packages/ui/src/format/date.ts';
import { now } from './clock.ts';
import * as world from './morningWorld.ts';
import { booksOf, dayOf, typeInto } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { StageHand } from './stageHand.ts';
import { expect, tell, test, type Counter } from './test.ts';

/** Slips that can be read, beside those that cannot. */
const READABLE = 24;
const UNREADABLE = 2;
/** Picture at whose reading the connection is lost. */
const LOST_AT = 20;

test('a morning’s bills: 30 pictures are read though the connection is lost, matched, kept once and exported', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  test.setTimeout(240_000);
  const morning = world.nextMorning();
  await world.loosenTerminal(shop);
  const known = await world.swipedOrder(shop, 1, 0);
  const { swipes } = await world.swipedOrder(shop, READABLE + UNREADABLE, 1);
  await world.begin(page, shop, morning);
  await shop.enter(page, '/post/uploadbill');
  const books = await booksOf(page);
  const hand = new StageHand();

  await test.step('the slip that was missed is kept', async () => {
    hand.begin('missed');
    await hand.click(world.button(page, 'Tải ảnh bill'));
    await world.drop(cashier, await world.slips(shop, known));
    await hand.click(world.button(page, 'Lưu 1 bill'));
    await cashier.reads('Lưu 1 bill thành công');
  });

  await test.step('thirty pictures are read, though the connection is lost, and kept once', async () => {
    hand.begin('bills');
    await hand.click(world.button(page, 'Tải ảnh bill'));
    const files = await pictures(shop, swipes, await world.slips(shop, known));
    await readThirty({ page, cashier, hand }, files);
    await typeFirst(cashier, hand, swipes[READABLE]);
    await keepAll({ shop, cashier, wire }, hand);
    await finishDraft({ page, cashier, hand }, swipes[READABLE + 1]);
    await world.expectMatched(shop, swipes.length + 1);
  });

  await test.step('they are taken out as a table and as pictures', async () => {
    hand.begin('exported');
    await page.goto(`/export-bill?ForDate=${dayOf(now())}&ToDate=${dayOf(morning)}`);
    await expect(page.getByText(new RegExp(`của ${swipes.length + 1}$`))).toBeVisible();
    const { rows } = await openXlsx(await fileOf(page, () => hand.click(world.button(page, 'Xuất Excel'))));
    await page.keyboard.press('Escape');
    const names = namesInZip(await fileOf(page, () => hand.click(world.button(page, 'Tải ảnh (.zip)'))));
    const kept = swipes.length + 1;
    expect([numbersOf(rows).size, new Set(names).size]).toEqual([kept, kept]);
  });
  expect(await booksOf(page)).toEqual(books);
  tell(`A morning’s bills, clicks: ${hand.told}; 0 lost, 0 doubled`);
});

/** Thirty pictures: of slips, thrice a known one, two that cannot be read, one that is none. */
async function pictures(
  shop: Shop,
  swipes: readonly Schemas['LogWithdrawal'][],
  kept: readonly world.Picture[],
): Promise<world.Picture[]> {
  const readable = await world.slips(shop, { swipes: swipes.slice(0, READABLE) });
  const again = [...readable.slice(0, 2), ...kept].map((one, place) => world.copyOf(one, `lai-${place}.png`));
  return [...readable, ...again, world.blurred('mo-1.png', 3), world.blurred('mo-2.png', 5), world.broken('hong.png')];
}

/** Drops the pictures while the connection holds for nineteen of them. */
async function readThirty(
  { page, cashier, hand }: { page: Page; cashier: Person; hand: StageHand },
  files: readonly world.Picture[],
): Promise<void> {
  let reads = 0;
  let isLost = true;
  await page.route('**/ReadBill', async (route) => {
    reads += 1;
    if (isLost && reads >= LOST_AT) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await world.drop(cashier, files);
  await cashier.reads('Mất kết nối: phần còn lại đọc tiếp khi có mạng.');
  await expect(cashier.dialog.getByText(new RegExp(`^30 ảnh: ${LOST_AT - 1} sẵn sàng`))).toBeVisible();
  isLost = false;
  await hand.click(world.button(page, 'Đọc tiếp'));
  await cashier.reads(`30 ảnh: ${READABLE} sẵn sàng, 3 trùng, ${UNREADABLE} lưu nháp, 1 lỗi`);
  await page.unroute('**/ReadBill');
  await hand.click(world.button(page, 'Bỏ hong.png'));
}

/** Types what cannot be read in the first of the blurred pictures, its swipe first. */
async function typeFirst(cashier: Person, hand: StageHand, swipe: Schemas['LogWithdrawal'] | undefined): Promise<void> {
  await hand.click(cashier.dialog.getByRole('button', { name: /^mo-1\.png/ }));
  await typeSlip(cashier, swipe);
  await expect(cashier.dialog.getByText(`29 ảnh: ${READABLE + 1} sẵn sàng, 3 trùng, 1 lưu nháp`)).toBeVisible();
}

/** Keeps what was read; the first answer is lost, and nothing is kept twice for it. */
async function keepAll({ shop, cashier, wire }: Counter, hand: StageHand): Promise<void> {
  const count = READABLE + UNREADABLE;
  const save = world.button(cashier.page, `Lưu ${count} bill`);
  wire.forget();
  await shop.mock.fail('addLotBills', { kind: 'lost', when: 'after' });
  await hand.click(save);
  await expect(cashier.dialog.getByText('Chưa lưu', { exact: true })).toBeVisible();
  await shop.mock.mend();
  await hand.click(save);
  // One after the other, each with its picture.
  await expect(cashier.toast(`Lưu ${count} bill thành công`)).toBeVisible({ timeout: 60_000 });
  expect([wire.to('AddBillNumberLo').length, new Set(wire.keysOf('AddBillNumberLo')).size]).toEqual([count + 1, count]);
}

/** The draft that was left is finished beside its picture. */
async function finishDraft(
  { page, cashier, hand }: { page: Page; cashier: Person; hand: StageHand },
  swipe: Schemas['LogWithdrawal'] | undefined,
): Promise<void> {
  await hand.click(page.getByRole('tab', { name: 'Bill nháp' }));
  await hand.click(page.getByRole('grid', { name: 'Bill nháp' }).getByRole('link').first());
  await typeSlip(cashier, swipe);
  await hand.click(world.button(page, 'Xác nhận bill'));
  await cashier.reads('Xác nhận bill thành công');
}

/** Types key by key what stands on the slip of a swipe. */
async function typeSlip(cashier: Person, swipe: Schemas['LogWithdrawal'] | undefined): Promise<void> {
  if (!swipe) throw new Error('There is no such swipe.');
  const { Amount, InvoiceNo = '', SwipedAt } = swipe;
  await cashier.pick('Lượt quẹt', Amount.toLocaleString('vi-VN'));
  await typeInto(cashier, /^Số tiền/, String(Amount));
  await typeInto(cashier, /^Thời gian quẹt/, formatDateTime(SwipedAt));
  await typeInto(cashier, /^Mã máy/, '12345678');
  await typeInto(cashier, /^Số hóa đơn/, InvoiceNo);
  await cashier.page.keyboard.press('Tab');
}

/** What is downloaded once something is done. */
async function fileOf(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  const download = page.waitForEvent('download');
  await act();
  return fs.readFile(await (await download).path());
}

/** The invoice numbers of an exported table. */
function numbersOf(rows: readonly unknown[][]): Set<unknown> {
  const titles = rows.findIndex((row) => row.includes('Số hóa đơn'));
  const column = rows[titles]?.indexOf('Số hóa đơn') ?? 0;
  return new Set(rows.slice(titles + 1).flatMap((row) => row[column] ?? []));
}
