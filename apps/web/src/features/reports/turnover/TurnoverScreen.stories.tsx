import type { OperationId, Result } from '@so-the/api-client';
import type { Engine } from '@so-the/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { setFeeRates } from '../../../test/feeRates.ts';
import { openFigures } from '../../../test/openFigure.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { withApp } from '../../../test/withApp.tsx';
import { TurnoverScreen } from './TurnoverScreen.tsx';

const AT = '/report/turnover';

const meta = {
  title: 'Màn hình/Doanh thu',
  component: TurnoverScreen,
  decorators: [withApp({ at: AT })],
} satisfies Meta<typeof TurnoverScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First days of the periods that the story which is shown has asked for. */
let asked: (string | undefined)[] = [];

/** Tháng này theo ngày: ô tổng quan, biểu đồ, và mỗi ngày một dòng; hỏi kỳ này trước, rồi mới đến kỳ trước, mỗi kỳ một lần. */
export const Default: Story = {
  name: 'Mặc định',
  parameters: {
    app: {
      answers: (id: OperationId, answer: unknown) => {
        if (id === 'getRevenueByDay') asked.push((answer as Result<typeof id>).Data.Days[0]?.Date);
        return answer;
      },
    },
  },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu theo ngày' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /xem doanh thu phí của tổng cộng/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/so với kỳ trước/)).toHaveLength(4));
    await expect(asked).toEqual(['2026-11-01', '2026-10-12']);
  },
};

/** Bấm một số thì thấy các bút toán làm nên nó; cộng lại đúng bằng số ấy. */
export const OpenCell: Story = {
  name: 'Mở một số của một ngày',
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /xem doanh thu phí của 18\/11\/2026/ });
    await userEvent.click(cell);
    const drawer = await openDrawer('Doanh thu phí · 18/11/2026');
    await expect(await drawer.findByText('Các bút toán cộng lại', { exact: false })).toHaveTextContent(
      `${cell.textContent} ₫`,
    );
    await expect(drawer.queryByText(/sổ vừa có thay đổi/)).toBeNull();
  },
};

/** Dòng tổng theo máy POS mở ra cả kỳ, và một dòng mở phần của riêng máy ấy. */
export const OpenPos: Story = {
  name: 'Mở số của một máy và của cả kỳ',
  parameters: { app: { at: `${AT}?tab=pos` } },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('button', { name: /xem lợi nhuận gộp của (?!tổng)/ });
    const total = canvas.getByRole('button', { name: /xem lợi nhuận gộp của tổng cộng/ });
    for (const figure of [row, total]) {
      await userEvent.click(figure as HTMLElement);
      const drawer = await openDrawer(/^Lợi nhuận gộp · /);
      const sum = await drawer.findByText('Các bút toán cộng lại', { exact: false });
      await expect(sum).toHaveTextContent(`${(figure as HTMLElement).textContent} ₫`);
      await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
    }
  },
};

/** Đổi thẻ thì khoảng ngày đã chọn còn nguyên; địa chỉ giữ cả hai. */
export const KeepsPeriod: Story = {
  name: 'Đổi thẻ giữ kỳ báo cáo',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kỳ báo cáo'), 'Tháng trước');
    await waitFor(() => expect(canvas.getByLabelText('Từ ngày')).toHaveValue('01/10/2026'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Theo nhân viên' }));
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu theo nhân viên' })).toBeVisible();
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('01/10/2026');
    await expect(canvas.getByLabelText('Kỳ báo cáo')).toHaveDisplayValue('Tháng trước');
  },
};

/** Ngày gõ tay thành kỳ tùy chọn. */
export const TypedDays: Story = {
  name: 'Gõ khoảng ngày',
  play: async ({ canvas }) => {
    const from = await canvas.findByLabelText('Từ ngày');
    await userEvent.clear(from);
    await userEvent.type(from, '15/11');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Kỳ báo cáo')).toHaveDisplayValue('Tùy chọn'));
    // The rows of the whole month stay until those of the shorter one have come.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /của 14\/11\/2026/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /xem doanh thu phí của 15\/11\/2026/ })).toBeVisible();
  },
};

/** Bản in có đủ các dòng và dòng tổng, dù trang đang xem chỉ có một phần. */
export const Print: Story = {
  name: 'Xem bản in',
  parameters: { app: { at: `${AT}?tab=typeCard` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const paper = within(await within(document.body).findByRole('article', { name: 'Doanh thu theo loại thẻ' }));
    await expect(paper.getByRole('rowheader', { name: 'Tổng cộng' })).toBeVisible();
    await expect(paper.getByText('01/11/2026–20/11/2026')).toBeVisible();
  },
};

/** Số đơn, phí máy và doanh thu chờ mở đơn và bút toán làm nên chúng. */
export const Unsettled: Story = {
  name: 'Mở số chưa quyết toán',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Chưa quyết toán đến 20\/11\/2026:/)).toBeVisible();
    await openFigures(
      canvas,
      /đơn, xem đơn chưa quyết toán/,
      /^phí máy .*₫, xem phí máy chưa quyết toán/,
      /^doanh thu chờ .*₫, xem doanh thu chờ chưa quyết toán/,
    );
  },
};

