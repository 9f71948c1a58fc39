import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { CustomerPaymentsScreen } from './CustomerPaymentsScreen.tsx';

const AT = '/report/historycustomerpay';

const meta = {
  title: 'Màn hình/Lịch sử khách thanh toán',
  component: CustomerPaymentsScreen,
  decorators: [withApp({ at: AT })],
} satisfies Meta<typeof CustomerPaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Lịch sử khách thanh toán' })).toBeVisible();
  },
};

/** Một khoản mở đúng bút toán của nó. */
export const OpenFigures: Story = {
  name: 'Mở một khoản và cả kỳ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem số tiền của (?!tổng)/, /xem số tiền của tổng cộng/, /^Tiền mặt/);
  },
};

/** Tổng của các dòng tìm thấy không mở gì, và trông như chữ; từng dòng vẫn mở. */
export const Searched: Story = {
  name: 'Tìm một khách',
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Lịch sử khách thanh toán' }));
    await grid.findByRole('button', { name: /xem số tiền của tổng cộng/ }, { timeout: 8000 });
    await userEvent.type(canvas.getByRole('searchbox'), 'nguyen');
    await waitFor(() => expect(grid.queryByRole('button', { name: /của tổng cộng/ })).toBeNull(), { timeout: 5000 });
    await expect(grid.getByText('Tổng cộng')).toBeVisible();
    await openFigures(canvas, /xem số tiền của (?!tổng)/);
  },
};

/** Mỗi khách: phát sinh, đã thu, còn nợ. */
export const ByCustomer: Story = {
  name: 'Theo khách',
  parameters: { app: { at: `${AT}?tab=customer` } },
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem phát sinh của (?!tổng)/, /xem đã thu của tổng cộng/);
  },
};
