import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Nút và lệnh/IconButton',
  component: IconButton,
  args: { label: 'Sửa', icon: <Icon name="edit" />, onClick: fn() },
  parameters: {
    rules: {
      yes: ['Dành cho việc ai cũng nhận ra: đóng, xóa, sửa.', 'Nhãn là động từ, hiện khi rê chuột.'],
      no: ['Dùng cho việc chính của màn hình: dùng Button có chữ.', 'Ba nút hình cạnh nhau: gom vào Menu.'],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = { name: 'Nguy hiểm', args: { label: 'Xóa', icon: <Icon name="trash" />, tone: 'danger' } };

export const Small: Story = { name: 'Nhỏ', args: { size: 'small' } };

export const Pressed: Story = {
  name: 'Đang bật',
  args: { label: 'Đánh dấu', icon: <Icon name="star" />, pressed: true },
};

export const Disabled: Story = { name: 'Đã khóa', args: { disabled: true } };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sửa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ }');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
