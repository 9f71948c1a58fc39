import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { labelOf, serviceTypeOptions } from '@so-the/api-client';
import { formatMoney, formatPercent, groupDigits } from '@so-the/ui/format';
import { answerAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyDebtor, storyLatestOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const debtor = storyDebtor();
const last = storyLatestOrder();

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách, khách còn nợ',
  component: AppointmentsScreen,
  decorators: [withApp({ at: `/schedule-payment?mode=list&open=new&customerID=${debtor.PartyID}` })],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Khách còn nợ: tên, số điện thoại, số nợ kèm đơn đứng ngay dưới ô tìm; số nợ dẫn tới công nợ. */
export const Debtor: Story = {
  name: 'Còn nợ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    const owed = formatMoney(debtor.Closing).replaceAll('.', '\\.');
    const debt = await form.findByRole('link', { name: new RegExp(`^Nợ ${owed} \\((HD\\d{6}|\\d+ đơn)\\)$`) });
    await expect(debt).toHaveAttribute('href', `/debt/customer?customerID=${debtor.PartyID}`);
  },
};

/** "Thu luôn" thu nợ ngay trên đơn đang nhập: thu xong thì hết nợ, đơn đang nhập còn nguyên. */
export const CollectedAtOnce: Story = {
  name: 'Thu luôn',
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    await userEvent.type(form.getByLabelText(/^Số tiền/), '12tr');
    await userEvent.click(await form.findByRole('button', { name: 'Thu luôn' }));
    const pay = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    const most = Number(pay.getByLabelText<HTMLInputElement>(/^Số tiền/).value.replaceAll('.', ''));
    await userEvent.type(pay.getByLabelText('Khách đưa'), String(most));
    await expect(await pay.findByText('Khách đưa vừa đủ')).toBeVisible();
    await userEvent.click(pay.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(form.queryByRole('button', { name: 'Thu luôn' })).toBeNull());
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue('12.000.000');
    const [party] = answerAs(shownEngine(), 'chushop', 'getDetailDebt', { customerID: debtor.PartyID }).Data.Parties;
    await expect(party?.Collectable).toBe(0);
  },
};

/** "Như lần trước" bằng F4: thẻ, dịch vụ, số tiền, phí như đơn gần nhất của khách, con trỏ ở số tiền. */
export const AsBefore: Story = {
  name: 'Như lần trước',
  parameters: { app: { at: '/schedule-payment?mode=list&open=new' } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    await userEvent.click(search(form));
    await userEvent.keyboard(last.CustomerPhone);
    await within(document.body).findAllByRole('option', { name: new RegExp(last.CustomerName) });
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText(new RegExp(`^${last.CustomerName} · ${last.CustomerPhone}`))).toBeVisible();
    const told = new RegExp(`^Lần trước .+${shownMoney(last.Amount).replaceAll('.', '\\.')}`);
    await expect(await form.findByText(told)).toBeVisible();
    await userEvent.keyboard('{F4}');
    const amount = form.getByLabelText(/^Số tiền/);
    await waitFor(() => expect(amount).toHaveValue(groupDigits(last.Amount)));
    await expect(amount).toHaveFocus();
    await expect(form.getByRole('combobox', { name: /^Thẻ/ })).toHaveDisplayValue(new RegExp(last.CardLast4));
    await expect(form.getByLabelText(/^Phí khách/)).toHaveValue(
      formatPercent(last.CustomerFeePercent).replace(/\s?%/, ''),
    );
    await expect(form.getByLabelText<HTMLSelectElement>(/^Dịch vụ/)).toHaveDisplayValue(
      labelOf(serviceTypeOptions, last.ServiceType),
    );
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
  },
};

function search(form: Canvas): HTMLElement {
  return form.getByRole('combobox', { name: /^Điện thoại, tên hoặc 4 số cuối thẻ/ });
}
