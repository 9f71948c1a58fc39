import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../../test/askEngine.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyParentPos } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { PosDebtsScreen } from '../PosDebtsScreen.tsx';

const parent = storyParentPos();
const at = (form = '') => ({ app: { at: `/debt?tab=cashBack&open=${parent.PosParentID}${form}` } });

const meta = {
  title: 'Màn hình/Công nợ POS, tiền về – Tiền về',
  component: PosDebtsScreen,
  decorators: [withApp({ at: '/debt?tab=cashBack' })],
} satisfies Meta<typeof PosDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tiền về theo POS mẹ',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: parent.PosParentName })).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Tiền về vào lô cũ nhất trước, thấy trước khi gửi; phần dư là ứng dư, hủy thì các lô lại chờ tiền. */
export const PayAheadThenCancel: Story = {
  name: 'Nhận dư cho hai lô rồi hủy',
  tags: ['điện thoại'],
  parameters: at('&part=history&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Nhận tiền về' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Tài khoản' })).not.toHaveValue(''));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, String(parent.LotRemain + 5_000_000));
    await expect(await form.findByText('Ứng dư 5.000.000 ₫ giữ lại cho các lô sau.')).toBeVisible();
    const plan = within(form.getByRole('grid', { name: 'Phân bổ vào lô' }));
    await expect(plan.getAllByRole('row').length).toBeGreaterThan(parent.LotCount);
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Nhận tiền về' }));
    await expect(
      question.getByText(new RegExp(`^Vào ${parent.LotCount} lô: .* · Ứng dư 5\\.000\\.000 ₫$`)),
    ).toBeVisible();
    const before = payments().length;
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    const facts = within(await canvas.findByRole('dialog', { name: new RegExp(parent.PosParentName) }));
    await waitFor(() => expect(parentNow()).toMatchObject({ LotRemain: 0, Surplus: 5_000_000 }));
    await expect(payments()).toHaveLength(before + 1);
    await userEvent.click((await facts.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy lần tiền về' }));
    await expect(cancel.getByText(/^Các lô lại chờ tiền:/)).toBeVisible();
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Ngân hàng thu hồi');
    await userEvent.dblClick(cancel.getByRole('button', { name: 'Hủy lần tiền về' }));
    await expect(await facts.findByText('Lý do hủy: Ngân hàng thu hồi')).toBeVisible();
    await expect(parentNow()).toMatchObject({ Balance: parent.Balance, LotRemain: parent.LotRemain, Surplus: 0 });
  },
};

/** Báo tiền về không chuyển đồng nào: chỉ ghi số POS mẹ hứa gửi. */
export const Announce: Story = {
  name: 'Báo tiền về',
  parameters: at('&part=announced&announce=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Báo tiền về' }));
    const amount = form.getByLabelText(/^Số tiền dự kiến/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '20tr');
    await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
    const waiting = within(await canvas.findByRole('grid', { name: 'Đợt đang chờ' }));
    await expect((await waiting.findAllByText('20.000.000'))[0]).toBeVisible();
    await expect(parentNow()?.Balance).toBe(parent.Balance);
  },
};

/** Ứng trước rồi trả lại: không bao giờ trả quá số ứng dư. */
export const GiveBack: Story = {
  name: 'Trả lại ứng dư',
  parameters: {
    app: {
      at: `/debt?tab=cashBack&open=${parent.PosParentID}&giveBack=new`,
      prepare: (engine: Parameters<typeof askAs>[0]) => {
        const Amount = parent.LotRemain + 3_000_000;
        askAs(engine, 'chushop', 'payCashBack', { body: { PosParentID: parent.PosParentID, Amount, Method: 1 } });
      },
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Trả lại ứng dư' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Tài khoản' })).not.toHaveValue(''));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '3tr1');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText('Số tiền vượt quá số ứng dư 3.000.000 ₫')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '3tr');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Trả lại ứng dư' }));
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(parentNow()?.Surplus).toBe(0));
  },
};

function parentNow() {
  const parents = askAs(shownEngine(), 'chushop', 'listCompanyCashBacks', {});
  return parents.find(({ PosParentID }) => PosParentID === parent.PosParentID);
}

function payments() {
  return askAs(shownEngine(), 'chushop', 'listCashBackPayments', { posParentID: parent.PosParentID, PageSize: 500 });
}
