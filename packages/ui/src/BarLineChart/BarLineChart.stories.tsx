import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarLineChart } from './BarLineChart.tsx';

const days = Array.from({ length: 30 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
const volume = days.map((_, index) => ((index * 37) % 23) * 12_500_000 + 20_000_000);

const meta = {
  title: 'Biểu đồ và báo cáo/BarLineChart',
  component: BarLineChart,
  args: {
    label: 'Doanh số và doanh thu 30 ngày',
    places: days,
    series: [
      { name: 'Doanh số quẹt', kind: 'bar', values: volume },
      {
        name: 'Doanh thu phí',
        kind: 'line',
        axis: 'right',
        values: volume.map((amount) => Math.round(amount * 0.018)),
      },
    ],
  },
  parameters: {
    rules: {
      yes: [
        'So một đại lượng theo ngày hay tháng; đường dành cho đại lượng thứ hai trên trục riêng.',
        'Nêu đơn vị ở tên dãy, trục viết tắt «tr», «tỷ».',
      ],
      no: [
        'Quá ba dãy: tách thành hai biểu đồ.',
        'Dùng cho phần của một tổng: dùng StackedBars.',
        'Bỏ bảng số liệu bên dưới.',
      ],
    },
  },
} satisfies Meta<typeof BarLineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  name: '30 ngày, hai thang',
  tags: ['bàn phím'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Xem bảng số liệu')).toHaveFocus();
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('row', { name: /^01\/11/ })).toHaveTextContent('20.000.000 ₫360.000 ₫');
    for (const cell of canvas.getAllByRole('cell')) await expect(cell).toHaveTextContent(/^\d{1,3}(\.\d{3})*\s₫$/);
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
  },
};

export const Losses: Story = {
  name: 'Có ngày lỗ',
  args: {
    label: 'Lãi gộp 7 ngày',
    places: days.slice(0, 7),
    series: [{ name: 'Lãi gộp', kind: 'bar', values: [540_000, -120_000, 300_000, 0, 910_000, -400_000, 114_000] }],
  },
};

export const Nothing: Story = {
  name: 'Chưa có số',
  args: { series: [{ name: 'Doanh số quẹt', kind: 'bar', values: days.map(() => 0) }] },
};

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };
