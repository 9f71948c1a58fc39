import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Biểu đồ và báo cáo/Sparkline',
  component: Sparkline,
  args: {
    label: 'Doanh thu 30 ngày',
    values: Array.from({ length: 30 }, (_, index) => ((index * 37) % 23) * 100_000 + index * 40_000),
  },
  parameters: {
    rules: {
      yes: ['Chỉ cho thấy lên hay xuống, cạnh con số chính.', 'Để lời mô tả nói thay hình cho người không thấy.'],
      no: ['Đọc giá trị từ hình: dùng BarLineChart.', 'Đặt hai đường trong một ô.'],
    },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The curve is read out as one sentence. */
export const ThirtyDays: Story = {
  name: '30 ngày',
  play: async ({ canvas }) => {
    const words = /Doanh thu 30 ngày: từ 0.₫ đến 2.660.000.₫, thấp nhất 0.₫, cao nhất 2.940.000.₫/;
    await expect(canvas.getByRole('img', { name: words })).toBeVisible();
  },
};

export const Losses: Story = { name: 'Có ngày lỗ', args: { values: [400_000, -300_000, 200_000, -100_000, 600_000] } };

export const Level: Story = { name: 'Không đổi', args: { kind: 'number', values: [7, 7, 7, 7] } };

export const Nothing: Story = { name: 'Chưa có số', args: { values: [] } };

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };
