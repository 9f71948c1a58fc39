import type { Page } from '@playwright/test';
import type { Schemas } from '@so-the/api-client';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { formatDate } from '../packages/ui/src/format/date.ts';
import * as world from './morningWorld.ts';
import { booksOf, dayOf, daysAfter, typeInto } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { StageHand } from './stageHand.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

const DUE = 65;
const PLANNED = 20;
const PUSHED = 12;

test(
  'a morning: 65 cards due, 20 planned, 12 pushed, two moved, a warning set right',
  RING_TWO,
  async ({ page, shop, cashier }) => {
    test.setTimeout(240_000);
    const morning = world.nextMorning();
    const warned = await world.swipedOrder(shop, 1, 0);
    // Another that keeps its warning.
    await world.swipedOrder(shop, 1, 1);
    await world.begin(page, shop, morning);
    await world.setOwnCardAside(shop, morning);
    await world.dueCards(shop, DUE, morning);
    await shop.enter(page, '/');
    const books = await booksOf(page);
    const hand = new StageHand();

    await test.step('the header counts the cards, the list has as many', async () => {
      hand.begin('seen');
      const shortcuts = page.getByRole('navigation', { name: 'Lối tắt' });
      await hand.click(shortcuts.getByRole('link', { name: new RegExp(`^Thẻ đến hạn.*${DUE}`) }));
      await expect(page.getByRole('radio', { name: /^Tất cả/ })).toContainText(`${DUE}`);
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
      await moveTwo(page, hand, morning);
      const days = (await appointments(shop)).map(({ AppointmentDate }) => AppointmentDate.slice(0, 10));
      const tomorrow = dayOf(daysAfter(morning, 1));
      expect([days.length, days.filter((day) => day === tomorrow).length]).toEqual([PUSHED, 2]);
    });

    await test.step('a warning is set right where its link leads', async () => {
      hand.begin('warning');
      await shop.follow(page, '/contract-cancel');
      const row = page.getByRole('row', { name: new RegExp(`${warned.code}.*Chưa có bill`) });
      await hand.click(row.getByRole('link', { name: 'Tải bill' }));
      await world.drop(cashier, await world.slips(shop, warned));
      await hand.click(cashier.dialog.getByRole('button', { name: 'Lưu 1 bill' }));
      await cashier.reads('Lưu 1 bill thành công');
      await shop.follow(page, '/contract-cancel');
      await expect(page.getByRole('row', { name: /Chưa có bill/ })).toHaveCount(1);
      await expect(row).toHaveCount(0);
    });

    expect(await booksOf(page)).toEqual(books);
    tell(`A morning, clicks: ${hand.told}; 0 lost, 0 doubled`);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a card due becomes an appointment that is moved in the day’s list, and a missing bill is photographed', async ({
    page,
    shop,
    cashier,
  }) => {
    const morning = world.nextMorning();
    const warned = await world.swipedOrder(shop, 1, 0);
    await world.begin(page, shop, morning);
    await world.dueCards(shop, 6, morning);
    await shop.enter(page, '/');
    const hand = new StageHand();
    hand.begin('appointment');
    await hand.click(page.getByRole('button', { name: /^Thông báo/ }));
    await hand.click(page.getByRole('link', { name: /^Trần Thị Sáng 01/ }));
    await hand.click(world.button(page, 'Tạo lịch hẹn'));
    await typeInto(cashier, /^Số tiền /, '20tr');
    await hand.click(world.button(page, 'Xem trước 1 lịch hẹn'));
    await world.button(page, 'Tạo 1 lịch hẹn').dblclick({ delay: 0 });
    await cashier.reads('Đã tạo 1 lịch hẹn');
    hand.begin('moved');
    await page.goto('/schedule-payment');
    await hand.click(page.getByRole('button', { name: 'Thao tác với Trần Thị Sáng 01' }));
    await hand.click(page.getByRole('menuitem', { name: 'Dời lịch' }));
    const tomorrow = daysAfter(morning, 1);
    await typeInto(cashier, /^Ngày giờ mới/, `${formatDate(dayOf(tomorrow))} 9:15`);
    await hand.click(world.button(page, 'Dời lịch'));
    await cashier.reads('Dời lịch thành công');
    const made = (await appointments(shop)).map(({ AppointmentDate }) => AppointmentDate);
    expect(made).toEqual([`${dayOf(tomorrow)}T09:15:00+07:00`]);
    hand.begin('bill');
    await page.goto('/contract-cancel');
    await hand.click(page.getByRole('link', { name: 'Tải bill' }));
    await world.drop(cashier, await world.slips(shop, warned));
    await hand.click(world.button(page, 'Lưu 1 bill'));
    await cashier.reads('Lưu 1 bill thành công');
    await world.expectMatched(shop, 1);
    tell(`A morning on a phone, clicks: ${hand.told}`);
  });
});

