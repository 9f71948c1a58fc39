import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney } from '@so-the/ui/format';
import { commissionWaits, referredOrder } from '../../../test/commissionWaits.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const path = '/contract/:scheduleId';
const owing = storyOrder(4, ({ CustomerDebt }) => CustomerDebt > 50_000);

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: giảm trừ',
  component: ContractScreen,
  decorators: [withApp({ path })],
  parameters: { app: { path, at: `/contract/${owing.ScheduleID}?discount=new` } },
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Không giảm quá số khách còn nợ của đơn; giảm xong, đơn còn nợ ít hơn đúng số ấy và lịch sử ghi loại điều chỉnh. */
export const Discount: Story = {
  name: 'Giảm trừ cho khách',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Giảm trừ cho khách' }));
    await userEvent.type(form.getByLabelText(/^Số tiền giảm trừ/), String(owing.CustomerDebt + 1));
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Bớt phí cho khách quen');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText(/^Số tiền vượt quá số khách còn nợ của đơn/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Số tiền giảm trừ/));
    await userEvent.type(form.getByLabelText(/^Số tiền giảm trừ/), '20k');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Giảm trừ cho khách' }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Số liệu của đơn' })).toHaveTextContent(
        formatMoney(owing.CustomerDebt - 20_000).replace('\u00a0', ' '),
      ),
    );
    await expect((await canvas.findAllByRole('link', { name: /^Giảm trừ cho khách -20.000/ }))[0]).toBeVisible();
  },
};

/** Đơn mà hoa hồng còn chờ khách trả: trang đơn nói còn chờ, xác nhận giảm trừ nói hoa hồng không phải trả nữa. */
export const CommissionLost: Story = {
  name: 'Giảm trừ đơn có hoa hồng chờ',
  parameters: { app: { path, at: `/contract/${referredOrder.ScheduleID}?discount=new`, prepare: commissionWaits } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Số liệu của đơn', hidden: true });
    await waitFor(() => expect(figures).toHaveTextContent(/Hoa hồng .* chờ khách trả đủ/));
    const form = within(await canvas.findByRole('dialog', { name: 'Giảm trừ cho khách' }));
    await userEvent.type(form.getByLabelText(/^Số tiền giảm trừ/), '1000');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Bớt phí cho khách quen');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Giảm trừ cho khách' });
    await expect(question).toHaveTextContent(/Không phải trả hoa hồng .* của đơn này nữa/);
    await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(figures).toHaveTextContent(/Không trả hoa hồng .*: nợ đã bỏ/));
  },
};
