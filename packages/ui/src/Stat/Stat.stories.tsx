import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stat } from './Stat.tsx';
import { StatRow } from './StatRow.tsx';

const meta = {
  title: 'Biểu đồ và báo cáo/Stat',
  component: Stat,
  args: { label: 'Doanh thu phí', value: 12_540_000, previous: 11_147_000 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    rules: {
      yes: [
        'So với kỳ trước bằng dấu, chữ và màu.',
        'Bấm vào là tới các dòng cộng thành số ấy.',
        'Khai good cho chiều tốt: nợ giảm là tốt.',
      ],
      no: ['Quá sáu ô một hàng.', 'Viết tắt số tiền.'],
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = { name: 'Tăng là tốt' };
export const Down: Story = { name: 'Giảm', args: { previous: 15_000_000, previousLabel: 'hôm qua' } };
export const DebtUp: Story = { name: 'Tăng là xấu', args: { label: 'Công nợ khách hàng', good: 'down' } };
export const Count: Story = {
  name: 'Số đếm, dẫn tới danh sách',
  args: { label: 'Thẻ đến hạn', value: 18, kind: 'number', previous: 18, href: '#/cards' },
};
export const Marked: Story = { name: 'Cần để ý', args: { label: 'Khách còn nợ', value: 540_000, marked: true } };
export const Loading: Story = { name: 'Đang tải', args: { loading: true } };
export const Unknown: Story = { name: 'Chưa có số', args: { value: null, note: 'Chưa chốt sổ' } };
export const Huge: Story = { name: 'Số rất lớn', args: { value: -987_654_321_000_000, previous: 1 } };

/** The sums above a list: low, and of an odd number on a phone the last as wide as two. */
export const Row: Story = {
  name: 'Một hàng gọn trên danh sách',
  decorators: [
    (Story) => (
      <div style={{ width: 'min(1024px, 92vw)' }}>
        <StatRow>
          <Stat label="Phải về" value={29_874_961_380} previous={28_102_000_000} good="none" />
          <Story />
          <Stat label="Quá hạn" value={219_994_700} note="4 lô" href="#/debt" />
        </StatRow>
      </div>
    ),
  ],
};

/** Only a tile that leads somewhere is reached. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: Count.args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Thẻ đến hạn/ })).toHaveFocus();
  },
};
