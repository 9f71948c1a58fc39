import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@so-the/api-client';
import fs from 'node:fs/promises';
import { namesInZip, openXlsx } from '../apps/web/src/test/xlsx.ts';
import { formatDate, formatDateTime } from '../packages/ui/src/format/date.ts';
import * as world from './morningWorld.ts';
import { booksOf, dayOf, daysAfter, typeInto } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect, tell, test, type Counter } from './test.ts';

const DUE = 65;
const PLANNED = 20;
const PUSHED = 12;
/** Slips that can be read, beside those that cannot. */
const READABLE = 24;
const UNREADABLE = 2;
/** Picture at whose reading the connection is lost. */
const LOST_AT = 20;

/** Counts what a person clicks, by the stage of their morning. */
class Hand {
  readonly #clicks = new Map<string, number>();
  #stage = '';

  begin(stage: string): void {
    this.#stage = stage;
    this.#clicks.set(stage, 0);
  }

  async click(target: Locator): Promise<void> {
    this.#clicks.set(this.#stage, (this.#clicks.get(this.#stage) ?? 0) + 1);
    await target.click();
  }

  get told(): string {
    const sum = [...this.#clicks.values()].reduce((total, count) => total + count, 0);
    return `${[...this.#clicks].map(([stage, count]) => `${stage} ${count}`).join(', ')}; ${sum} in all`;
  }
}

test('a morning: 65 cards due, 20 planned, 12 pushed, one moved, a warning set right, 30 pictures of bills matched and exported', async ({
  page,
  shop,
  cashier,
  wire,
}) => {
  test.setTimeout(300_000);
  const morning = world.nextMorning();
  await world.loosenTerminal(shop);
  const warned = await world.swipedOrder(shop, 1, 0);
  const { swipes } = await world.swipedOrder(shop, READABLE + UNREADABLE, 1);
  await begin(page, shop, morning);
  await world.dueCards(shop, DUE, morning);
  await shop.enter(page, '/');
  const books = await booksOf(page);
  const hand = new Hand();

  await test.step('the bell counts the cards, the list has as many', async () => {
    hand.begin('seen');
    await hand.click(page.getByRole('button', { name: /^Việc đang chờ/ }));
    await hand.click(page.getByRole('link', { name: `Xem tất cả (${DUE})`, exact: true }).first());
    await expect(page.getByRole('button', { name: /^Tất cả/ })).toContainText(`${DUE}`);
  });

  await test.step('the first twenty are planned for today', async () => {
    hand.begin('planned');
    await hand.click(page.getByRole('checkbox', { name: 'Chọn tất cả các dòng trên trang' }));
    await hand.click(page.getByRole('button', { name: 'Lên lịch làm', exact: true }));
    await typeInto(cashier, /^Ngày làm/, formatDate(dayOf(morning)).slice(0, 5));
    await typeInto(cashier, /^Số tiền dự kiến/, '30tr');
    await page.keyboard.press('Enter');
    await cashier.reads(`Đã lên lịch làm ${PLANNED} thẻ ngày ${formatDate(dayOf(morning))}`);
    expect((await shop.api.call('listCalendarPayments', {})).Total).toBe(PLANNED);
  });

  await test.step('twelve are pushed: two refused with their reasons, corrected and sent again', async () => {
    hand.begin('pushed');
    await page.goto('/contract/push?OnlyFree=true');
    await push({ page, cashier, hand });
    expect(await appointments(shop)).toHaveLength(PUSHED);
  });

  await test.step('one is dragged to tomorrow, one led there by keys', async () => {
    hand.begin('moved');
    await shop.follow(page, '/schedule-payment?mode=week');
    await moveTwo(page, cashier, morning);
    const days = (await appointments(shop)).map(({ AppointmentDate }) => AppointmentDate.slice(0, 10));
    const tomorrow = dayOf(daysAfter(morning, 1));
    expect([days.length, days.filter((day) => day === tomorrow).length]).toEqual([PUSHED, 2]);
  });

  await test.step('a warning is set right where its link leads', async () => {
    hand.begin('warning');
    await shop.follow(page, '/contract-cancel');
    const row = page.getByRole('row', { name: new RegExp(`${warned.code}.*C03`) });
    await hand.click(row.getByRole('link', { name: 'Tải bill' }));
    await drop(cashier, await slips(shop, warned));
    await hand.click(cashier.dialog.getByRole('button', { name: 'Lưu 1 bill' }));
    await cashier.reads('Lưu 1 bill thành công');
    await shop.follow(page, '/contract-cancel');
    await expect(page.getByRole('row', { name: /\bC03\b/ })).toHaveCount(1);
    await expect(row).toHaveCount(0);
  });

  await test.step('thirty pictures are read, though the connection is lost, and kept once', async () => {
    hand.begin('bills');
    await shop.follow(page, '/post/uploadbill');
    await hand.click(page.getByRole('button', { name: 'Tải ảnh bill' }));
    const files = await pictures(shop, swipes, await slips(shop, warned));
    await readThirty({ page, cashier, hand }, files);
    await typeFirst(cashier, hand, swipes[READABLE]);
    await keepAll({ shop, cashier, wire }, hand);
    await finishDraft({ page, cashier, hand }, swipes[READABLE + 1]);
    await expectMatched(shop, swipes.length + 1);
  });

  await test.step('they are taken out as a table and as pictures', async () => {
    hand.begin('exported');
    await page.goto(`/export-bill?ForDate=${dayOf(new Date())}&ToDate=${dayOf(morning)}`);
    await expect(page.getByText(new RegExp(`của ${swipes.length + 1}$`))).toBeVisible();
    const { rows } = await openXlsx(await fileOf(page, () => hand.click(button(page, 'Xuất Excel'))));
    await page.keyboard.press('Escape');
    const names = namesInZip(await fileOf(page, () => hand.click(button(page, 'Tải ảnh (.zip)'))));
    const kept = swipes.length + 1;
    expect([numbersOf(rows).size, new Set(names).size]).toEqual([kept, kept]);
  });
  expect(await booksOf(page)).toEqual(books);
  tell(`A morning, clicks: ${hand.told}; 0 lost, 0 doubled`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a card due becomes an appointment that is moved in the day’s list, and a missing bill is photographed', async ({
    page,
    shop,
    cashier,
  }) => {
    const morning = world.nextMorning();
    const warned = await world.swipedOrder(shop, 1, 0);
    await begin(page, shop, morning);
    await world.dueCards(shop, 6, morning);
    await shop.enter(page, '/');
    const hand = new Hand();
    hand.begin('appointment');
    await hand.click(page.getByRole('button', { name: /^Thông báo/ }));
    await hand.click(page.getByRole('link', { name: /^Trần Thị Sáng 01/ }));
    await hand.click(button(page, 'Tạo lịch hẹn'));
    await typeInto(cashier, /^Số tiền /, '20tr');
    await hand.click(button(page, 'Xem trước 1 lịch hẹn'));
    await button(page, 'Tạo 1 lịch hẹn').dblclick({ delay: 0 });
    await cashier.reads('Đã tạo 1 lịch hẹn');
    hand.begin('moved');
    await page.goto('/schedule-payment');
    await hand.click(page.getByRole('button', { name: 'Thao tác với Trần Thị Sáng 01' }));
    await hand.click(page.getByRole('menuitem', { name: 'Dời lịch' }));
    const tomorrow = daysAfter(morning, 1);
    await typeInto(cashier, /^Ngày giờ mới/, `${formatDate(dayOf(tomorrow))} 9:15`);
    await hand.click(button(page, 'Dời lịch'));
    await cashier.reads('Dời lịch thành công');
    const made = (await appointments(shop)).map(({ AppointmentDate }) => AppointmentDate);
    expect(made).toEqual([`${dayOf(tomorrow)}T09:15:00+07:00`]);
    hand.begin('bill');
    await page.goto('/contract-cancel');
    await hand.click(page.getByRole('link', { name: 'Tải bill' }));
    await drop(cashier, await slips(shop, warned));
    await hand.click(button(page, 'Lưu 1 bill'));
    await cashier.reads('Lưu 1 bill thành công');
    await expectMatched(shop, 1);
    tell(`A morning on a phone, clicks: ${hand.told}`);
  });
});

/** The shop opens: server and page take it for this moment. */
async function begin(page: Page, shop: Shop, morning: Date): Promise<void> {
  await shop.comesTo(morning);
  await page.clock.setFixedTime(morning);
}

/** Appointments from the morning on, of a card each. */
async function appointments({ api }: Shop): Promise<Schemas['Schedule'][]> {
  const { Data } = await api.call('listSchedulesByDate', { ForDate: dayOf(world.nextMorning()), PageSize: 100 });
  expect(new Set(Data.map(({ CardDataID }) => CardDataID)).size).toBe(Data.length);
  return Data;
}

/** Pushes twelve cards: of one nobody knows the rate, for another nothing is typed as its amount. */
async function push({ page, cashier, hand }: { page: Page; cashier: Person; hand: Hand }): Promise<void> {
  const { dialog } = cashier;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đẩy lịch');
  for (let row = 0; row < PUSHED; row += 1) {
    await hand.click(page.getByRole('checkbox', { name: /^Chọn (?!tất cả)/ }).nth(row));
  }
  await hand.click(button(page, 'Đẩy lịch'));
  await dialog
    .getByRole('textbox', { name: /^Số tiền/ })
    .nth(4)
    .pressSequentially('0');
  await hand.click(button(page, `Xem trước ${PUSHED} lịch hẹn`));
  await cashier.reads(`${PUSHED} dòng: ${PUSHED - 2} hợp lệ, 2 lỗi`);
  for (const reason of [/Vui lòng nhập phí khách/, /Số tiền phải lớn hơn 0/]) {
    await expect(dialog.getByText(reason).first()).toBeVisible();
  }
  await button(page, `Tạo ${PUSHED - 2} lịch hẹn`).dblclick({ delay: 0 });
  await cashier.reads(`Đã tạo ${PUSHED - 2} lịch hẹn, 2 thẻ bị từ chối`);
  await hand.click(button(page, 'Sửa dòng lỗi'));
  await typeInto(cashier, /^Phí cho mọi thẻ/, '1,8');
  await dialog
    .getByRole('textbox', { name: /^Số tiền/ })
    .last()
    .press('ControlOrMeta+a');
  await page.keyboard.type('25tr');
  await hand.click(button(page, 'Xem trước 2 lịch hẹn'));
  await button(page, 'Tạo 2 lịch hẹn').dblclick({ delay: 0 });
  await cashier.reads('Đã tạo 2 lịch hẹn');
  await hand.click(button(page, 'Xong'));
}

/** Moves two of today's appointments to tomorrow, at their hour. */
async function moveTwo(page: Page, { page: { keyboard } }: Person, morning: Date): Promise<void> {
  const at = (day: Date, count: string) =>
    page.getByRole('gridcell', { name: new RegExp(`${formatDate(dayOf(day))}, 09:00, ${count}`) });
  const tomorrow = daysAfter(morning, 1);
  await at(morning, '').getByRole('link').first().dragTo(at(tomorrow, ''));
  await expect(at(tomorrow, '1 lịch hẹn')).toBeVisible();
  await at(morning, '').getByRole('link').first().focus();
  for (const key of ['Space', 'ArrowRight', 'Enter']) await keyboard.press(key);
  await expect(at(tomorrow, '2 lịch hẹn')).toBeVisible();
}

function slips(shop: Shop, { swipes }: Pick<world.SwipedOrder, 'swipes'>): Promise<world.Picture[]> {
  return Promise.all(swipes.map((swipe) => world.slipOf(shop, swipe)));
}

/** Thirty pictures: of slips, thrice a known one, two that cannot be read, one that is none. */
async function pictures(
  shop: Shop,
  swipes: readonly Schemas['LogWithdrawal'][],
  kept: readonly world.Picture[],
): Promise<world.Picture[]> {
  const readable = await slips(shop, { swipes: swipes.slice(0, READABLE) });
  const again = [...readable.slice(0, 2), ...kept].map((one, place) => world.copyOf(one, `lai-${place}.png`));
  return [...readable, ...again, world.blurred('mo-1.png', 3), world.blurred('mo-2.png', 5), world.broken('hong.png')];
}

