import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Nút và lệnh/Button',
  component: Button,
  args: { children: 'Lưu', onClick: fn() },
  parameters: {
    rules: {
      yesExample: <Button variant="primary">Thu tiền</Button>,
      yes: ['Một nút chính mỗi vùng.', 'Động từ của việc.', 'Đang gửi thì quay và không bấm được nữa.'],
      noExample: <Button variant="danger">OK</Button>,
      no: ['Nút đỏ cho việc hoàn lại được.', 'Khóa nút mà không nói vì sao.', 'Nút để đi trang khác: dùng LinkButton.'],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Chính',
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { name: 'Phụ', args: { children: 'Làm mới' } };

export const Ghost: Story = { name: 'Không khung', args: { variant: 'ghost', children: 'Xóa lọc' } };

export const Danger: Story = { name: 'Nguy hiểm', args: { variant: 'danger', children: 'Xóa' } };

export const Small: Story = { name: 'Nhỏ', args: { size: 'small', children: 'Xem chi tiết' } };

export const Large: Story = {
  name: 'Lớn',
  args: { size: 'large', variant: 'primary', children: 'Đăng nhập', fullWidth: true },
};

export const WithIcon: Story = {
  name: 'Kèm biểu tượng',
  args: { variant: 'primary', icon: <Icon name="plus" />, children: 'Thêm mới' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { variant: 'primary', disabled: true } };

/** A press while it runs does nothing, yet the keyboard keeps its place. */
export const Loading: Story = {
  name: 'Đang tải',
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = {
  name: 'Chữ rất dài',
  args: { children: 'Chuyển khoản cho khách hàng Nguyễn Hoàng Phương Thảo và in phiếu chi', fullWidth: true },
};

/** Enter and Space press; Tab passes a button that is out of use. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lưu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ }');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
