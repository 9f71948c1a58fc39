import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Phản hồi/Skeleton',
  component: Skeleton,
  parameters: {
    rules: {
      yes: ['Cùng hình và cỡ với nội dung sắp tới.', 'Chỉ cho lần tải đầu; tải lại thì giữ số cũ.'],
      no: ['Dùng cho việc đang ghi: nút tự quay.', 'Nhấp nháy cả trang.'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { name: 'Một dòng' };

export const Paragraph: Story = { name: 'Đoạn chữ', args: { lines: 3 } };

export const Figure: Story = { name: 'Con số', args: { width: 120, height: 32 } };

export const Picture: Story = { name: 'Hình', args: { width: 40, height: 40, round: true } };
