import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { CashBookScreen } from './CashBookScreen.tsx';

const meta = {
  title: 'Màn hình/Sổ quỹ',
  component: CashBookScreen,
  decorators: [withApp({ at: '/report/cashbook' })],
} satisfies Meta<typeof CashBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await fundRow(canvas, 'Tiền mặt')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Sổ quỹ' })).toBeVisible();
  },
};

/** Chọn một quỹ thì chỉ còn quỹ ấy, và tồn cuối bằng tồn đầu cộng thu trừ chi. */
export const OneFund: Story = {
  name: 'Một quỹ',
  play: async ({ canvas }) => {
    await fundRow(canvas, 'Tổng cộng');
    await userEvent.selectOptions(canvas.getByLabelText('Quỹ'), 'Tiền mặt');
    const cash = await fundRow(canvas, 'Tiền mặt');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^VCB/ })).toBeNull());
    const [opening = 0, income = 0, spent = 0, closing = 0] = within(cash)
      .getAllByRole('cell')
      .map((cell) => Number((cell.textContent ?? '').replaceAll('.', '')));
    await expect(closing).toBe(opening + income - spent);
  },
};

/** Bảy ngày qua: đổi khoảng ngày thì sổ đổi theo và địa chỉ giữ khoảng ngày ấy. */
export const SevenDays: Story = {
  name: 'Bảy ngày',
  play: async ({ canvas }) => {
    await fundRow(canvas, 'Tổng cộng');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn khoảng ngày trên lịch' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '7 ngày qua' }));
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('14/11/2026');
  },
};

async function fundRow(canvas: Canvas, fund: string): Promise<HTMLElement> {
  const funds = within(await canvas.findByRole('table', { name: 'Tồn quỹ' }));
  return funds.findByRole('row', { name: new RegExp(`^${fund}`) });
}
