import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { groupDigits } from '@so-the/ui/format';
import type { Canvas } from '../../../test/canvas.ts';
import { paidOrder, swipePaid } from '../../../test/paidOrder.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { shownMoney } from '../../../test/shownMoney.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const path = '/contract/:scheduleId';
const owing = storyOrder(4, ({ CustomerDebt }) => CustomerDebt > 0 && CustomerDebt % 10_000 !== 0);

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: tiền mặt khách đưa',
  component: ContractScreen,
  decorators: [withApp({ path })],
  parameters: { app: { path, at: `/contract/${owing.ScheduleID}` } },
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bấm từng tờ khách đưa: thiếu thì nói còn thiếu và không cho ghi; đủ thì số trả lại đứng to, ghi xong nằm lại ở dòng tiền. */
export const NotesInTheRow: Story = {
  name: 'Tại hàng nhập, bấm từng tờ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('region', { name: 'Khách nạp tiền' }));
    await userEvent.type(await group.findByLabelText(/^Số tiền/), '540k');
    await userEvent.click(group.getByRole('button', { name: /^500k/ }));
    await expect(group.getByText(`Còn thiếu ${shownMoney(40_000)}`)).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Thu' }));
    await expect(await group.findByText('Khách đưa ít hơn số tiền thu')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: /^100k/ }));
    await expect(group.getByLabelText('Khách đưa')).toHaveValue('600.000');
    await expect(group.getByText(`Trả lại khách ${shownMoney(60_000)}`)).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Thu' }));
    const asked = within(await group.findByRole('group', { name: 'Khách nạp tiền' }));
    await expect(asked.getByText(`Trả lại khách ${shownMoney(60_000)}`)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Ghi sổ' }));
    await seeToast(/^Thêm khoản khách nạp thành công\. Khách đưa 600\.000\s₫, trả lại 60\.000\s₫/);
    await expect(await group.findByText(/Khách đưa 600\.000\s₫, trả lại 60\.000\s₫/)).toBeVisible();
  },
};

/** Hoàn thành và thu bằng tiền mặt: gõ số khách đưa, đọc số trả lại, biên nhận in cả hai. */
export const CollectedAtTheEnd: Story = {
  name: 'Hoàn thành và thu, gõ số khách đưa',
  parameters: { app: { path, at: `/contract/${paidOrder.ScheduleID}`, prepare: swipePaid } },
  play: async ({ canvas }) => {
    const owed = paidOrder.FeeAmount;
    await userEvent.click(await canvas.findByRole('button', { name: `Hoàn thành và thu ${groupDigits(owed)}` }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Hoàn thành và thu/ }));
    await userEvent.click(question.getByRole('combobox', { name: /^Thu vào/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Tiền mặt' }));
    await userEvent.type(question.getByLabelText('Khách đưa'), '1tr');
    await expect(await question.findByText(`Trả lại khách ${shownMoney(1_000_000 - owed)}`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Đếm lại' }));
    await expect(question.queryByText(/^Trả lại khách/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: /^500k/ }));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn thành và thu' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await seeReceipt(canvas, 500_000, 500_000 - owed);
  },
};

/** Prints what was handed over and given back. */
async function seeReceipt(canvas: Canvas, given: number, back: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'In biên nhận' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Biên nhận' }));
  const paper = dialog.getByRole('article', { name: 'Biên nhận' });
  await waitFor(() => expect(paper).toHaveTextContent(`Khách đưa${shownMoney(given)}`));
  await expect(paper).toHaveTextContent(`Trả lại${shownMoney(back)}`);
  await userEvent.keyboard('{Escape}');
}