/** Sổ theo ngày, tháng, quý cộng bằng nhau và bằng doanh thu phí của báo cáo; chưa nhập tỷ lệ thì không có cột tỷ lệ. */
export const FeeBook: Story = {
  name: 'Sổ doanh thu phí',
  play: async ({ canvas }) => {
    const revenue = (await canvas.findByRole('button', { name: /xem doanh thu phí của tổng cộng/ })).textContent;
    await userEvent.click(canvas.getByRole('tab', { name: 'Sổ doanh thu phí' }));
    const grid = within(await canvas.findByRole('grid', { name: 'Sổ doanh thu phí dịch vụ' }));
    await expect(await grid.findByRole('button', { name: /xem doanh thu phí của tổng cộng/ })).toHaveTextContent(
      revenue,
    );
    await expect(grid.queryByRole('columnheader', { name: /theo tỷ lệ/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Mỗi dòng'), 'Theo quý');
    await grid.findByText('Quý 4/2026');
    await expect(grid.getByRole('button', { name: /xem doanh thu phí của tổng cộng/ })).toHaveTextContent(revenue);
    await openFigures(canvas, /xem phí dịch vụ của Quý 4\/2026/, /xem doanh thu phí của tổng cộng/);
  },
};

/** Có tỷ lệ thì có cột; bản in có tổng và chỗ ký. */
export const FeeBookOnPaper: Story = {
  name: 'In sổ doanh thu phí có tỷ lệ',
  parameters: {
    app: {
      at: `${AT}?tab=feeBook&GroupBy=month`,
      prepare: (engine: Engine) => setFeeRates(engine, 'chushop', 5000, 2000),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Tháng 11/2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const paper = within(await within(document.body).findByRole('article', { name: 'Sổ doanh thu phí dịch vụ' }));
    await expect(await paper.findByText('01/11/2026–20/11/2026')).toBeVisible();
    await expect(paper.getByRole('columnheader', { name: 'GTGT theo tỷ lệ' })).toBeVisible();
    await expect(paper.getByRole('columnheader', { name: 'TNCN theo tỷ lệ' })).toBeVisible();
    await expect(paper.getByRole('rowheader', { name: 'Tổng cộng' })).toBeVisible();
    await expect(paper.getAllByText('(Ký, ghi rõ họ tên)')).toHaveLength(3);
  },
};

/** API không có sổ này thì không có thẻ của nó; địa chỉ cũ mở thẻ đầu. */
export const WithoutBook: Story = {
  name: 'API không có sổ doanh thu phí',
  parameters: { app: { at: `${AT}?tab=feeBook`, config: { missingCalls: ['getFeeBook'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Doanh thu theo ngày' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Sổ doanh thu phí' })).toBeNull();
  },
};

/** Công ty thu hẹp báo cáo vào một cửa hàng. */
export const Company: Story = {
  name: 'Công ty chọn cửa hàng',
  tags: ['điện thoại'],
  parameters: { app: { at: AT, as: 'congty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Doanh thu theo ngày' });
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await expect(await canvas.findByLabelText('Cửa hàng')).toBeVisible();
  },
};

async function openDrawer(name: string | RegExp): Promise<Canvas> {
  return within(await within(document.body).findByRole('dialog', { name }));
}
