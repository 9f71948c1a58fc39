import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Biểu đồ và báo cáo/ShareBar',
  component: ShareBar,
  args: {
    label: 'Doanh số theo loại thẻ',
    parts: [
      { name: 'Visa', value: 412_000_000, href: '/report/turnover?type=visa' },
      { name: 'Mastercard', value: 236_500_000, href: '/report/turnover?type=master' },
      { name: 'JCB', value: 98_000_000, href: '/report/turnover?type=jcb' },
      { name: 'Napas', value: 41_300_000, href: '/report/turnover?type=napas' },
    ],
  },
  parameters: {
    rules: {
      yes: ['Phần của một tổng tại một lúc: loại thẻ, dịch vụ, ngân hàng.', 'Phần trăm cộng lại đúng 100.'],
      no: ['Tổng thay đổi theo ngày: dùng StackedBars.', 'Số âm trong tổng: dùng Ranking.'],
    },
  },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part has its amount, which opens its rows, and its percent. */
export const CardTypes: Story = {
  name: 'Theo loại thẻ',
  tags: ['bàn phím'],
  play: async ({ canvas }) => {
    const [visa] = canvas.getAllByRole('listitem');
    await expect(visa).toHaveTextContent(/^Visa412\.000\.000\s₫52,3%$/);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const EightParts: Story = {
  name: 'Tám phần, tên dài',
  args: {
    label: 'Doanh số theo ngân hàng',
    parts: [
      'Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam (Vietcombank)',
      'Techcombank',
      'MB',
      'ACB',
      'VPBank',
      'Sacombank',
      'TPBank',
      'Khác',
    ].map((name, index) => ({ name, value: (9 - index) * 10_500_000 })),
  },
};

export const OneNegative: Story = {
  name: 'Có phần âm',
  args: {
    parts: [
      { name: 'Phí thu', value: 30_000_000 },
      { name: 'Hoàn phí', value: -2_000_000 },
    ],
  },
};

export const Nothing: Story = { name: 'Chưa có số', args: { parts: [] } };

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };
