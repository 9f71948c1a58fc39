import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { AdvancesScreen } from './AdvancesScreen.tsx';

const AT = '/report/debt_aday';

const meta = {
  title: 'Màn hình/Ứng tiền',
  component: AdvancesScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof AdvancesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tháng này, mỗi dòng với các số mở được. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Tiền ứng theo cửa hàng' })).toBeVisible();
  },
};

/** Còn nợ của một cửa hàng là mọi lần bơm, ứng, hoàn. */
export const OpenFigures: Story = {
  name: 'Mở tiền bơm và còn nợ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem bơm đầu ngày của tổng cộng/, /xem còn nợ của Thẻ Phú Nhuận/);
  },
};

/** Bơm tiền thì cửa hàng nợ thêm đúng bấy nhiêu, và lịch sử có dòng ấy. */
export const Push: Story = {
  name: 'Bơm tiền đầu ngày',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bơm đầu ngày' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Bơm tiền đầu ngày' }));
    await userEvent.selectOptions(form.getByLabelText(/^Cửa hàng/), 'Thẻ Gò Vấp');
    await userEvent.type(form.getByLabelText(/^Số tiền/), '12tr');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bơm tiền đầu ngày' }));
    await expect(question.getByText(/Thẻ Gò Vấp/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Lịch sử' }));
    const history = within(await canvas.findByRole('grid', { name: 'Lịch sử bơm tiền' }));
    await expect(await history.findByText('12.000.000')).toBeVisible();
    await openFigures(canvas, /^12\.000\.000, xem số tiền của /);
  },
};

/** Cửa hàng chỉ hoàn được tiền đã ứng. */
export const Shop: Story = {
  name: 'Cửa hàng hoàn tiền',
  parameters: { app: { at: AT, as: 'chushop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Tiền ứng theo cửa hàng' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Hoàn tiền' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bơm đầu ngày' })).toBeNull();
  },
};

/** Mọi lần kiểm quỹ với sổ, thực đếm, chênh lệch và người kiểm; lọc còn những lần lệch. */
export const Counts: Story = {
  name: 'Các lần kiểm quỹ',
  parameters: { app: { at: `${AT}?tab=counts`, as: 'chushop' } },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Các lần kiểm quỹ' }));
    await expect((await grid.findAllByText('khớp sổ', {}, { timeout: 8000 })).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('switch', { name: 'Có chênh lệch' }));
    await waitFor(() => expect(grid.queryByText('khớp sổ')).toBeNull());
    await expect(grid.getAllByText(/^(?:thiếu|thừa) [\d.]+\s₫$/).length).toBeGreaterThan(0);
  },
};
