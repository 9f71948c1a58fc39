import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
