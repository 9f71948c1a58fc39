import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { commissionWaits, OWED, referredOrder } from '../../../test/commissionWaits.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CustomerDebtsScreen } from '../CustomerDebtsScreen.tsx';

const { CustomerID, Code: ScheduleCode } = referredOrder;

const meta = {
  title: 'Màn hình/Thu nợ: hoa hồng chờ khách trả',
  component: CustomerDebtsScreen,
  decorators: [withApp({ at: `/debt/customer?customerID=${CustomerID}`, prepare: commissionWaits })],
} satisfies Meta<typeof CustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thu một phần thì hoa hồng còn chờ; thu đủ đơn thì xác nhận nói trước hoa hồng nào phải trả từ ngày thu. */
export const PaidInFull: Story = {
  name: 'Thu đủ thì phải trả hoa hồng',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(referredOrder.CustomerName) }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    const choice = form.getByLabelText(/^Ưu tiên đơn/);
    await userEvent.selectOptions(choice, within(choice).getByRole('option', { name: new RegExp(ScheduleCode) }));
    const amount = form.getByLabelText(/^Số tiền/);
    await retype(amount, String(OWED - 1));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const part = await canvas.findByRole('alertdialog', { name: 'Thu nợ' });
    await expect(part).not.toHaveTextContent(/hoa hồng/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await retype(amount, String(OWED));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const whole = await canvas.findByRole('alertdialog', { name: 'Thu nợ' });
    await expect(whole).toHaveTextContent(new RegExp(`Trả đủ ${ScheduleCode}: hoa hồng .* phải trả từ ngày thu`));
    await userEvent.click(within(whole).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(within(document.body).getByText(/^Đã thu .* của /)).toBeVisible());
  },
};

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
