import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Nhập liệu/PasswordField',
  component: PasswordField,
  render: keepValue(PasswordField),
  args: { label: 'Mật khẩu', value: '', onChange: fn(), autoComplete: 'current-password' },
  parameters: {
    rules: {
      yes: ['Cho dán và cho hiện mật khẩu.', 'Khai đúng autoComplete để trình quản lý mật khẩu nhận ra.'],
      no: ['Chặn dán.', 'Dùng cho mã OTP: sản phẩm không hỏi OTP.'],
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

/** Shown only while the user wants it. */
export const Shown: Story = {
  name: 'Đang hiện mật khẩu',
  args: { value: 'Chushop@123' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mật khẩu');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible();
  },
};

export const CapsLock: Story = {
  name: 'Đang bật Caps Lock',
  play: async ({ canvas }) => {
    await fireEvent.keyDown(canvas.getByLabelText('Mật khẩu'), { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock đang bật')).toBeVisible();
  },
};

export const WithError: Story = { name: 'Có lỗi', args: { required: true, error: 'Vui lòng nhập mật khẩu' } };

export const Disabled: Story = { name: 'Đã khóa', args: { value: 'Chushop@123', disabled: true } };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: { value: 'Chushop@123' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  },
};
