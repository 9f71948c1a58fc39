import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../../test/askEngine.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const path = '/contract/:scheduleId';
const atWork = storyOrder(2, ({ ServiceType, TotalPaidCard, TotalSwipe }) => {
  return ServiceType === 1 && TotalPaidCard > 0 && TotalSwipe === 0;
});
const settled = storyOrder(4);
const { ScheduleID } = atWork;

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: sửa điều khoản',
  component: ContractScreen,
  decorators: [withApp({ path, at: `/contract/${ScheduleID}` })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Số tiền gõ sai được sửa kèm lý do: các khoản giữ nguyên, phí tính lại, lịch sử nói trước và sau. */
export const WrongAmount: Story = {
  name: 'Sửa số tiền gõ sai',
  play: async ({ canvas }) => {
    const form = await openTerms(canvas);
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '45tr');
    await userEvent.click(form.getByRole('button', { name: 'Sửa điều khoản' }));
    await expect(await form.findByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Gõ nhầm số tiền của khách');
    await userEvent.click(form.getByRole('button', { name: 'Sửa điều khoản' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const history = within(await canvas.findByRole('region', { name: 'Lịch sử' }));
    await expect(await history.findByText('Gõ nhầm số tiền của khách')).toBeVisible();
    await expect(history.getByText(/^Sửa số tiền: /)).toHaveTextContent('45.000.000');
    const [order] = askAs(shownEngine(), 'chushop', 'searchSchedules', {
      body: { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 1 },
    });
    await expect(order).toMatchObject({ Amount: 45_000_000, TotalPaidCard: atWork.TotalPaidCard });
  },
};

/** Đơn đã nạp thẻ không thành rút tiền được: máy chủ từ chối tại ô, mọi thứ đã gõ còn nguyên. */
export const RefusedService: Story = {
  name: 'Dịch vụ không đổi được',
  play: async ({ canvas }) => {
    const form = await openTerms(canvas);
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Dịch vụ/ }), 'Rút tiền');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Khách chỉ rút tiền');
    await userEvent.click(form.getByRole('button', { name: 'Sửa điều khoản' }));
    const service = form.getByRole('combobox', { name: /^Dịch vụ/ });
    await waitFor(() => expect(service).toHaveAccessibleDescription(/Đơn đã có lượt nạp thẻ nên không thể đổi/));
    await expect(form.getByLabelText(/^Lý do/)).toHaveValue('Khách chỉ rút tiền');
  },
};

/** Đơn đã quyết toán: điều khoản không sửa được nữa. */
export const Settled: Story = {
  name: 'Đơn đã quyết toán',
  parameters: { app: { path, at: `/contract/${settled.ScheduleID}` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'In hợp đồng' })).toBeVisible();
    await expect(within(document.body).queryByRole('menuitem', { name: 'Sửa điều khoản' })).toBeNull();
  },
};

async function openTerms(canvas: Canvas): Promise<Canvas> {
  await canvas.findByRole('region', { name: 'Lịch sử' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Sửa điều khoản' }));
  return within(await canvas.findByRole('dialog', { name: /^Sửa điều khoản/ }));
}
