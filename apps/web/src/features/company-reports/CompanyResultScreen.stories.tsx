import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openFigures } from '../../test/openFigure.ts';
import { withApp } from '../../test/withApp.tsx';
import { CompanyResultScreen } from './CompanyResultScreen.tsx';

const AT = '/bao-cao-ket-qua-kinh-doanh';

const meta = {
  title: 'Màn hình/Báo cáo kết quả kinh doanh',
  component: CompanyResultScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo kết quả kinh doanh' })).toBeVisible();
  },
};

/** Mỗi dòng mở bút toán của kỳ này, và của kỳ trước. */
export const OpenFigures: Story = {
  name: 'Mở kỳ này và kỳ trước',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem kỳ này của Lợi nhuận thuần/, /xem kỳ trước của Phí máy/);
    await openFigures(canvas, /xem kỳ này của Khoản lỗ/, /xem kỳ này của Thu hồi khoản lỗ/);
  },
};

/** Một dòng mở xuống thành phần của từng cửa hàng. */
export const Shops: Story = {
  name: 'Chia theo cửa hàng',
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /Xem từng cửa hàng của Doanh thu phí/ }))[0] as HTMLElement,
    );
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu phí của từng cửa hàng' })).toHaveTextContent(
      'Thẻ Gò Vấp',
    );
    await openFigures(canvas, /xem kỳ này của Thẻ Gò Vấp/);
  },
};

/** Phí máy đã ghi mà doanh thu còn chờ đứng ngay trên các dòng. */
export const Unsettled: Story = {
  name: 'Mở số chưa quyết toán của kỳ',
  play: async ({ canvas }) => {
    await openFigures(
      canvas,
      /đơn, xem đơn chưa quyết toán/,
      /^phí máy .*₫, xem phí máy chưa quyết toán/,
      /^doanh thu chờ .*₫, xem doanh thu chờ chưa quyết toán/,
    );
  },
};

/** Chủ cửa hàng đọc kết quả của cửa hàng mình, và vì sao lợi nhuận giảm: theo dòng, nhân viên, máy POS, khách hàng. */
export const WhyItFell: Story = {
  name: 'Vì sao lợi nhuận giảm',
  parameters: { app: { as: 'chushop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vì sao (?:giảm|tăng)$/ }, { timeout: 8000 }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: /^Vì sao/ }));
    await expect(await drawer.findByRole('grid', { name: 'Theo dòng' })).toHaveTextContent('Doanh thu phí');
    await expect(drawer.queryByRole('tab', { name: 'Theo cửa hàng' })).toBeNull();
    for (const name of ['Theo nhân viên', 'Theo máy POS', 'Theo khách hàng']) {
      await userEvent.click(drawer.getByRole('tab', { name }));
      await expect(await drawer.findByRole('grid', { name })).toBeVisible();
    }
    const [first] = await drawer.findAllByRole('button', { name: /^(?!0,).*, xem kỳ (?:này|trước) của / });
    await userEvent.click(first as HTMLElement);
    await expect(await within(document.body).findByText(/đúng bằng số trên báo cáo/)).toBeVisible();
  },
};
