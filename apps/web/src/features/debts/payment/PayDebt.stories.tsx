import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { shownMoney } from '../../../test/shownMoney.ts';
import { storyDebtor } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CustomerDebtsScreen } from '../CustomerDebtsScreen.tsx';
import { seeInPlace } from '../../../test/seeInPlace.ts';

const debtor = storyDebtor();

const meta = {
  title: 'Màn hình/Thu nợ',
  component: CustomerDebtsScreen,
  decorators: [withApp({ at: `/debt/customer?customerID=${debtor.PartyID}` })],
} satisfies Meta<typeof CustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Máy chủ chê một ô: xác nhận nói vì sao; quay lại thì ô ấy được đánh dấu và sẵn sàng để sửa, phần đã gõ còn nguyên. Khách trả tiền mặt: số trả lại đứng to. */
export const FaultAtItsField: Story = {
  name: 'Máy chủ chê một ô',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Mã giao dịch/), 'FT2611200042');
    await userEvent.type(form.getByLabelText(/^Ghi chú/), 'khách đọc CVV 123');
    await confirm(canvas, form);
    const question = within(await canvas.findByRole('alertdialog'));
    await seeInPlace(question, /không được chứa mã bảo mật/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    const note = form.getByLabelText(/^Ghi chú/);
    await expect(note).toHaveAccessibleDescription(/Ghi chú không được chứa mã bảo mật/);
    await waitFor(() => expect(note).toHaveFocus());
    await expect(form.getByLabelText(/^Mã giao dịch/)).toHaveValue('FT2611200042');
    await userEvent.clear(note);
    await userEvent.type(note, 'khách trả tại quầy');
    await payCash(form, 560_000);
    await confirm(canvas, form);
    await seeToast(/^Đã thu .* của .*\. Khách đưa 560\.000\s₫, trả lại 60\.000\s₫/);
  },
};

async function openForm(canvas: Canvas) {
  const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
  return within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
}

/** The customer pays 500.000 in cash with more than that: what is given back stands large. */
async function payCash(form: Canvas, given: number): Promise<void> {
  await userEvent.clear(form.getByLabelText(/^Số tiền/));
  await userEvent.type(form.getByLabelText(/^Số tiền/), '500k');
  await userEvent.type(form.getByLabelText('Khách đưa'), String(given));
  await expect(form.getByText(`Trả lại khách ${shownMoney(given - 500_000)}`)).toBeVisible();
}

async function confirm(canvas: Canvas, form: Canvas): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
  await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
}
