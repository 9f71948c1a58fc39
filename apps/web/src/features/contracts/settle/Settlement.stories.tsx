import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { groupDigits } from '@so-the/ui/format';
import { closeToday } from '../../../test/closeToday.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { endFaults } from '../../../test/storyApp.ts';
import { paidOrder, swipePaid } from '../../../test/paidOrder.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const path = '/contract/:scheduleId';
const paidBefore = storyOrder(2, ({ FirstSettledDate = '2026-11-20' }) => FirstSettledDate < '2026-11-19');
const settledYesterday = storyOrder(
  4,
  ({ SettledDate, PartnerMode, TotalSwipe }) => SettledDate === '2026-11-19' && PartnerMode === 0 && TotalSwipe > 0,
);

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: quyết toán',
  component: ContractScreen,
  decorators: [withApp({ path })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Đơn làm xong hôm qua được quyết toán vào hôm qua; ngày trước dòng cuối cùng thì không nhận. */
export const SettledYesterday: Story = {
  name: 'Quyết toán vào hôm qua',
  tags: ['điện thoại'],
  parameters: { app: { path, at: `/contract/${paidBefore.ScheduleID}` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn thành' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Hoàn thành/ }));
    const day = question.getByLabelText(/^Ngày quyết toán/);
    await expect(day).toHaveValue('20/11/2026');
    await userEvent.clear(day);
    await userEvent.type(day, '31/13');
    await userEvent.tab();
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành' }));
    await expect(await question.findByText('Vui lòng nhập ngày quyết toán')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '19/11');
    await userEvent.tab();
    await expect(day).toHaveValue('19/11/2026');
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành' }));
    await waitFor(() => expect(figures(canvas)).toHaveTextContent('Quyết toán 19/11/2026'));
    await expect(await canvas.findByText('Quyết toán ngày 19/11/2026')).toBeVisible();
  },
};

/** Sổ đã khóa: ô ngày nói ngay khi mở, bấm Hoàn thành thì câu hỏi nói đúng lý do đó. */
export const SettledOnLockedDay: Story = {
  name: 'Quyết toán vào ngày đã khóa',
  parameters: { app: { path, at: `/contract/${paidBefore.ScheduleID}`, prepare: closeToday } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn thành' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Hoàn thành/ }));
    const day = question.getByLabelText(/^Ngày quyết toán/);
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Sổ đã khóa đến ngày 20\/11\/2026/));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Sổ đã khóa đến ngày 20/11/2026');
    await expect(question.queryByText('Vui lòng nhập ngày quyết toán')).toBeNull();
  },
};

/** Hoàn thành rồi thu trong một câu hỏi, có mã chuyển khoản đúng số tiền. Thu không được thì đơn đã hoàn thành, và lời báo nói vậy; bấm lại chỉ thu. */
export const SettledAndCollected: Story = {
  name: 'Hoàn thành và thu',
  parameters: {
    app: {
      path,
      at: `/contract/${paidOrder.ScheduleID}`,
      prepare: swipePaid,
      faults: [{ match: { operationId: 'addCustomerTopUp' }, kind: 'answer', status: 500 }],
    },
  },
  play: async ({ canvas }) => {
    const owed = groupDigits(paidOrder.FeeAmount);
    await userEvent.click(await canvas.findByRole('button', { name: `Hoàn thành và thu ${owed}` }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Hoàn thành và thu/ }));
    await userEvent.click(question.getByRole('combobox', { name: /^Thu vào/ }));
    await userEvent.click((await within(document.body).findAllByRole('option', { name: /···/ }))[0] ?? document.body);
    await expect(await question.findByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành và thu' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(`Đơn đã hoàn thành nhưng chưa thu ${owed}`);
    endFaults();
    await userEvent.click(question.getByRole('button', { name: 'Thu tiền' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(figures(canvas)).toHaveTextContent('Khách còn nợ0 ₫'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In biên nhận' })).toHaveFocus());
  },
};

/** Hoàn tác ngay: khoản vừa thu được hủy, đơn mở lại cho người được mở lại. */
export const CollectedByMistake: Story = {
  name: 'Hoàn tác hoàn thành và thu',
  parameters: { app: { path, at: `/contract/${paidOrder.ScheduleID}`, prepare: swipePaid } },
  play: async ({ canvas }) => {
    const label = `Hoàn thành và thu ${groupDigits(paidOrder.FeeAmount)}`;
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Hoàn thành và thu/ }));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành và thu' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('button', { name: label })).toBeVisible();
    await expect(await canvas.findByText('Lý do hủy: Hoàn tác ngay')).toBeVisible();
  },
};

/** Phí gõ sai được sửa vào hôm sau: bút toán sai được đảo, bút toán đúng được ghi, cả hai ở lại trong lịch sử. */
export const CorrectedPercent: Story = {
  name: 'Sửa phần trăm gõ sai',
  parameters: { app: { path, at: `/contract/${settledYesterday.ScheduleID}` } },
  play: async ({ canvas }) => {
    const form = await openCorrection(canvas);
    await expect(await form.findByText(/^Đang áp dụng /)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Giá trị đúng/), '1,65');
    await expect((await form.findAllByRole('img', { name: 'thành' }))[0]).toBeVisible();
    await expect(form.getByText(/đảo và ghi lại vào ngày 19\/11\/2026/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Sửa phần trăm' }));
    await expect(await form.findByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Gõ nhầm phí của khách quen');
    await userEvent.click(form.getByRole('button', { name: 'Sửa phần trăm' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const history = within(await canvas.findByRole('region', { name: 'Lịch sử' }));
    await expect(await history.findByText('Gõ nhầm phí của khách quen')).toBeVisible();
    await expect(figures(canvas)).toHaveTextContent('Quyết toán 19/11/2026');
  },
};

/** Phần trăm đang áp dụng thì không có gì để sửa, và màn hình nói vậy. */
export const SamePercent: Story = {
  name: 'Phần trăm không đổi',
  parameters: { app: { path, at: `/contract/${settledYesterday.ScheduleID}` } },
  play: async ({ canvas }) => {
    const form = await openCorrection(canvas);
    const right = String(settledYesterday.CustomerFeePercent / 1000).replace('.', ',');
    await userEvent.type(form.getByLabelText(/^Giá trị đúng/), right);
    await expect(await form.findByText('Phần trăm mới trùng với phần trăm đang áp dụng')).toBeVisible();
  },
};

function figures(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: 'Số liệu của đơn' });
}

async function openCorrection(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Sửa phần trăm' }));
  return within(await canvas.findByRole('dialog', { name: /^Sửa phần trăm/ }));
}
