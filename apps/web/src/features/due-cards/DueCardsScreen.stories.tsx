import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { answerAs, askAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { copiedText } from '../../test/copiedText.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { withApp } from '../../test/withApp.tsx';
import { DueCardsScreen } from './DueCardsScreen.tsx';

const TUESDAY = '2026-11-24';
const [first] = answerAs(createBrowserEngine({ now: STORY_NOW }), 'chushop', 'listCardNotices', {
  HasSchedule: false,
}).Data;
if (!first) throw new Error("The story's shop has no card due without an order.");
const { cardDataID } = first;

const meta = {
  title: 'Màn hình/Thẻ đến hạn',
  component: DueCardsScreen,
  decorators: [withApp({ at: '/warning' })],
} satisfies Meta<typeof DueCardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Các con số ở trên đúng bằng số thẻ mà chuông báo, và mở ra đúng từng ấy dòng. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const table = await tableOf(canvas);
    const { CountCard, Overdue } = answerAs(shownEngine(), 'chushop', 'countCardNotices', {}).Data;
    await expect(rowsOf(table)).toBe(CountCard);
    await userEvent.click(await canvas.findByRole('radio', { name: `Quá hạn ${Overdue}` }));
    await expect(await canvas.findByText('Đến hạn: Quá hạn')).toBeVisible();
    await waitFor(() => expect(rowsOf(table)).toBe(Overdue));
    await expect(table.getAllByRole('link', { name: /^0\d{9}$/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:0\d{9}$/),
    );
  },
};

/** Nhiều thẻ được lên lịch một lần: cùng một ngày làm, gõ từng phím. */
export const PlanMany: Story = {
  name: 'Lên lịch làm nhiều thẻ',
  parameters: { app: { at: '/warning?DueLevel=1' } },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    const reminders = await copiedText(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Sao chép lời nhắc' })),
    );
    await expect(reminders.split('\n\n').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Lên lịch làm' }));
    const plan = within(await canvas.findByRole('dialog', { name: /^Lên lịch làm \d+ thẻ$/ }));
    await userEvent.type(plan.getByLabelText('Ngày làm'), '23/11');
    await userEvent.type(plan.getByLabelText(/^Số tiền dự kiến/), '30tr');
    await userEvent.click(plan.getByRole('button', { name: 'Lên lịch' }));
    await seeToast(/^Đã lên lịch làm \d+ thẻ ngày 23\/11\/2026$/);
    const table = await tableOf(canvas);
    await waitFor(() => expect(table.queryByText('Chưa lên lịch')).toBeNull());
    await expect(table.getAllByText('23/11/2026').length).toBeGreaterThan(1);
  },
};

/** Tạo lịch hẹn cho nhiều thẻ: máy chủ xem trước, thẻ thiếu số tiền ở lại để sửa, mỗi thẻ một kết quả và chỉ tạo một lần. */
export const MakeMany: Story = {
  name: 'Tạo nhiều lịch hẹn',
  tags: ['điện thoại'],
  parameters: { app: { at: '/warning?HasSchedule=false' } },
  play: async ({ canvas }) => {
    const before = answerAs(shownEngine(), 'chushop', 'searchSchedules', ALL_ORDERS).Total;
    await chooseAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo lịch hẹn' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tạo lịch hẹn' }));
    const [amount] = dialog.getAllByLabelText(/^Số tiền /);
    await userEvent.clear(amount ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: /^Xem trước \d+ lịch hẹn$/ }));
    await expect((await dialog.findAllByText(/Vui lòng nhập số tiền/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Tạo \d+ lịch hẹn$/ }));
    const said = (await dialog.findByText(/^Đã tạo \d+ lịch hẹn, \d+ thẻ bị từ chối$/)).textContent ?? '';
    const [made, refused] = [...said.matchAll(/\d+/g)].map(Number);
    await expect((await dialog.findAllByRole('link', { name: /^HD\d{6}$/ })).length).toBe(made);
    await userEvent.click(dialog.getByRole('button', { name: 'Sửa dòng lỗi' }));
    for (const field of await dialog.findAllByLabelText(/^Số tiền /)) await userEvent.type(field, '20tr');
    await userEvent.click(dialog.getByRole('button', { name: `Xem trước ${refused} lịch hẹn` }));
    await userEvent.dblClick(await dialog.findByRole('button', { name: `Tạo ${refused} lịch hẹn` }));
    await expect(await dialog.findByText(`Đã tạo ${refused} lịch hẹn`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    const after = answerAs(shownEngine(), 'chushop', 'searchSchedules', ALL_ORDERS).Total;
    await expect(after).toBe(before + (made ?? 0) + (refused ?? 0));
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
  },
};

