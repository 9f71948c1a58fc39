import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { DailyReportScreen } from './DailyReportScreen.tsx';

const AT = '/report/reportdaily';

const meta = {
  title: 'Màn hình/Báo cáo ngày',
  component: DailyReportScreen,
  decorators: [withApp({ at: AT })],
} satisfies Meta<typeof DailyReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CSS px in a millimetre. */
const MM = 96 / 25.4;

/** Dịch vụ, quỹ, công nợ và đối chiếu của ngày. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Quỹ trong ngày' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Đối chiếu trong ngày' })).toBeVisible();
  },
};

/** Mỗi số mở ra những gì làm nên nó. */
export const OpenFigures: Story = {
  name: 'Mở số của dịch vụ, quỹ và công nợ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem phí máy của Đáo hạn/, /xem tồn cuối của Tiền mặt/, /xem dư cuối của tổng cộng/);
  },
};

/** Hai vế của đối chiếu, và những đơn còn chờ doanh thu, mở ra bút toán, lô hay đơn của chúng. */
export const OpenDifferences: Story = {
  name: 'Mở số của đối chiếu và đơn chưa quyết toán',
  play: async ({ canvas }) => {
    await openFigures(
      canvas,
      /xem phải có của Quẹt so với nạp thẻ/,
      /xem thực có của Khách trả/,
      /xem chênh lệch của Tiền POS về/,
      /xem số đơn của Đơn chưa quyết toán/,
      /xem phí máy đã ghi của Đơn chưa quyết toán/,
      /xem phí khách tạm tính của Đơn chưa quyết toán/,
    );
    await expect(canvas.queryByRole('button', { name: /xem phải có của tổng/ })).toBeNull();
  },
};

/** Ngày gõ tay đứng trong địa chỉ. */
export const Yesterday: Story = {
  name: 'Gõ ngày khác',
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText('Ngày');
    await userEvent.clear(day);
    await userEvent.type(day, '19/11/2026');
    await userEvent.tab();
    await expect(await canvas.findByText(/trong ngày 19\/11\/2026/)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.tab();
    await expect(day).toHaveValue('19/11/2026');
  },
};

/** Một trang A4 có chữ ký; trên cuộn 80 mm mỗi dòng thành nhiều hàng, không số nào bị cắt. */
export const Print: Story = {
  name: 'Xem bản in',
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Quỹ trong ngày' });
    await userEvent.click(canvas.getByRole('button', { name: 'In' }));
    const sheet = await within(document.body).findByRole('article', { name: 'Báo cáo ngày' });
    const paper = within(sheet);
    const size = within(document.body).getByLabelText('Khổ giấy');
    await userEvent.selectOptions(size, 'Cuộn 80 mm');
    await expect(sheet.offsetWidth).toBeLessThanOrEqual(MM * 80);
    await userEvent.selectOptions(size, 'Giấy A4');
    await expect(sheet.offsetWidth).toBeLessThanOrEqual(MM * 210);
    await expect(paper.getByText('Ngày 20/11/2026')).toBeVisible();
    await expect(paper.getByText(/Thủ quỹ/)).toBeVisible();
  },
};
