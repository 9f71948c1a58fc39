import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyPartnerDebtsScreen } from './CompanyPartnerDebtsScreen.tsx';

const AT = '/bao-cao-cong-no-doi-tac';

const meta = {
  title: 'Màn hình/Báo cáo công nợ đối tác',
  component: CompanyPartnerDebtsScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyPartnerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo công nợ đối tác' })).toBeVisible();
  },
};

/** Phải thu trong kỳ và dư cuối cộng lại đúng từ bút toán. */
export const OpenFigures: Story = {
  name: 'Mở phải thu và dư cuối',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem phải thu của tổng cộng/, /xem dư cuối của (?!tổng)/);
  },
};
