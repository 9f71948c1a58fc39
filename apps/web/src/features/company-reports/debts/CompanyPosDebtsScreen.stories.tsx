import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openFigures, openRanked } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyPosDebtsScreen } from './CompanyPosDebtsScreen.tsx';

const AT = '/bao-cao-cong-no-pos';

const meta = {
  title: 'Màn hình/Báo cáo công nợ POS',
  component: CompanyPosDebtsScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyPosDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Báo cáo công nợ POS' })).toBeVisible();
  },
};

/** Số dư mở ra mọi bút toán từ đầu, số trong kỳ mở bút toán của kỳ, quá hạn mở các lô còn thiếu. */
export const OpenFigures: Story = {
  name: 'Mở dư đầu, quẹt, dư cuối và quá hạn',
  play: async ({ canvas }) => {
    await openFigures(
      canvas,
      /xem dư đầu của (?!tổng)/,
      /xem quẹt của tổng cộng/,
      /xem dư cuối của (?!tổng)/,
      /^Quá hạn/,
    );
  },
};

/** Một máy của cửa hàng nào cũng chọn được; tổng là của máy đó, và mở đúng bút toán của nó. */
export const OnePos: Story = {
  name: 'Chọn một máy POS',
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Báo cáo công nợ POS' });
    const [row] = await within(grid).findAllByRole('button', { name: /xem dư cuối của (?!tổng)/ });
    const name = /xem dư cuối của ([^,]+)/.exec(row?.getAttribute('aria-label') ?? row?.textContent ?? '')?.[1] ?? '';
    await userEvent.click(canvas.getByRole('button', { name: /^Bộ lọc/ }));
    const picker = await within(document.body).findByRole('combobox', { name: 'Máy POS' });
    await userEvent.click(picker);
    await userEvent.type(picker, name);
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(grid).getAllByRole('button', { name: /xem dư cuối của (?!tổng)/ })).toHaveLength(1),
    );
    await openFigures(canvas, /xem dư cuối của tổng cộng/);
  },
};

/** Máy nợ nhiều nhất đứng đầu, tên dài bao nhiêu cũng đọc được; mỗi dòng mở đúng số của nó. */
export const OpenRanked: Story = {
  name: 'Mở một dòng xếp hạng',
  tags: ['bàn phím'],
  play: async ({ canvas }) => {
    await openRanked(canvas, /nợ nhiều nhất$/);
  },
};

/** Bản in có đủ các dòng, kỳ báo cáo và chỗ ký. */
export const Print: Story = {
  name: 'Xem bản in',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const paper = within(await within(document.body).findByRole('article', { name: 'Báo cáo công nợ POS' }));
    await expect(await paper.findByText('01/11/2026–20/11/2026')).toBeVisible();
    await expect(paper.getAllByText('(Ký, ghi rõ họ tên)').length).toBeGreaterThan(2);
  },
};
