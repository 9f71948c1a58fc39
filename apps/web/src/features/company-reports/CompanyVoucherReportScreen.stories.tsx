import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { CompanyVoucherReportScreen } from './CompanyVoucherReportScreen.tsx';

const AT = '/bao-cao-thu-chi';

const meta = {
  title: 'Màn hình/Báo cáo thu chi',
  component: CompanyVoucherReportScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyVoucherReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo thu chi' })).toBeVisible();
  },
};

/** Số phiếu mở danh sách phiếu, tiền chi mở bút toán. */
export const OpenFigures: Story = {
  name: 'Mở số phiếu và tiền chi',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem số phiếu của (?!tổng)/, /xem chi của tổng cộng/, /xem chênh lệch của (?!tổng)/);
  },
};

/** Bản in có đủ các dòng, kỳ báo cáo và chỗ ký. */
export const Print: Story = {
  name: 'Xem bản in',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const paper = within(await within(document.body).findByRole('article', { name: 'Báo cáo thu chi' }));
    await expect(await paper.findByText('01/11/2026–20/11/2026')).toBeVisible();
    await expect(paper.getAllByText('(Ký, ghi rõ họ tên)').length).toBeGreaterThan(2);
  },
};
