import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Khung và điều hướng/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Trang chủ', href: '#/' }, { label: 'Hợp đồng', href: '#/contract' }, { label: 'HD000123' }],
  },
  parameters: {
    rules: {
      yes: ['Kết thúc bằng tên trang đang mở, không là liên kết.', 'Mỗi bậc là một màn hình có thật.'],
      no: ['Thay nút quay lại của trình duyệt.', 'Ghi bộ lọc hay số trang vào đường dẫn này.'],
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = { name: 'Ba cấp' };
export const One: Story = { name: 'Một cấp', args: { items: [{ label: 'Trang chủ' }] } };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hợp đồng' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'HD000123' })).toBeNull();
  },
};
