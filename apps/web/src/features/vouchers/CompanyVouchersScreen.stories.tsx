import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { CompanyVouchersScreen } from './CompanyVouchersScreen.tsx';

const meta = {
  title: 'Màn hình/Thu chi công ty',
  component: CompanyVouchersScreen,
  decorators: [withApp({ at: '/thu-chi-cong-ty', as: 'congty' })],
} satisfies Meta<typeof CompanyVouchersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Công ty thấy phiếu của mình và của mọi cửa hàng, mỗi dòng có tên cửa hàng. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lập phiếu chi' })).toBeVisible();
    await expect(canvas.getAllByText('Thẻ Phú Nhuận')[0]).toBeVisible();
  },
};
