import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseMoney } from '@so-the/ui/format';
import { expect, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
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

/** Chủ cửa hàng đang làm việc tại một cửa hàng vẫn thấy mọi cửa hàng của mình; tổng cộng đúng bằng các dòng. */
export const OwnerSeesAll: Story = {
  name: 'Chủ ba cửa hàng',
  parameters: { app: { at: AT, as: 'chushop' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Báo cáo tất cả cửa hàng' }));
    const other = /xem tồn quỹ của Thẻ Gò Vấp/;
    await table.findByRole('button', { name: other }, { timeout: 8000 });
    const funds = table.getAllByRole('button', { name: /xem tồn quỹ của Thẻ/ });
    await expect(funds).toHaveLength(3);
    const total = table.getByRole('button', { name: /xem tồn quỹ của tổng cộng/ });
    const sum = funds.reduce((all, fund) => all + amountOf(fund), 0);
    await expect(amountOf(total)).toBe(sum);
    await openFigures(canvas, other, /xem tồn quỹ của tổng cộng/);
  },
};

function amountOf(cell: HTMLElement): number {
  const parsed = parseMoney(cell.textContent);
  return (parsed.ok && parsed.value) || 0;
}
