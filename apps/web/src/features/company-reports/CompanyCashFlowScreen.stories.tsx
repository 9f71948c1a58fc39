import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { CompanyCashFlowScreen } from './CompanyCashFlowScreen.tsx';

const AT = '/bao-cao-dong-tien';

const meta = {
  title: 'Màn hình/Báo cáo dòng tiền',
  component: CompanyCashFlowScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyCashFlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo dòng tiền' })).toBeVisible();
  },
};

/** Tiền vào của một quỹ và tồn cuối của mọi quỹ. */
export const OpenFigures: Story = {
  name: 'Mở tiền vào và tồn cuối',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem tồn đầu của (?!tổng)/, /xem tồn cuối của tổng cộng/);
  },
};

/** Bản in có đủ các dòng, kỳ báo cáo và chỗ ký. */
export const Print: Story = {
  name: 'Xem bản in',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const paper = within(await within(document.body).findByRole('article', { name: 'Báo cáo dòng tiền' }));
    await expect(await paper.findByText('01/11/2026–20/11/2026')).toBeVisible();
    await expect(paper.getAllByText('(Ký, ghi rõ họ tên)').length).toBeGreaterThan(2);
  },
};
