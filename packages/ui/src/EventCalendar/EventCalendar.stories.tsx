import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CalendarEvent } from './calendarEvent.ts';
import type { EventCalendarProps } from './calendarProps.ts';
import { EventCalendar } from './EventCalendar.tsx';

const statuses = {
  0: { label: 'Lịch hẹn', tone: 'neutral' },
  1: { label: 'Chờ thực hiện', tone: 'info' },
  2: { label: 'Đang thực hiện', tone: 'warning' },
  3: { label: 'Chờ chuyển tiền', tone: 'warning' },
  4: { label: 'Hoàn thành', tone: 'success' },
  5: { label: 'Đã hủy', tone: 'danger' },
} as const;
const customers = ['Nguyễn Thị Hoa', 'Trần Văn Bình', 'Lê Minh Đức', 'Bùi Thị An', 'Phạm Quốc Khánh', 'Đỗ Hồng Nhung'];

/** The appointments of a shop in November 2026: some every day but Sunday, the number given by `aDay`. */
function november(aDay: (date: number) => number): CalendarEvent[] {
  return Array.from({ length: 30 }, (_, index) => index + 1).flatMap((date) =>
    Array.from({ length: date % 7 === 1 ? 0 : aDay(date) }, (_, number) => appointment(date, number)),
  );
}

function appointment(date: number, number: number): CalendarEvent {
  const hour = 8 + ((number * 3 + date) % 10);
  return {
    id: date * 100 + number,
    at: `2026-11-${two(date)}T${two(hour)}:${two((number * 25) % 60)}:00+07:00`,
    title: customers[(date + number) % customers.length] ?? '',
    note: `VCB •••• ${4100 + date} · ${20 + number * 5}.000.000`,
    status: date < 20 ? (number === 1 ? 5 : 4) : (number + date) % 4,
    href: `#/contract/${date * 100 + number}`,
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const meta = {
  title: 'Bảng và dữ liệu/EventCalendar',
  component: EventCalendar,
  render: function Kept(args: EventCalendarProps) {
    const [place, setPlace] = useState(args.place);
    const change = (next: EventCalendarProps['place']) => {
      setPlace(next);
      args.onPlace(next);
    };
    return <EventCalendar {...args} place={place} onPlace={change} />;
  },
  args: {
    label: 'Lịch hẹn',
    events: november((date) => date % 4),
    statuses,
    place: { mode: 'month', date: '2026-11-23' },
    today: '2026-11-23',
    onPlace: fn(),
    onAdd: fn(),
    onMove: fn(),
    onOpen: fn(),
  },
  parameters: {
    rules: {
      yes: [
        'Xem lịch hẹn theo tháng, tuần, ngày; trạng thái có chữ, hình và màu.',
        'Kéo để dời giờ chỉ khi lời gọi cho phép.',
      ],
      no: ['Dùng cho danh sách cần cộng tiền: dùng DataTable.', 'Dựa vào màu để phân biệt trạng thái.'],
    },
  },
} satisfies Meta<typeof EventCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = { name: 'Tháng' };

export const Week: Story = { name: 'Tuần', args: { place: { mode: 'week', date: '2026-11-23' } } };

export const Day: Story = { name: 'Ngày', args: { place: { mode: 'day', date: '2026-11-23' } } };

export const Busy: Story = {
  name: 'Ngày cao điểm',
  args: { events: november((date) => (date === 24 ? 14 : 5)), place: { mode: 'week', date: '2026-11-24' } },
};

export const Failed: Story = { name: 'Lỗi', args: { error: 'Không kết nối được máy chủ', onRetry: fn() } };

export const BusyMonth: Story = { name: 'Tháng cao điểm', args: { events: november(() => 6) } };

/** Due days of cards have no time of day. */
export const DueDays: Story = {
  name: 'Không có giờ',
  args: {
    unit: 'thẻ đến hạn',
    place: { mode: 'week', date: '2026-11-23' },
    events: november((date) => date % 4).map((event) => Object.assign(event, { at: event.at.slice(0, 10) })),
  },
};

export const Empty: Story = { name: 'Chưa có lịch hẹn', args: { events: [] } };

export const Loading: Story = { name: 'Đang tải', args: { events: undefined } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    events: november((date) => date % 3).map((event) =>
      Object.assign(event, { title: `Công ty trách nhiệm hữu hạn dịch vụ ${event.title}` }),
    ),
  },
};

/** Arrows walk through the days and on into the next month, Tab through the events of a day, Enter adds one there. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  globals: { viewport: { value: 'cashier' } },
  play: async ({ args, canvas, canvasElement }) => {
    const day = (name: string) => canvas.getByRole('gridcell', { name: new RegExp(`^${name}`) });
    day('Thứ hai 23/11/2026, 3 lịch hẹn').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('Thứ ba 24/11/2026, trống')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.keyboard('{ArrowLeft}{Tab}');
    await expect(canvas.getByRole('link', { name: /11:00\s*Đỗ Hồng Nhung/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(day('Thứ hai 23/11/2026, 3 lịch hẹn')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowRight}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ mode: 'month', date: '2026-12-07' });
    await waitFor(() => expect(day('Thứ hai 07/12/2026, trống')).toHaveFocus());
    await expect(canvas.getByText('Tháng 12/2026')).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day('Thứ bảy 07/11/2026, 3 lịch hẹn')).toHaveFocus());
    await expect(canvasElement.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  },
};

/** What has no room opens its day; an empty hour offers a new appointment there. */
export const MoreOfADay: Story = {
  name: 'Còn N mở cả ngày',
  globals: { viewport: { value: 'cashier' } },
  args: { events: november(() => 6) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^còn 4 lịch hẹn, xem cả ngày 23\/11\/2026/ }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ mode: 'day', date: '2026-11-23' });
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(6));
    await expect(canvas.getByText('6 lịch hẹn')).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Thứ hai 23\/11\/2026, 18:00/ }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('2026-11-23T18:00:00+07:00');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tuần' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tuần trước' }));
    await expect(canvas.getByText('16/11–22/11/2026')).toBeVisible();
  },
};

