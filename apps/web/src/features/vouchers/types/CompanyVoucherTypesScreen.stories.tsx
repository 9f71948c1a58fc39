import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyVoucherTypesScreen } from './CompanyVoucherTypesScreen.tsx';

const meta = {
  title: 'Màn hình/Cấu hình phiếu công ty',
  component: CompanyVoucherTypesScreen,
  decorators: [withApp({ at: '/cau-hinh-phieu-cong-ty', as: 'congty' })],
} satisfies Meta<typeof CompanyVoucherTypesScreen>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loại phiếu thu, phiếu chi ghi vào sổ của công ty.')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Cấu hình phiếu công ty' })).toBeVisible();
  },
};
