import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleRows, statementPdf } from '@so-the/mock-server/browser';
import { seeToast } from '../../../test/seeToast.ts';
import { askAs } from '../../../test/askEngine.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyLine } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { PosDebtsScreen } from '../PosDebtsScreen.tsx';

const matched = storyLine(1);
const unknown = storyLine(0);
const at = (query: string) => ({ app: { at: `/debt?tab=pdf${query}` } });

const meta = {
  title: 'Màn hình/Công nợ POS, tiền về – Sao kê PDF',
  component: PosDebtsScreen,
  decorators: [withApp({ at: '/debt?tab=pdf' })],
} satisfies Meta<typeof PosDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Các dòng sao kê',
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Sao kê' }));
    await expect((await grid.findAllByText('Khớp tự động'))[0]).toBeVisible();
    await expect(grid.getAllByText('Không tìm thấy lượt quẹt')[0]).toBeVisible();
  },
};

/** Dòng ngân hàng cạnh lượt quẹt nó khớp, kèm phần chênh. */
export const SideBySide: Story = {
  name: 'Dòng cạnh lượt quẹt',
  parameters: at(`&open=${matched.LineID}`),
  play: async ({ canvas }) => {
    const bank = within(await canvas.findByRole('region', { name: 'Ngân hàng ghi' }));
    const ours = within(canvas.getByRole('region', { name: 'Sổ của cửa hàng' }));
    await expect(bank.getByText(matched.ApprovalCode ?? '')).toBeVisible();
    await expect(ours.getByText(matched.ApprovalCode ?? '')).toBeVisible();
  },
};

/** Trả một dòng hai lần bấm chỉ một lần; hủy với lý do thì dòng khớp lại và trả lại được. */
export const PayLineThenCancel: Story = {
  name: 'Thanh toán một dòng rồi hủy',
  tags: ['điện thoại'],
  parameters: at(`&open=${matched.LineID}`),
  play: async ({ canvas }) => {
    const before = lotPayments();
    await userEvent.click(await canvas.findByRole('button', { name: 'Thanh toán dòng này' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thanh toán sao kê' }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thanh toán sao kê' }));
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy thanh toán' }));
    await expect(lotPayments()).toBe(before + 1);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy thanh toán dòng sao kê' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Ngân hàng thu hồi');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy thanh toán dòng sao kê' }));
    await expect(await canvas.findByRole('button', { name: 'Thanh toán dòng này' })).toBeVisible();
  },
};

/** Dòng không tìm thấy lượt quẹt thì bỏ qua được, và không bỏ qua nữa được. */
export const Ignore: Story = {
  name: 'Bỏ qua một dòng',
  parameters: at(`&open=${unknown.LineID}`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ qua' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Không bỏ qua nữa' }));
    await expect(await canvas.findByRole('button', { name: 'Bỏ qua' })).toBeVisible();
  },
};

/** Trả mọi dòng khớp của một sao kê trong một lần xác nhận, phần chênh phí được nói trước. */
export const PayStatement: Story = {
  name: 'Thanh toán cả sao kê',
  parameters: at(`&FileID=${matched.FileID}&pay=new`),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thanh toán sao kê' }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thanh toán sao kê' }));
    await expect(question.getByText(/dòng trả vào lô của từng lượt quẹt/)).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: /xác nhận$/i }));
    await seeToast('Thanh toán theo sao kê thành công');
    const lines = askAs(shownEngine(), 'chushop', 'listPdfBills', { FileID: matched.FileID });
    await expect(lines.filter(({ Status }) => Status === 1)).toHaveLength(0);
  },
};

/** Tải một tệp PDF thật lên: nói ngay bao nhiêu dòng khớp; cùng tệp lần nữa thì bị từ chối. */
export const Upload: Story = {
  name: 'Tải sao kê lên hai lần',
  parameters: at('&upload=new'),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Tải sao kê lên' });
    const form = within(dialog);
    await userEvent.click(form.getByRole('combobox', { name: 'Máy POS' }));
    const list = within(await within(document.body).findByRole('listbox', { name: 'Máy POS' }));
    await userEvent.click(await list.findByRole('option', { name: new RegExp(matched.PosName) }));
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The dialog takes no file.');
    await userEvent.upload(input, sampleStatement());
    await expect(await form.findByText(/^\d+ dòng: \d+ khớp/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.upload(input, sampleStatement());
    await expect(await form.findByText(/^Sao kê này đã được tải lên/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Xem các dòng' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bỏ lọc Một sao kê' })).toBeVisible());
  },
};

function sampleStatement(): File {
  const rows = sampleRows(shownEngine().world, matched.PosID);
  const bytes = statementPdf({ bankName: 'Techcombank', merchantName: matched.PosName }, rows);
  return new File([Uint8Array.from(bytes)], 'sao-ke-thang-11.pdf', { type: 'application/pdf' });
}

function lotPayments(): number {
  const payments = askAs(shownEngine(), 'chushop', 'listLotPayments', { numberLoID: matched.NumberLoID ?? 0 });
  return payments.filter(({ Status }) => Status === 1).length;
}