/** Ẩn một thẻ cho kỳ này phải nói lý do; thẻ rời danh sách và số đếm bớt một. */
export const Dismiss: Story = {
  name: 'Ẩn thẻ kỳ này',
  play: async ({ canvas }) => {
    const count = rowsOf(await tableOf(canvas));
    await openMenu(canvas, 'Ẩn kỳ này');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Ẩn thẻ kỳ này' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách tự thanh toán');
    await userEvent.click(question.getByRole('button', { name: 'Ẩn thẻ' }));
    await seeToast('Ẩn thẻ thành công');
    await waitFor(async () => expect(rowsOf(await tableOf(canvas))).toBe(count - 1));
    await expect(await canvas.findByRole('radio', { name: new RegExp(`^Tất cả\\s*${count - 1}`) })).toBeVisible();
  },
};

/** Một thẻ mở tại chỗ: việc của kỳ này, mọi điều biết về thẻ, gọi khách. */
export const OneCard: Story = {
  name: 'Mở một thẻ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const [first] = (await tableOf(canvas)).getAllByRole('link');
    const name = first?.textContent ?? '';
    await userEvent.click(first ?? document.body);
    const card = within(await canvas.findByRole('dialog', { name }));
    await expect(await card.findByRole('link', { name: /^Gọi 0\d{9}$/ })).toBeVisible();
    await expect(card.getByText(/^Ngày làm/)).toBeVisible();
    const reminder = await copiedText(() => userEvent.click(card.getByRole('button', { name: 'Sao chép lời nhắc' })));
    await expect(reminder).toMatch(new RegExp(`xin nhắc ${name}:\\nThẻ .+ đến hạn ngày \\d\\d/\\d\\d/2026`));
    await userEvent.click(card.getByRole('button', { name: 'Lên lịch làm' }));
    await expect(await canvas.findByRole('dialog', { name: 'Lên lịch làm thẻ' })).toBeVisible();
  },
};

/** Lịch theo ngày làm; thẻ chưa lên lịch đứng ở ngày đến hạn. */
export const AsCalendar: Story = {
  name: 'Xem theo lịch',
  parameters: { app: { at: '/warning?tab=calendar' } },
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'Lịch làm thẻ' }));
    await expect(await calendar.findByText(/^Tháng 11\/2026/)).toBeVisible();
    const legend = within(await calendar.findByRole('list', { name: 'Theo trạng thái' }));
    await expect(legend.getByText(/Đến hạn, chưa lên lịch/)).toBeVisible();
  },
};

/** Dời ngày làm bằng bàn phím: máy chủ lùi ngày nghỉ về ngày làm việc trước đó và nói ra, "Hoàn tác" đưa về ngày cũ. */
export const MoveAPlan: Story = {
  name: 'Dời ngày làm của thẻ',
  parameters: { app: { at: `/warning?tab=calendar&mode=week&day=${TUESDAY}`, prepare: planFirst } },
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'Lịch làm thẻ' }));
    const card = await calendar.findByRole('link', { name: new RegExp(`^${first.CustomerName}.*Chưa làm`) });
    card.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(calendar.getByText(/^Dời\s+tới/)).toHaveTextContent(/tới Thứ bảy 28\/11\/2026/);
    await userEvent.keyboard('{Enter}');
    await seeToast('Lịch làm chuyển sang 27/11/2026 vì 28/11/2026 là ngày nghỉ');
    await expect(workDay()).toBe('2026-11-27');
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await seeToast('Lịch làm chuyển sang 24/11/2026');
    await expect(workDay()).toBe(TUESDAY);
  },
};

/** Cấp công ty thấy thẻ của mọi cửa hàng; lên lịch và tạo lịch hẹn là việc của cửa hàng. */
export const Company: Story = {
  name: 'Cấp công ty',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await expect(canvas.getByRole('button', { name: 'Sao chép' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lên lịch làm' })).toBeNull();
  },
};

/** That card is planned for Tuesday. */
function planFirst(engine: Parameters<typeof askAs>[0]): void {
  const body = { CardDataIDs: [cardDataID], WorkDate: TUESDAY };
  askAs(engine, 'chushop', 'saveCalendarPayment', { body });
}

/** The day it is worked on, as the server keeps it. */
function workDay(): string | undefined {
  const plans = answerAs(shownEngine(), 'chushop', 'listCalendarPayments', { pageSize: 500 }).Data;
  return plans.find(({ CardDataID }) => CardDataID === cardDataID)?.WorkDate;
}

const ALL_ORDERS = { body: { PageIndex: 1, PageSize: 1 } };

async function tableOf(canvas: Canvas) {
  const table = within(await canvas.findByRole('grid', { name: 'Thẻ đến hạn' }));
  await table.findAllByRole('link');
  return table;
}

/** Rows with a card: those whose first cell is a link to it. */
function rowsOf(table: Awaited<ReturnType<typeof tableOf>>): number {
  return table.getAllByRole('button', { name: /^Thao tác/ }).length;
}

async function chooseAll(canvas: Canvas): Promise<void> {
  await tableOf(canvas);
  for (const box of canvas.getAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ })) await userEvent.click(box);
}

async function openMenu(canvas: Canvas, line: string): Promise<void> {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
  await userEvent.click(await canvas.findByRole('menuitem', { name: line }));
}
