import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { CompanyRevenueScreen } from './CompanyRevenueScreen.tsx';

const AT = '/bao-cao-doanh-thu';

const meta = {
  title: 'Màn hình/Báo cáo doanh thu',
  component: CompanyRevenueScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyRevenueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu theo cửa hàng' })).toBeVisible();
  },
};

/** Số đơn mở danh sách đơn, lợi nhuận gộp mở bút toán. */
export const OpenFigures: Story = {
  name: 'Mở lợi nhuận gộp và số đơn của một cửa hàng',
  play: async ({ canvas }) => {
    await openFigures(
      canvas,
      /xem lợi nhuận gộp của Thẻ Phú Nhuận/,
      /xem số đơn của Thẻ Gò Vấp/,
      /xem doanh thu phí của tổng cộng/,
    );
  },
};

/** Kỳ đã chọn còn nguyên khi đổi thẻ. */
export const ByDay: Story = {
  name: 'Đổi sang theo ngày giữ kỳ báo cáo',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kỳ báo cáo'), 'Hôm qua');
    await userEvent.click(canvas.getByRole('tab', { name: 'Theo ngày' }));
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu từng ngày' })).toBeVisible();
    await expect(canvas.getByLabelText('Kỳ báo cáo')).toHaveDisplayValue('Hôm qua');
    await openFigures(canvas, /xem lợi nhuận gộp của 19\/11\/2026/);
  },
};

/** Đơn chưa quyết toán của mọi cửa hàng mở được từ cả hai thẻ. */
export const Unsettled: Story = {
  name: 'Mở số chưa quyết toán của công ty',
  play: async ({ canvas }) => {
    await openFigures(canvas, /đơn, xem đơn chưa quyết toán/, /^phí máy .*₫, xem phí máy chưa quyết toán/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Theo ngày' }));
    await canvas.findByRole('grid', { name: 'Doanh thu từng ngày' });
    await openFigures(canvas, /^doanh thu chờ .*₫, xem doanh thu chờ chưa quyết toán/);
  },
};

/** Mỗi cửa hàng một dòng mỗi tháng. */
export const FeeBook: Story = {
  name: 'Sổ doanh thu phí của mọi cửa hàng',
  parameters: { app: { at: `${AT}?tab=feeBook&GroupBy=month` } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Sổ doanh thu phí dịch vụ' });
    await expect(within(grid).findByText('Thẻ Gò Vấp')).resolves.toBeVisible();
    await openFigures(canvas, /xem phí dịch vụ của Tháng 11\/2026/, /xem phí từ đối tác của tổng cộng/);
  },
};