/** Appointments from the morning on, of a card each. */
async function appointments({ api }: Shop): Promise<Schemas['Schedule'][]> {
  const { Data } = await api.call('listSchedulesByDate', { ForDate: dayOf(world.nextMorning()), PageSize: 100 });
  expect(new Set(Data.map(({ CardDataID }) => CardDataID)).size).toBe(Data.length);
  return Data;
}

/** Pushes twelve cards: of one nobody knows the rate, for another nothing is typed as its amount. */
async function push({ page, cashier, hand }: { page: Page; cashier: Person; hand: StageHand }): Promise<void> {
  const { dialog } = cashier;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đẩy lịch');
  for (let row = 0; row < PUSHED; row += 1) {
    await hand.click(page.getByRole('checkbox', { name: /^Chọn (?!tất cả)/ }).nth(row));
  }
  await hand.click(world.button(page, 'Đẩy lịch'));
  await dialog
    .getByRole('textbox', { name: /^Số tiền/ })
    .nth(4)
    .pressSequentially('0');
  await hand.click(world.button(page, `Xem trước ${PUSHED} lịch hẹn`));
  await cashier.reads(`${PUSHED} dòng: ${PUSHED - 2} hợp lệ, 2 lỗi`);
  for (const reason of [/Vui lòng nhập phí khách/, /Số tiền phải lớn hơn 0/]) {
    await expect(dialog.getByText(reason).first()).toBeVisible();
  }
  await world.button(page, `Tạo ${PUSHED - 2} lịch hẹn`).dblclick({ delay: 0 });
  await cashier.reads(`Đã tạo ${PUSHED - 2} lịch hẹn, 2 thẻ bị từ chối`);
  await hand.click(world.button(page, 'Sửa dòng lỗi'));
  await typeInto(cashier, /^Phí cho mọi thẻ/, '1,8');
  await dialog
    .getByRole('textbox', { name: /^Số tiền/ })
    .last()
    .press('ControlOrMeta+a');
  await page.keyboard.type('25tr');
  await hand.click(world.button(page, 'Xem trước 2 lịch hẹn'));
  await world.button(page, 'Tạo 2 lịch hẹn').dblclick({ delay: 0 });
  await cashier.reads('Đã tạo 2 lịch hẹn');
  await hand.click(world.button(page, 'Xong'));
}

/** Moves two of today's appointments to tomorrow, at their hour, each until the server has said so. */
async function moveTwo(page: Page, hand: StageHand, morning: Date): Promise<void> {
  const at = (day: Date, count: string) =>
    page.getByRole('gridcell', { name: new RegExp(`${formatDate(dayOf(day))}, 09:00, ${count}`) });
  const answered = () => page.waitForResponse((answer) => answer.url().endsWith(operations.createSchedule.path));
  const tomorrow = daysAfter(morning, 1);
  const dragged = answered();
  await hand.drag(at(morning, '').getByRole('link').first(), at(tomorrow, ''));
  await expect(at(tomorrow, '1 lịch hẹn')).toBeVisible();
  await dragged;
  const led = answered();
  await at(morning, '').getByRole('link').first().focus();
  for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(at(tomorrow, '2 lịch hẹn')).toBeVisible();
  await led;
}