/** Drops the pictures while the connection holds for nineteen of them. */
async function readThirty(
  { page, cashier, hand }: { page: Page; cashier: Person; hand: Hand },
  files: readonly world.Picture[],
): Promise<void> {
  let reads = 0;
  let isLost = true;
  await page.route('**/ReadBill', async (route) => {
    reads += 1;
    if (isLost && reads >= LOST_AT) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await drop(cashier, files);
  await cashier.reads('Mất kết nối: phần còn lại đọc tiếp khi có mạng.');
  await expect(cashier.dialog.getByText(new RegExp(`^30 ảnh: ${LOST_AT - 1} sẵn sàng`))).toBeVisible();
  isLost = false;
  await hand.click(button(page, 'Đọc tiếp'));
  await cashier.reads(`30 ảnh: ${READABLE} sẵn sàng, 3 trùng, ${UNREADABLE} lưu nháp, 1 lỗi`);
  await page.unroute('**/ReadBill');
  await hand.click(button(page, 'Bỏ hong.png'));
}

/** Types what cannot be read in the first of the blurred pictures, its swipe first. */
async function typeFirst(cashier: Person, hand: Hand, swipe: Schemas['LogWithdrawal'] | undefined): Promise<void> {
  await hand.click(cashier.dialog.getByRole('button', { name: /^mo-1\.png/ }));
  await typeSlip(cashier, swipe);
  await expect(cashier.dialog.getByText(`29 ảnh: ${READABLE + 1} sẵn sàng, 3 trùng, 1 lưu nháp`)).toBeVisible();
}

/** Keeps what was read; the first answer is lost, and nothing is kept twice for it. */
async function keepAll({ shop, cashier, wire }: Counter, hand: Hand): Promise<void> {
  const count = READABLE + UNREADABLE;
  const save = button(cashier.page, `Lưu ${count} bill`);
  wire.forget();
  await shop.goesWrong({ match: 'AddBillNumberLo', drop: 'after' });
  await hand.click(save);
  await expect(cashier.dialog.getByText('Chưa lưu', { exact: true })).toBeVisible();
  await shop.goesWrong();
  await hand.click(save);
  // One after the other, each with its picture.
  await expect(cashier.toast(`Lưu ${count} bill thành công`)).toBeVisible({ timeout: 60_000 });
  expect([wire.to('AddBillNumberLo').length, new Set(wire.keysOf('AddBillNumberLo')).size]).toEqual([count + 1, count]);
}

/** The draft that was left is finished beside its picture. */
async function finishDraft(
  { page, cashier, hand }: { page: Page; cashier: Person; hand: Hand },
  swipe: Schemas['LogWithdrawal'] | undefined,
): Promise<void> {
  await hand.click(page.getByRole('tab', { name: 'Bill nháp' }));
  await hand.click(page.getByRole('grid', { name: 'Bill nháp' }).getByRole('link').first());
  await typeSlip(cashier, swipe);
  await hand.click(button(page, 'Xác nhận bill'));
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

/** Every bill is confirmed and of a swipe of its own; no swipe is without. */
async function expectMatched({ api }: Shop, count: number): Promise<void> {
  const bills = (await api.call('listBills', { PageSize: 100 })).Data.filter(({ Status }) => Status === 1);
  const left = (await api.call('listSwipes', { HasBill: false })).Total;
  expect([bills.length, new Set(bills.map(({ LogWithdrawalID }) => LogWithdrawalID)).size, left]).toEqual([
    count,
    count,
    0,
  ]);
}

async function drop({ dialog }: Person, files: readonly world.Picture[]): Promise<void> {
  await dialog.getByLabel('Ảnh bill', { exact: true }).setInputFiles([...files]);
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

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
