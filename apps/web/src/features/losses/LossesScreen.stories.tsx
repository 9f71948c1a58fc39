import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Engine } from '@so-the/mock-server/browser';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import { openFigures } from '../../test/openFigure.ts';
import { seeToast } from '../../test/seeToast.ts';
import { storyDebtor } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { LossesScreen } from './LossesScreen.tsx';

const debtor = storyDebtor();
const REASON = 'Thẻ bị khóa sau khi nạp';

const meta = {
  title: 'Màn hình/Chi phí xấu',
  component: LossesScreen,
  decorators: [withApp({ at: '/expensebad/index' })],
} satisfies Meta<typeof LossesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tổng mất, đã thu hồi và phần lợi nhuận bị mất đứng trên danh sách. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Hiệu lực'))[0]).toBeVisible();
    await expect(await canvas.findByText(/% lợi nhuận$/)).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Số tiền lỗ, đã thu hồi và thiệt hại của từng khoản và của cả kỳ đều mở ra bút toán. */
export const OpenFigures: Story = {
  name: 'Mở các số của khoản lỗ',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem đã thu hồi của/, /xem thiệt hại của/, /xem số tiền lỗ của tổng cộng/);
  },
};

/** Bỏ nợ của khách: xác nhận nhắc nợ trước và sau; còn người thứ hai thì chờ họ duyệt, chưa vào sổ. */
export const WriteOff: Story = {
  name: 'Bỏ nợ, chờ duyệt',
  parameters: { app: { at: '/expensebad/index?open=new' } },
  play: async ({ canvas }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Ghi chi phí xấu' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Loại/ }), 'Thẻ bị khóa');
    await userEvent.type(form.getByRole('combobox', { name: /^Khách hàng/ }), debtor.Code);
    // Before the answer the list shows whom it showed before, and nobody can be chosen.
    const found = () => screen.getByRole('option', { name: new RegExp(debtor.Code) });
    await waitFor(() => expect(found()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(found());
    const cards = () => form.getByRole('combobox', { name: /^Thẻ/ });
    await waitFor(() => expect(cards()).toBeEnabled());
    await userEvent.click(cards());
    await screen.findAllByRole('option', { name: /••••/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(form.getByRole('textbox', { name: /^Số tiền/ }), '50k');
    await userEvent.type(form.getByRole('textbox', { name: /^Lý do/ }), REASON);
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(debtor.Name);
    await expect(question).toHaveTextContent('50.000');
    await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
    await seeToast('Chờ người thứ hai duyệt chi phí xấu');
    const row = (await canvas.findAllByText('Chờ duyệt'))[0]?.closest('tr');
    await expect(row).toHaveTextContent('50.000');
  },
};

/** Tiền mất khỏi quỹ: không cần khách, hỏi hình thức và tài khoản. */
export const FromFund: Story = {
  name: 'Mất tiền từ quỹ',
  parameters: { app: { at: '/expensebad/index?open=new' } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Ghi chi phí xấu' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Loại/ }), 'Tra soát');
    await userEvent.click(form.getByRole('radio', { name: 'Tiền đã mất khỏi quỹ' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Số tiền/ }), '200000');
    await userEvent.type(form.getByRole('textbox', { name: /^Lý do/ }), 'Ngân hàng thu lại tiền');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Không theo khách');
    await expect(question).toHaveTextContent('Tiền mặt');
  },
};

/** Người thứ hai duyệt khoản lỗ người khác đề nghị: khi đó mới vào sổ. */
export const Approve: Story = {
  name: 'Duyệt',
  parameters: { app: { at: '/expensebad/index?Status=0', proposedBy: 'nhanvien' } },
  play: async ({ canvas }) => {
    const drawer = await openFirst(canvas);
    await userEvent.click(await drawer.findByRole('button', { name: 'Duyệt' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Duyệt chi phí xấu' }));
    await expect(question.getByText(/3\.000\.000/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Duyệt' }));
    await seeToast('Duyệt chi phí xấu thành công');
    await expect(await drawer.findByText('Hiệu lực')).toBeVisible();
  },
};

/** Thu hồi một phần: tiền vào quỹ, thiệt hại giảm đúng số đó. */
export const Recover: Story = {
  name: 'Thu hồi một phần',
  parameters: { app: { at: '/expensebad/index?Status=1&Kind=3' } },
  play: async ({ canvas }) => {
    const drawer = await openFirst(canvas);
    await userEvent.click(await drawer.findByRole('button', { name: 'Ghi tiền thu hồi' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ghi tiền thu hồi' }));
    const amount = form.getByRole('textbox', { name: /^Số tiền thu hồi/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '10k');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Xác nhận' }));
    await seeToast('Ghi tiền thu hồi thành công');
    await waitFor(() => expect(drawer.getByText('Đã thu hồi').parentElement).toHaveTextContent('10.000'));
  },
};

/** Khoản lỗ hai người đã duyệt thì hai người xóa: nói trước, và đến khi đó vẫn trong sổ. */
export const DeleteByTwo: Story = {
  name: 'Xóa, chờ duyệt',
  parameters: { app: { at: '/expensebad/index?Status=1&Kind=3' } },
  play: async ({ canvas }) => {
    const { drawer, question } = await askDelete(canvas);
    await expect(await question.findByText(/^Cần người thứ hai duyệt: .*Phạm Quốc Hưng/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xóa chi phí xấu' }));
    await seeToast('Chờ người thứ hai duyệt: Xóa chi phí xấu');
    await expect(await drawer.findByText('Hiệu lực')).toBeVisible();
  },
};

/** Xóa xong: bút toán được ghi ngược, khoản lỗ vẫn còn trong danh sách với lý do. */
export const Deleted: Story = {
  name: 'Đã xóa',
  parameters: { app: { at: '/expensebad/index?Status=2&Kind=3', prepare: (engine: Engine) => deleteByTwo(engine) } },
  play: async ({ canvas }) => {
    const drawer = await openFirst(canvas);
    await expect(await drawer.findByText('Đã xóa')).toBeVisible();
    await expect(drawer.getByText('Khách đã trả đủ')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Xóa' })).toBeNull();
  },
};

/** Opens the first loss of the list. */
async function openFirst(canvas: Pick<typeof screen, 'findAllByRole'>) {
  const [first] = await canvas.findAllByRole('link', { name: /^\d{2}\/\d{2}\/\d{4}$/ });
  if (!first) throw new Error('The list shows no loss.');
  await userEvent.click(first);
  return within(await screen.findByRole('dialog', { name: /^Chi phí xấu số/ }));
}

/** Opens the first loss of the list and asks to delete it, with a reason. */
async function askDelete(canvas: Pick<typeof screen, 'findAllByRole'>) {
  const drawer = await openFirst(canvas);
  await userEvent.click(await drawer.findByRole('button', { name: 'Xóa' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Xóa chi phí xấu' }));
  await userEvent.type(question.getByRole('textbox', { name: /^Lý do/ }), 'Khách đã trả đủ');
  return { drawer, question };
}

/** One deletes the latest loss of an insolvent customer, another approves it. */
function deleteByTwo(engine: Engine): void {
  const [loss] = askAs(engine, 'chushop', 'listBadExpenses', { Status: 1, Kind: 3 });
  if (!loss) throw new Error('The shop has no such loss.');
  askAs(engine, 'chushop', 'deleteBadExpense', { id: loss.id, Reason: 'Khách đã trả đủ' });
  const held = askAs(engine, 'chushop', 'listApprovals', {}).find(({ Kind }) => Kind === 7);
  askAs(engine, 'quanly', 'decideHeldWrite', { body: { HeldWriteID: held?.RefID ?? 0, Status: 1 } });
}
