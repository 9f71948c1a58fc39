import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { RadioField, type RadioFieldProps } from './RadioField.tsx';

const meta = {
  title: 'Nhập liệu/RadioField',
  component: RadioField<number>,
  render: keepValue<RadioFieldProps<number>>(RadioField),
  args: {
    label: 'Loại điều chỉnh',
    value: null,
    options: [
      { value: 1, label: 'Giảm trừ cho khách' },
      { value: 2, label: 'Điều chỉnh công nợ' },
    ],
    onChange: fn(),
  },
  parameters: {
    rules: {
      yes: [
        'Hai đến bốn lựa chọn mà chọn nhầm là sai tiền: thu hay chi.',
        'Lời giải thích ngắn dưới từng mục khi tên chưa đủ.',
      ],
      no: ['Từ năm mục trở lên: dùng SelectField.', 'Đổi cách xem ngay tại chỗ: dùng SegmentField.'],
    },
  },
} satisfies Meta<typeof RadioField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Chưa chọn',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Loại điều chỉnh' })).toBeVisible();
    await userEvent.click(canvas.getByText('Giảm trừ cho khách'));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Điều chỉnh công nợ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'Giảm trừ cho khách' })).not.toBeChecked();
  },
};

export const WithHints: Story = {
  name: 'Có giải thích',
  args: {
    value: 2,
    options: [
      { value: 1, label: 'Giảm trừ cho khách', hint: 'Khách bớt nợ, tính vào chi phí của cửa hàng' },
      { value: 2, label: 'Điều chỉnh công nợ', hint: 'Tăng hoặc giảm, không qua quỹ' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleDescription(
      'Tăng hoặc giảm, không qua quỹ',
    );
  },
};

export const WithError: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng chọn loại điều chỉnh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vui lòng chọn loại điều chỉnh');
  },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: 1, disabled: true } };

/** Tab reaches the group, arrows choose. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Giảm trừ cho khách' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'Điều chỉnh công nợ' })).toHaveFocus();
  },
};
