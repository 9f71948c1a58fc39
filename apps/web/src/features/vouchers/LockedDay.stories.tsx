import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import { withApp } from '../../test/withApp.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const LOCKED = 'Sổ đã khóa đến ngày 18/11/2026';

const meta = {
  title: 'Màn hình/Phiếu thu chi/Ngày đã khóa',
  component: VouchersScreen,
  decorators: [
    withApp({
      at: '/collect-expense?chi=new',
      prepare: (engine) => {
        const { ShopID } = askAs(engine, 'chushop', 'listActiveShops', {}).find(({ ShopID: id }) => id > 0) ?? {};
        const shop = askAs(engine, 'chushop', 'listShops', {}).find((each) => each.ShopID === ShopID);
        if (shop) askAs(engine, 'chushop', 'saveShop', { body: { ...shop, LockDate: '2026-11-18' } });
      },
    }),
  ],
} satisfies Meta<typeof VouchersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Một ngày đã khóa được nói ngay tại ô ngày khi gõ xong, trước khi bấm Tiếp tục; ngày còn mở thì hết. */
export const PastDay: Story = {
  name: 'Ngày phiếu đã khóa',
  tags: ['điện thoại'],
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }));
    const day = form.getByRole('textbox', { name: /Ngày phiếu/ });
    await userEvent.clear(day);
    await userEvent.type(day, '18/11/2026');
    await userEvent.tab();
    await waitFor(() => expect(day).toHaveAccessibleDescription(new RegExp(LOCKED)));
    await userEvent.clear(day);
    await userEvent.type(day, '19/11/2026');
    await userEvent.tab();
    await waitFor(() => expect(form.queryByText(LOCKED)).toBeNull());
  },
};
