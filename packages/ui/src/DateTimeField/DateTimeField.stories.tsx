import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Nhập liệu/DateTimeField',
  component: DateTimeField,
  render: keepValue(DateTimeField),
  args: { label: 'Giờ hẹn', value: null, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Dùng cho giờ hẹn và giờ của lượt tiền.', 'Đổi ngày thì giữ giờ đã nhập.'],
      no: ['Dùng khi chỉ ngày là đủ: dùng DateField.', 'Ghi giờ theo múi giờ của máy.'],
    },
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Typed: Story = {
  name: 'Đã gõ',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Giờ hẹn');
    await userEvent.type(input, '20112026 9h30');
    await userEvent.tab();
    await expect(input).toHaveValue('20/11/2026 09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20T09:30:00+07:00');
  },
};

/** Picking another day keeps the clock time. */
export const PickedDay: Story = {
  name: 'Đã chọn ngày',
  args: { value: '2026-08-20T14:15:00+07:00' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn giờ hẹn trên lịch' }));
    await userEvent.click(canvas.getByRole('button', { name: '25 tháng 8, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-25T14:15:00+07:00');
    await expect(canvas.getByLabelText('Giờ hẹn')).toHaveValue('25/08/2026 14:15');
  },
};

export const WithoutTime: Story = {
  name: 'Thiếu giờ',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Giờ hẹn'), '20/11/2026');
    await userEvent.tab();
    await expect(canvas.getByText(/Ngày giờ không hợp lệ/)).toBeVisible();
  },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: '2026-08-20T14:15:00+07:00', disabled: true } };
