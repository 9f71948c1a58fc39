import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import { closeDay, countToday } from '../../test/closeToday.ts';
import { withApp } from '../../test/withApp.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const LOCKED = 'Sổ đã khóa đến ngày 18/11/2026';

const meta = {
  title: 'Màn hình/Phiếu thu chi, ngày đã khóa',
  component: VouchersScreen,
  decorators: [
    withApp({
      at: '/collect-expense?chi=new',
      prepare: (engine) => closeDay(engine, '2026-11-18'),
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

/** Riêng quỹ tiền mặt đã kiểm hôm nay: nói ngay dưới quỹ khi mở; chuyển sang tài khoản chưa kiểm thì hết. */
export const LockedFund: Story = {
  name: 'Quỹ đã khóa',
  parameters: { app: { prepare: (engine: Engine) => countToday(engine, 1_000_000) } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }));
    await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Tiền mặt');
    await expect(await form.findByText('Quỹ Tiền mặt đã khóa đến ngày 20/11/2026')).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Chuyển khoản');
    await waitFor(() => expect(form.queryByText(/^Quỹ .* đã khóa đến ngày/)).toBeNull());
  },
};
