import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const path = '/contract/:scheduleId';
const order = storyOrder(2, ({ TotalPaidCard, TotalSwipe }) => TotalPaidCard > 0 && TotalSwipe === 0);

const planned = storyOrder(1, ({ ServiceType, WaitingCount }) => ServiceType === 1 && WaitingCount === 0);

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: API thiếu phần tự đặt',
  component: ContractScreen,
  decorators: [withApp({ path, at: `/contract/${order.ScheduleID}`, bare: { calls: 'named', fields: 'all' } })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** API chỉ có những gì đặc tả nêu: lượt quẹt ghi được và hủy được; khoản khách nạp không được mời. */
export const Everyday: Story = {
  name: 'Việc hằng ngày',
  parameters: { app: { config: { missingCalls: ['*'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/các khoản đã ghi không hiện thành dòng/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thêm khoản khách nạp' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lượt quẹt' }));
    const swipe = within(await canvas.findByRole('dialog', { name: 'Quẹt thẻ' }));
    await userEvent.click(swipe.getByRole('combobox', { name: 'Máy POS' }));
    const [first] = await within(document.body).findAllByRole('option', { name: /quầy 1/ });
    await userEvent.click(first ?? document.body);
    await userEvent.clear(swipe.getByLabelText(/^Số tiền quẹt/));
    await userEvent.type(swipe.getByLabelText(/^Số tiền quẹt/), String(order.TotalPaidCard));
    await answerWarnings(swipe);
    await userEvent.type(swipe.getByLabelText('Số lô'), '000777');
    await confirmMoney(canvas, swipe, 'Quẹt thẻ');
    const lines = within(canvas.getByRole('region', { name: 'Lượt quẹt' }));
    await userEvent.click(await lines.findByRole('button', { name: /^Hủy/ }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Hủy lượt quẹt' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Máy báo lỗi, quẹt lại');
    await userEvent.click(question.getByRole('button', { name: 'Hủy lượt quẹt' }));
    await expect(await lines.findByText(/^Lý do hủy: /)).toBeVisible();
  },
};

/** Khoản nạp thẻ không ghi sổ được thì vẫn ghi được là chờ. */
export const Noted: Story = {
  name: 'Ghi khoản chờ',
  parameters: { app: { at: `/contract/${planned.ScheduleID}`, config: { missingCalls: ['*'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm lượt nạp thẻ' }));
    const pay = within(await canvas.findByRole('dialog', { name: 'Nạp thẻ' }));
    await confirmMoney(canvas, pay, 'Nạp thẻ');
    await waitFor(() => expect(linesOf(planned.ScheduleID)).toMatchObject([{ Amount: planned.Amount, Status: 0 }]));
  },
};

/** Chưa ai biết API thiếu gì: bấm xác nhận thì biểu mẫu tự nói, chữ đã gõ còn nguyên, và lần sau không mời nữa. */
export const FoundOut: Story = {
  name: 'Bấm mới biết',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm khoản khách nạp' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Khách nạp tiền' }));
    await userEvent.clear(form.getByLabelText(/^Số tiền/));
    await userEvent.type(form.getByLabelText(/^Số tiền/), '200k');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Khách nạp tiền' }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Máy chủ API chưa có phần này');
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue('200.000');
  },
};

/** Lines of an order's money, as the books have them. */
function linesOf(scheduleId: number): readonly object[] {
  return shownEngine().world.moneyLines.by('schedule', scheduleId);
}

async function answerWarnings(form: Canvas): Promise<void> {
  const reason = await waitFor(() => form.getByLabelText(/^Lý do vượt cảnh báo/)).catch(() => undefined);
  if (reason) await userEvent.type(reason, 'Khách quen, đã xem chứng từ');
  const approve = form.queryByLabelText('Tôi có quyền Duyệt và duyệt lượt quẹt này');
  if (approve) await userEvent.click(approve);
}

async function confirmMoney(canvas: Canvas, form: Canvas, title: string): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const question = within(await canvas.findByRole('alertdialog', { name: title }));
  const reason = question.queryByLabelText(/^Lý do/);
  if (reason) await userEvent.type(reason, 'Khách nhờ, đã xem chứng từ');
  await userEvent.click(question.getByRole('button', { name: /^(Xác nhận|Vẫn xác nhận)$/ }));
}
