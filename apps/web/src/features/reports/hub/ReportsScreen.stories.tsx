import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

const AT = '/report';

const meta = {
  title: 'Màn hình/Báo cáo',
  component: ReportsScreen,
  decorators: [withApp({ at: AT })],
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mỗi báo cáo một ô với số của kỳ, dẫn tới báo cáo với cùng khoảng ngày. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /^Lịch sử khách thanh toán.*Khách đã trả/ });
    await expect(tile).toHaveAttribute('href', '/report/historycustomerpay?fromDate=2026-11-01&toDate=2026-11-20');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Doanh thu\s*[\d.]/ })).toBeVisible());
  },
};

/** Lợi nhuận của một ngày mở ra bút toán; khoản chi nào cũng hiện, nên dòng tổng cộng lại được ngay trên màn hình. */
export const Profit: Story = {
  name: 'Lợi nhuận từng ngày',
  parameters: { app: { at: `${AT}?tab=profit` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem lợi nhuận thuần của (?!tổng)/, /xem lợi nhuận gộp của tổng cộng/);
    const total = (figure: string) => {
      const shown = canvas.queryByRole('button', { name: new RegExp(`xem ${figure} của tổng cộng`) });
      return Number(shown?.textContent.replaceAll('.', '').replace('−', '-') ?? 0);
    };
    const earned = total('lợi nhuận gộp') + total('thu khác') + total('điều chỉnh và hao hụt');
    await expect(total('chi phí xấu')).toBeGreaterThan(0);
    await expect(earned - total('chi hoạt động') - total('chi phí xấu')).toBe(total('lợi nhuận thuần'));
  },
};

/** Số đối tượng mở danh sách, phải thu mở bút toán của những ai còn nợ. */
export const Debts: Story = {
  name: 'Tổng hợp công nợ',
  parameters: { app: { at: `${AT}?tab=debts` } },
  play: async ({ canvas }) => {
    await openFigures(
      canvas,
      /xem số đối tượng của Khách hàng/,
      /xem phải thu của Khách hàng/,
      /xem dư cuối của tổng cộng/,
    );
  },
};

/** Số đơn và doanh số của khách mới. */
export const Customers: Story = {
  name: 'Khách mới',
  parameters: { app: { at: `${AT}?tab=customers` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem số đơn của (?!tổng)/, /xem doanh số quẹt của tổng cộng/);
  },
};

/** Những gì đã ghi sổ cho một đơn. */
export const Orders: Story = {
  name: 'Đơn',
  parameters: { app: { at: `${AT}?tab=orders` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem doanh thu phí của (?!tổng)/, /xem lợi nhuận gộp của tổng cộng/);
  },
};

/** Còn lại của một đơn là mọi bút toán của đơn. */
export const MoneyBack: Story = {
  name: 'Tiền khách trả lại',
  parameters: { app: { at: `${AT}?tab=moneyBack` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem còn lại của (?!tổng)/, /xem nạp thẻ của tổng cộng/);
  },
};

/** Thu tiền mặt và chuyển khoản của từng khách. */
export const Collection: Story = {
  name: 'Thu tiền khách',
  parameters: { app: { at: `${AT}?tab=collection` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem đã thu của (?!tổng)/, /xem dư cuối của tổng cộng/);
  },
};
