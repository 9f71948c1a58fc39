import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scheduleInputFields, type ScheduleInput } from '@so-the/api-client';
import { pickFields } from '../../../kit/form/pickFields.ts';
import { askAs } from '../../../test/askEngine.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { AppointmentsScreen } from '../../../app/AppointmentsScreen.tsx';

const day = '2026-11-24';
const moment = `${day}T14:30:00+07:00`;
const order = storyOrder(0);

/** The appointment of the stories, put on an afternoon of its own. */
const onTuesday = { at: `/schedule-payment?mode=week&date=${day}`, prepare: setUp };

function setUp(engine: Parameters<typeof askAs>[0]): void {
  const body = { ...pickFields<ScheduleInput>(order, scheduleInputFields), AppointmentDate: moment };
  askAs(engine, 'chushop', 'createSchedule', { body });
}

/** Eighty appointments on each of twenty-five days. */
function fillDecember(engine: Parameters<typeof askAs>[0]): void {
  const { ServiceType, CustomerID, CardDataID, Amount, CustomerFeePercent, FeeMode, StaffID } = order;
  const terms = { ServiceType, CustomerID, CardDataID, Amount, CustomerFeePercent, FeeMode, StaffID };
  for (let date = 1; date <= 25; date += 1) {
    const Schedules = Array.from({ length: 80 }, (_, place) => ({ ...terms, AppointmentDate: momentOf(date, place) }));
    askAs(engine, 'chushop', 'createScheduleList', { body: { Schedules } });
  }
}

