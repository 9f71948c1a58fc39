import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Màn hình/Trang chủ',
  component: HomeScreen,
  decorators: [withApp({ at: '/' })],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure leads to the entries behind it. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const volume = await canvas.findByRole('link', { name: /^Doanh số quẹt/ });
    await expect(volume).toHaveAttribute('href', '/contract?ForDate=2026-11-20&ToDate=2026-11-20');
    await expect(await canvas.findByRole('link', { name: /^Tiền mặt/ })).toHaveAttribute(
      'href',
      '/report/cashbook?accountType=1',
    );
    await expect(await canvas.findByRole('link', { name: /^4–7 ngày/ })).toHaveAttribute('href', '/cards?DueLevel=1');
    await expect(await canvas.findByRole('figure', { name: /30 ngày qua/ })).toBeVisible();
  },
};

/** Another period compares with the one before it. */
export const SevenDays: Story = {
  name: 'Bảy ngày',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kỳ', undefined, { timeout: 5000 }), '7 ngày qua');
    const volume = await canvas.findByRole('link', { name: /^Doanh số quẹt.*7 ngày trước/ });
    await expect(volume).toHaveAttribute('href', '/contract?ForDate=2026-11-14&ToDate=2026-11-20');
  },
};

/** A report that fails leaves the lists of the day alone. */
export const ReportFailed: Story = {
  name: 'Báo cáo không tải được',
  parameters: { app: { faults: { status: 500, match: 'getRevenueByDay' } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' }, { timeout: 8000 })).length).toBeGreaterThan(
      0,
    );
    await expect(canvas.getByRole('heading', { name: 'Lịch hẹn hôm nay' })).toBeVisible();
  },
};

/** The company sees its shops side by side, the best and the weakest. */
export const Company: Story = {
  name: 'Công ty',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lãi gộp cao nhất')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Các cửa hàng' })).toHaveTextContent('Thẻ Phú Nhuận');
  },
};

/** A cashier without the right to the report still sees the day's work. */
export const Cashier: Story = {
  name: 'Thu ngân',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Việc của tôi' })).toBeVisible();
  },
};
