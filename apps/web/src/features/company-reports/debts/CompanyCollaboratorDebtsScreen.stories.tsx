import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyCollaboratorDebtsScreen } from './CompanyCollaboratorDebtsScreen.tsx';

const AT = '/bao-cao-cong-no-ctv';

const meta = {
  title: 'Màn hình/Báo cáo công nợ CTV',
  component: CompanyCollaboratorDebtsScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyCollaboratorDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo công nợ CTV' })).toBeVisible();
  },
};

/** Hoa hồng và tiền đã chi mở ra từng đơn, từng phiếu. */
export const OpenFigures: Story = {
  name: 'Mở hoa hồng của một CTV',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem hoa hồng của (?!tổng)/, /xem dư cuối của tổng cộng/);
  },
};
