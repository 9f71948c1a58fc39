import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyCustomerDebtsScreen } from './CompanyCustomerDebtsScreen.tsx';

const AT = '/bao-cao-cong-no-khach-hang';

const meta = {
  title: 'Màn hình/Báo cáo công nợ khách hàng',
  component: CompanyCustomerDebtsScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyCustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo công nợ khách hàng' })).toBeVisible();
  },
};

/** Mỗi cột mở đúng các bút toán làm nên nó. */
export const OpenFigures: Story = {
  name: 'Mở số của một khách và của cả kỳ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem phí của (?!tổng)/, /xem khách trả của tổng cộng/, /xem dư cuối của tổng cộng/);
  },
};

/** Tìm thì dòng tổng chỉ còn các dòng khớp, và không mở số của cả kỳ. */
export const Search: Story = {
  name: 'Tìm một khách',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Nguyễn');
    const grid = within(await canvas.findByRole('grid', { name: 'Báo cáo công nợ khách hàng' }));
    await waitFor(() =>
      expect(grid.getAllByRole('rowheader').every((one) => /Nguyễn|Tổng/.test(one.textContent))).toBe(true),
    );
  },
};
