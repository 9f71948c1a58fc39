import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { openFigures } from '../../../test/openFigure.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CompanyCashBookScreen } from './CompanyCashBookScreen.tsx';

const AT = '/report/cashbookcompany';

const meta = {
  title: 'Màn hình/Sổ quỹ công ty',
  component: CompanyCashBookScreen,
  decorators: [withApp({ at: AT, as: 'congty' })],
} satisfies Meta<typeof CompanyCashBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Quỹ của công ty và mọi cửa hàng, từng dòng với số dư. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Sổ quỹ công ty' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Tồn quỹ' })).toHaveTextContent('Tiền mặt – Thẻ Gò Vấp');
    await openFigures(canvas, /xem tồn cuối của Tiền mặt – Thẻ Gò Vấp/);
  },
};

/** Ở một cửa hàng thì sổ chỉ có quỹ của cửa hàng ấy, và nói đúng như vậy. */
export const OneShop: Story = {
  name: 'Ở một cửa hàng',
  parameters: { app: { as: 'chushop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Quỹ của Thẻ .+, từng dòng\.$/)).toBeVisible();
    await expect(canvas.queryByText(/mọi cửa hàng/)).toBeNull();
  },
};

/** Tìm theo nội dung thì chỉ còn các dòng khớp. */
export const Search: Story = {
  name: 'Tìm phiếu',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'bơm');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Sổ quỹ công ty' })).toHaveTextContent(/Bơm|bơm/));
  },
};