/** Phím cách nhấc một lịch, mũi tên đưa đi, Enter đặt xuống; Esc thì lịch ở nguyên chỗ cũ. */
export const MovedByKeys: Story = {
  name: 'Dời bằng bàn phím',
  globals: { viewport: { value: 'cashier' } },
  args: {
    place: { mode: 'week', date: '2026-11-23' },
    events: [
      { ...appointment(23, 0), due: '2026-11-25' },
      { ...appointment(23, 2), fixed: true },
    ],
    moveHint: (_event, start) => ({ text: 'Thẻ đến hạn 25/11/2026', warns: start > '2026-11-25' }),
  },
  play: async ({ args, canvas }) => {
    const event = canvas.getByRole('link', { name: /^11:00/ });
    event.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Dời Đỗ Hồng Nhung tới Thứ ba 24/11/2026, 12:00. Thẻ đến hạn 25/11/2026',
    );
    await expect(canvas.getByText('Đến hạn')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
    await expect(args.onMove).not.toHaveBeenCalled();
    event.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 2300 }), '2026-11-24T11:00:00+07:00');
    await expect(args.onAdd).not.toHaveBeenCalled();
    canvas.getByRole('link', { name: /^17:50/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  },
};

/** Kéo sang ngày khác giữ giờ; thả vào chính chỗ cũ thì không có gì thay đổi. */
export const Dragged: Story = {
  name: 'Kéo sang ngày khác',
  globals: { viewport: { value: 'cashier' } },
  args: { events: [{ ...appointment(23, 0), due: '2026-11-25' }] },
  play: async ({ args, canvas }) => {
    const event = canvas.getByRole('link', { name: /11:00/ });
    const drag = async (to: RegExp) => {
      const cell = canvas.getByRole('gridcell', { name: to });
      await fireEvent.dragStart(event);
      await fireEvent.dragOver(cell);
      return {
        cell,
        drop: async () => {
          await fireEvent.drop(cell);
          await fireEvent.dragEnd(event);
        },
      };
    };
    const own = await drag(/^Thứ hai 23\/11/);
    await own.drop();
    await expect(args.onMove).not.toHaveBeenCalled();
    const { cell, drop } = await drag(/^Thứ sáu 27\/11/);
    await waitFor(() => expect(cell).toHaveAttribute('data-target'));
    await expect(within(canvas.getByRole('gridcell', { name: /^Thứ tư 25\/11/ })).getByText('Đến hạn')).toBeVisible();
    await drop();
    await expect(args.onMove).toHaveBeenCalledWith(expect.anything(), '2026-11-27T11:00:00+07:00');
  },
};

/** Trên điện thoại ngày là một danh sách, mỗi lịch có thao tác riêng. */
export const AgendaActions: Story = {
  name: 'Danh sách có thao tác',
  tags: ['điện thoại'],
  globals: { viewport: { value: 'phone' } },
  args: {
    place: { mode: 'day', date: '2026-11-23' },
    actions: () => [{ label: 'Dời lịch', onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Thao tác với/ });
    await userEvent.click(first ?? document.body);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Dời lịch' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Events without an address are buttons. */
export const OpensByButton: Story = {
  name: 'Mở bằng nút',
  args: { events: [{ ...appointment(23, 0), href: undefined }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Đỗ Hồng Nhung/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2300 }));
  },
};
