import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { SegmentField, type SegmentFieldProps } from './SegmentField.tsx';

const meta = {
  title: 'Nhập liệu/SegmentField',
  component: SegmentField<string>,
  render: keepValue<SegmentFieldProps<string>>(SegmentField),
  args: {
    label: 'Cách xem lịch',
    value: 'week',
    options: [
      { value: 'month', label: 'Tháng' },
      { value: 'week', label: 'Tuần' },
      { value: 'day', label: 'Ngày' },
    ],
    onChange: fn(),
  },
  parameters: {
    rules: {
      yes: [
        'Đổi cách xem của cùng một dữ liệu: tháng, tuần, ngày.',
        'Mỗi đoạn một hai chữ, luôn có một đoạn được chọn.',
      ],
      no: [
        'Chuyển sang phần khác của bản ghi: dùng Tabs.',
        'Đặt làm câu hỏi bắt buộc trong biểu mẫu: dùng RadioField.',
      ],
    },
  },
} satisfies Meta<typeof SegmentField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Đã chọn',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Cách xem lịch' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ngày' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ngày' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Ngày' })).toBeChecked();
  },
};

export const HiddenLabel: Story = { name: 'Ẩn nhãn', args: { hideLabel: true } };

export const OneDisabled: Story = {
  name: 'Một đoạn bị khóa',
  args: {
    options: [
      { value: 'month', label: 'Tháng', disabled: true },
      { value: 'week', label: 'Tuần' },
    ],
    hint: 'Lịch tháng cần quyền xem cả cửa hàng',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tháng' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { name: 'Đã khóa', args: { disabled: true } };

/** Tab reaches the chosen segment, not the first; arrows choose, round the ends. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tuần' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await expect(canvas.getByRole('radio', { name: 'Ngày' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await expect(canvas.getByRole('radio', { name: 'Ngày' })).toHaveFocus();
  },
};
