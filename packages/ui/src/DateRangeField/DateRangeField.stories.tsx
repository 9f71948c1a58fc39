import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Nhập liệu/DateRangeField',
  component: DateRangeField,
  render: keepValue(DateRangeField),
  args: { label: 'Ngày hẹn', value: { from: '2026-08-03', to: '2026-08-20' }, onChange: fn() },
  parameters: {
    rules: {
      yes: [
        'Để sẵn khoảng hay dùng nhất của màn hình.',
        'Dùng cho mọi danh sách lọc theo ngày, cùng một chỗ cạnh ô tìm.',
      ],
      no: ['Tự đổi chỗ hai ngày khi người dùng gõ ngược.', 'Đặt khoảng trống làm mặc định cho báo cáo.'],
    },
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Mặc định' };

export const Empty: Story = {
  name: 'Trống',
  tags: ['bàn phím'],
  args: { value: { from: null, to: null } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Từ ngày'), '01082026');
    await userEvent.type(canvas.getByLabelText('Đến ngày'), '31/8/26');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-08-01', to: '2026-08-31' });
  },
};

/** Two presses on the calendar, in whichever order. */
export const Picked: Story = {
  name: 'Đã chọn',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ngày hẹn trên lịch' }));
    await userEvent.click(canvas.getByRole('button', { name: '14 tháng 8, 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: '5 tháng 8, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-08-05', to: '2026-08-14' });
  },
};

export const PanelOpen: Story = {
  name: 'Bảng chọn đang mở',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ngày hẹn trên lịch' }));
    for (const preset of ['Hôm nay', 'Hôm qua', '7 ngày qua', 'Tháng này', 'Tháng trước']) {
      await expect(canvas.getByRole('button', { name: preset })).toBeVisible();
    }
  },
};

export const EndBeforeBeginning: Story = {
  name: 'Ngày cuối trước ngày đầu',
  args: { value: { from: '2026-08-20', to: '2026-08-03' } },
};

/** A day that does not exist says so in words once it is left, and the period that was read last holds on. */
export const Unreadable: Story = {
  name: 'Ngày không có thật',
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'Từ ngày' });
    await userEvent.clear(from);
    await userEvent.type(from, '31/2');
    await userEvent.tab();
    await expect(canvas.getByText(/^Ngày không hợp lệ/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ from: '2026-02-31' }));
    await userEvent.clear(from);
    await userEvent.type(from, 'hôm nay');
    await userEvent.tab();
    await expect(canvas.queryByText(/^Ngày không hợp lệ/)).toBeNull();
  },
};

export const Disabled: Story = { name: 'Đã khóa', args: { disabled: true } };
