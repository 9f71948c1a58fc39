import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Nhập liệu/CheckboxField',
  component: CheckboxField,
  render: keepValue(CheckboxField),
  args: { label: 'Ghi nhớ đăng nhập', value: false, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Nhãn nói điều sẽ đúng khi đánh dấu: «Thẻ đang giữ tại cửa hàng».', 'Bấm được cả vào chữ.'],
      no: ['Dùng cho việc làm ngay khi bấm: dùng Button.', 'Nhãn phủ định: «Không gửi tin».'],
    },
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: 'Chưa đánh dấu',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Ghi nhớ đăng nhập'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { name: 'Đã đánh dấu', args: { value: true } };

export const WithHint: Story = {
  name: 'Có gợi ý',
  args: { label: 'Đang giữ thẻ', hint: 'Thẻ nằm ở cửa hàng, có biên nhận giữ thẻ' },
};

export const WithError: Story = {
  name: 'Có lỗi',
  args: { label: 'Khách đồng ý xử lý dữ liệu cá nhân', error: 'Cần có sự đồng ý của khách', required: true },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: true, disabled: true } };
