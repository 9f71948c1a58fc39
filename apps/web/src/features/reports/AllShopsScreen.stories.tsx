import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openFigure, openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { AllShopsScreen } from './AllShopsScreen.tsx';

const AT = '/report/reportallshop';

const meta = {
  title: 'Màn hình/Báo cáo tất cả cửa hàng',
  component: AllShopsScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof AllShopsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo tất cả cửa hàng' })).toBeVisible();
  },
};

/** Tồn quỹ và công nợ của một cửa hàng mở ra mọi bút toán làm nên chúng. */
export const OpenFigures: Story = {
  name: 'Mở tồn quỹ và công nợ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem tồn quỹ của Thẻ Phú Nhuận/, /xem khách hàng của tổng cộng/);
  },
};

/** Chủ cửa hàng đang làm việc tại một cửa hàng thấy mọi cửa hàng của mình; chứng từ của cửa hàng khác mở được ở cửa hàng đó. */
export const OwnerSeesAll: Story = {
  name: 'Chủ ba cửa hàng',
  parameters: { app: { as: 'chushop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /xem tồn quỹ của Thẻ Thủ Đức/ }, { timeout: 8000 });
    const funds = canvas.getAllByRole('button', { name: /xem tồn quỹ của Thẻ/ });
    await expect(funds).toHaveLength(3);
    const [total] = canvas.getAllByRole('button', { name: /xem tồn quỹ của tổng cộng/ });
    await expect(amountOf(total)).toBe(funds.reduce((sum, fund) => sum + amountOf(fund), 0));
    await openFigures(canvas, /xem tồn quỹ của tổng cộng/);
    const other = await openFigure(canvas, /xem tồn quỹ của Thẻ Thủ Đức/);
    await expect(other.getByText(/^Thẻ Thủ Đức · /)).toBeVisible();
    await expect(other.getByText(/mở được sau khi chuyển sang cửa hàng đó/)).toBeVisible();
    await expect(within(other.getByRole('grid')).queryByRole('link')).toBeNull();
  },
};

/** What a figure that opens reads, in đồng. */
function amountOf(figure: HTMLElement | undefined): number {
  return Number((figure?.textContent ?? '').replaceAll(/\D/g, ''));
}
