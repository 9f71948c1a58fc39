import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Nhập liệu/PhoneField',
  component: PhoneField,
  render: keepValue(PhoneField),
  args: { label: 'Số điện thoại', value: '', onChange: fn() },
  parameters: {
    rules: {
      yes: ['Nhận +84, dấu chấm, khoảng trắng rồi đưa về một dạng.', 'Báo số đã thuộc về khách khác ngay ở ô.'],
      no: ['Bắt chọn mã nước.', 'Chặn số cố định của cửa hàng.'],
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Normalised: Story = {
  name: 'Đã chuẩn hóa',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Số điện thoại');
    await userEvent.type(input, '+84 912 345 678');
    await userEvent.tab();
    await expect(input).toHaveValue('0912345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('0912345678');
  },
};

export const Refused: Story = {
  name: 'Bị từ chối',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số điện thoại'), '0112');
    await userEvent.tab();
    await expect(canvas.getByText('Số điện thoại không hợp lệ')).toBeVisible();
  },
};

export const WithError: Story = {
  name: 'Có lỗi',
  args: { value: '0912345678', error: 'Số điện thoại đã có khách khác dùng' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: '0912345678', disabled: true } };