/** "2026-12-05T09:30:00+07:00": eight an hour from eight in the morning on. */
function momentOf(date: number, place: number): string {
  const time = [8 + Math.floor(place / 8), (place % 8) * 7].map(two).join(':');
  return `2026-12-${two(date)}T${time}:00+07:00`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const meta = {
  title: 'Màn hình/Lịch hẹn theo ngày',
  component: AppointmentsScreen,
  decorators: [withApp(onTuesday)],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tuần có số lịch của từng ngày; lọc theo nhân viên thì chỉ còn lịch của người đó. */
export const Week: Story = {
  name: 'Tuần',
  play: async ({ canvas }) => {
    await expect(await eventOf(canvas)).toHaveAttribute('href', `/contract/${order.ScheduleID}`);
    await expect(canvas.getByRole('grid', { name: 'Lịch hẹn, 23/11–29/11/2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ngày' }));
    await expect(await canvas.findByText('Thứ ba, 24/11/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Danh sách' }));
    await expect(await canvas.findByLabelText('Từ ngày')).toHaveValue('20/11/2026');
  },
};

export const Month: Story = {
  name: 'Tháng',
  parameters: { app: { at: `/schedule-payment?mode=month&date=${day}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Lịch hẹn, Tháng 11/2026' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^\d+ lịch hẹn$/)).toBeVisible());
  },
};

/** Tháng có 2.000 lịch hẹn: đọc đủ mọi trang, mỗi ngày nói còn bao nhiêu, đổi sang ngày thì thấy hết. */
export const TwoThousand: Story = {
  name: 'Tháng có 2.000 lịch hẹn',
  parameters: { app: { at: '/schedule-payment?mode=month&date=2026-12-15', prepare: fillDecember } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2.000 lịch hẹn', {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^còn 78 lịch hẹn, xem cả ngày 15\/12\/2026/ }));
    await expect(await canvas.findByText('80 lịch hẹn')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^\d\d:\d\d/ })).toHaveLength(80));
  },
};

/** Dời bằng bàn phím: thấy ngày đến hạn của thẻ, máy chủ ghi giờ mới, "Hoàn tác" đưa về giờ cũ. */
export const MoveByKeys: Story = {
  name: 'Dời lịch bằng bàn phím rồi hoàn tác',
  play: async ({ canvas }) => {
    (await eventOf(canvas)).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(canvas.getByText(/^Dời\s+tới/)).toHaveTextContent(/tới Thứ tư 25\/11\/2026, 13:00\. Thẻ đến hạn \d\d/);
    await userEvent.keyboard('{Enter}');
    await seeToast(`Đã dời lịch của ${order.CustomerName} sang 25/11/2026 13:00`);
    await expect(savedMoment()).toBe('2026-11-25T13:00:00+07:00');
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await seeToast(`Đã dời lịch của ${order.CustomerName} sang 24/11/2026 14:30`);
    await expect(savedMoment()).toBe(moment);
  },
};

/** Người khác vừa sửa lịch này: máy chủ từ chối, lịch ở nguyên chỗ của người kia. */
export const MoveRefused: Story = {
  name: 'Dời bị từ chối',
  play: async ({ canvas }) => {
    const event = await eventOf(canvas);
    askAs(shownEngine(), 'chushop', 'updateScheduleNote', {
      body: { ScheduleID: order.ScheduleID, Note: 'Khách gọi lại' },
    });
    event.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await seeToast(/^Dữ liệu đã được .+ cập nhật lúc/);
    await expect(savedMoment()).toBe(moment);
    await waitFor(async () => expect((await eventOf(canvas)).closest('td')).toHaveAttribute('data-day', day));
  },
};

/** Bấm vào một giờ trống mở biểu mẫu với đúng giờ ấy. */
export const AddThere: Story = {
  name: 'Thêm lịch vào giờ trống',
  play: async ({ canvas }) => {
    await eventOf(canvas);
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Chủ nhật 29\/11\/2026, 16:00/ }));
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    await expect(form.getByLabelText(/^Ngày hẹn/)).toHaveValue('29/11/2026 16:00');
  },
};

/** Điện thoại mở ra ngày hôm nay; chọn danh sách thì thấy danh sách. */
export const PhoneDay: Story = {
  name: 'Trên điện thoại',
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { at: '/schedule-payment' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thứ sáu, 20/11/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Danh sách' }));
    await expect(await canvas.findByLabelText('Từ ngày')).toHaveValue('20/11/2026');
  },
};

/** Dời lịch bằng cách gõ ngày giờ, thấy trước ngày đến hạn của thẻ. */
export const MoveByTyping: Story = {
  name: 'Dời lịch bằng cách gõ',
  tags: ['điện thoại'],
  parameters: { app: { at: `/schedule-payment?mode=day&date=${day}` } },
  play: async ({ canvas }) => {
    await eventOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: `Thao tác với ${order.CustomerName}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dời lịch' }));
    const form = within(await screen.findByRole('dialog', { name: `Dời lịch của ${order.CustomerName}` }));
    const when = form.getByLabelText(/^Ngày giờ mới/);
    await userEvent.clear(when);
    await userEvent.type(when, '26/11/2026 9:15');
    await expect(await form.findByText(/Thẻ đến hạn/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Dời lịch' }));
    await seeToast('Dời lịch thành công');
    await expect(savedMoment()).toBe('2026-11-26T09:15:00+07:00');
  },
};

/** In lịch hẹn của một ngày: giấy A4, theo giờ, chọn được ngày khác. */
export const DayOnPaper: Story = {
  name: 'In lịch hẹn trong ngày',
  play: async ({ canvas }) => {
    await eventOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'In lịch ngày' }));
    const paper = within(await screen.findByRole('dialog', { name: 'Lịch hẹn trong ngày' }));
    await expect(await paper.findByRole('row', { name: new RegExp(`^14:30 ${order.CustomerName}`) })).toBeVisible();
    await expect(paper.getByLabelText('Khổ giấy')).toHaveDisplayValue('Giấy A4');
    await expect(paper.getByRole('button', { name: 'In' })).toBeEnabled();
  },
};

/** When the order of the stories is, as the server keeps it. */
function savedMoment(): string | undefined {
  const body = { ScheduleIDs: [order.ScheduleID], PageIndex: 1, PageSize: 1 };
  return askAs(shownEngine(), 'chushop', 'searchSchedules', { body })[0]?.AppointmentDate;
}

function eventOf(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('link', { name: new RegExp(`^14:30\\s*${order.CustomerName}`) });
}
