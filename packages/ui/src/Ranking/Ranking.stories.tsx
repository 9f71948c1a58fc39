import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Ranking } from './Ranking.tsx';

const staff = ['Trần Thị Hồng Nhung', 'Nguyễn Văn An', 'Lê Quốc Bảo', 'Phạm Minh Châu', 'Đỗ Thùy Dương'];

const meta = {
  title: 'Biểu đồ và báo cáo/Ranking',
  component: Ranking,
  args: {
    label: 'Doanh thu phí theo nhân viên',
    figures: staff.map((name, index) => ({
      name,
      value: ((index * 7) % 5) * 12_345_000 + 1_800_000,
      href: `/staff?id=${index}`,
    })),
  },
  parameters: {
    rules: {
      yes: ['Ai nhiều nhất: nhân viên, cửa hàng, đối tác, kể cả tên dài.', 'Cho mỗi con số mở ra các dòng của nó.'],
      no: ['Xếp theo ngày: dùng BarLineChart.', 'Chỉ một số: dùng Stat.'],
    },
  },
} satisfies Meta<typeof Ranking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The greatest stands first; each figure is a link to what it is made of. */
export const Staff: Story = {
  name: 'Theo nhân viên',
  tags: ['bàn phím'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(/Phạm Minh Châu|Lê Quốc Bảo/);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    label: 'Doanh số theo cửa hàng',
    figures: [
      {
        name: 'Công ty trách nhiệm hữu hạn một thành viên dịch vụ thanh toán Nguyễn Thị Minh Khai',
        value: 12_345_678_000,
      },
      { name: 'Chi nhánh Thành phố Hồ Chí Minh – Quận Bình Thạnh', value: 9_876_543_000 },
    ],
  },
};

/** Twenty shops: the greatest four, and the rest as one line. */
export const Many: Story = {
  name: 'Nhiều dòng, còn lại là «Khác»',
  args: {
    most: 4,
    figures: Array.from({ length: 20 }, (_, index) => ({
      name: `Cửa hàng ${index + 1}`,
      value: (index + 1) * 1_000_000,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Khác (16)').closest('li')).toHaveTextContent(/136\.000\.000/);
  },
};

export const Losses: Story = {
  name: 'Có lỗ',
  args: {
    label: 'Lợi nhuận gộp theo cửa hàng',
    figures: [
      { name: 'Minh Khai', value: 5_400_000 },
      { name: 'Cầu Giấy', value: -1_200_000 },
      { name: 'Hà Đông', value: 0 },
    ],
  },
};

export const Nothing: Story = { name: 'Chưa có số', args: { figures: [] } };

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };
