import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { commissionWaits, referredOrder } from '../../test/commissionWaits.ts';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyParty } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { CollaboratorDebtsScreen } from './CollaboratorDebtsScreen.tsx';

/** A collaborator whose commission is still to be paid. */
const collaborator = storyParty(3, ({ Closing }) => Closing < 0);
const owed = -collaborator.Closing;
const drawerAt = (form = '') => ({ app: { at: `/debt/aff?affID=${collaborator.PartyID}${form}` } });

const meta = {
  title: 'Màn hình/Công nợ cộng tác viên',
  component: CollaboratorDebtsScreen,
  decorators: [withApp({ at: '/debt/aff' })],
} satisfies Meta<typeof CollaboratorDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: collaborator.Name })).toBeVisible();
  },
};

/** Hoa hồng từ đơn nào: mỗi bút toán dẫn tới đơn của nó. */
export const Entries: Story = {
  name: 'Hoa hồng theo đơn',
  tags: ['điện thoại'],
  parameters: drawerAt(),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(collaborator.Name) }));
    await expect(await drawer.findByText('Cửa hàng đang nợ cộng tác viên')).toHaveTextContent(shownMoney(owed));
    await expect((await drawer.findAllByRole('link', { name: /^HD\d{6}$/ }))[0]).toBeVisible();
  },
};

/** Chi hoa hồng: điền sẵn số còn phải trả, xong thì không còn nợ và không còn nút chi. */
export const PayCommission: Story = {
  name: 'Chi hoa hồng',
  parameters: drawerAt(),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(collaborator.Name) }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Chi hoa hồng' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Chi hoa hồng' }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Chi hoa hồng' }));
    await expect(question.getByText(collaborator.Name)).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Cộng tác viên đang nợ')).toHaveTextContent('0 ₫'));
    await expect(drawer.queryByRole('button', { name: 'Chi hoa hồng' })).toBeNull();
  },
};

/** Chi nhiều hơn hoa hồng còn phải trả thì bị từ chối ngay ở ô số tiền. */
export const TooMuch: Story = {
  name: 'Nhiều hơn số phải trả',
  parameters: drawerAt('&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Chi hoa hồng' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, String(owed + 1));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText(/^Số tiền vượt quá hoa hồng còn phải trả/)).toBeVisible();
    await expect(amount).toHaveFocus();
  },
};

/** Hoa hồng chờ khách trả đủ đứng riêng, chưa tính vào số phải trả. */
export const Waiting: Story = {
  name: 'Hoa hồng chờ khách trả',
  tags: ['điện thoại'],
  parameters: { app: { at: `/debt/aff?affID=${referredOrder.AffID ?? 0}`, prepare: commissionWaits } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(referredOrder.AffName ?? '') }));
    await expect(
      await drawer.findByText(/^Chờ khách trả đủ: hoa hồng .* của 1 đơn, chưa tính vào số phải trả/),
    ).toBeVisible();
  },
};
