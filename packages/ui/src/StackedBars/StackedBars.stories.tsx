import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StackedBars } from './StackedBars.tsx';

const days = Array.from({ length: 14 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
const some = (factor: number) => days.map((_, index) => ((index * 37 + factor * 11) % 23) * 100_000 * factor + 200_000);

const meta = {
  title: 'Biểu đồ và báo cáo/StackedBars',
  component: StackedBars,
  args: {
    label: 'Doanh thu phí theo dịch vụ, 14 ngày',
    places: days,
    series: [
      { name: 'Rút tiền', values: some(3) },
      { name: 'Đáo hạn', values: some(2) },
      { name: 'Hai dịch vụ', values: some(1) },
    ],
  },
  parameters: {
    rules: {
      yes: ['Phần của một tổng theo ngày: quỹ, dịch vụ, cửa hàng.', 'Mỗi phần có cả màu lẫn nét.'],
      no: ['Quá tám phần: gộp thành «Khác».', 'So hai kỳ với nhau: dùng BarLineChart.'],
    },
  },
} satisfies Meta<typeof StackedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeServices: Story = { name: 'Ba dịch vụ' };

export const FiveFunds: Story = {
  name: 'Năm phần, từ trái sang phải',
  args: {
    label: 'Số dư quỹ theo cửa hàng',
    places: ['Minh Khai', 'Cầu Giấy', 'Hà Đông'],
    placeLabel: 'Cửa hàng',
    series: ['Tiền mặt', 'Vietcombank', 'Techcombank', 'MB', 'Ví POS'].map((name, index) => ({
      name,
      values: [30, 18, 24].map((millions) => (millions + index * 7) * 1_000_000),
    })),
  },
};

export const Losses: Story = {
  name: 'Có phần lỗ',
  args: {
    series: [
      { name: 'Phí thu', values: some(2) },
      { name: 'Phí trả', values: some(1).map((fee) => -fee) },
    ],
  },
};

export const Nothing: Story = {
  name: 'Chưa có số',
  args: { series: [{ name: 'Rút tiền', values: days.map(() => 0) }] },
};

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };

/** The table below the drawing is reached with Tab and has every part and their sum. */
export const Keyboard: Story = {
  name: 'Bảng số liệu',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.tab();
    const opener = canvas.getByText('Xem bảng số liệu');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.getByRole('columnheader', { name: 'Tổng' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^01\/11/ })).toHaveTextContent('9.100.000');
  },
};
