import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Bảng và dữ liệu/Badge',
  component: Badge,
  args: { count: 12, label: 'thẻ đến hạn' },
  parameters: {
    rules: {
      yes: [
        'Đếm việc đang chờ người xem: thẻ đến hạn, khoản cần đối chiếu.',
        'Đặt label để máy đọc nói cả số lẫn việc.',
        'Không còn việc thì không hiện.',
      ],
      no: ['Đếm thứ không ai phải làm gì.', 'Ghi tiền trong huy hiệu: dùng Stat.', 'Hai huy hiệu trên một nút.'],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Có số' };
export const Neutral: Story = { name: 'Chỉ đếm', args: { tone: 'neutral', count: 3 } };

export const Overflow: Story = {
  name: 'Quá 99',
  args: { count: 134 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/99\+/)).toBeVisible();
  },
};

export const None: Story = {
  name: 'Không có gì',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.st-badge')).toBeNull();
  },
};
