import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleRows, statementPdf } from '@so-the/mock-server/browser';
import { seeToast } from '../../../test/seeToast.ts';
import { askAs } from '../../../test/askEngine.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyLine } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { PosDebtsScreen } from '../PosDebtsScreen.tsx';

const matched = storyLine(1);
const unknown = storyLine(0);
const at = (query: string) => ({ app: { at: `/debt?tab=pdf${query}` } });

const meta = {
  title: 'Màn hình/Công nợ POS, tiền về – Sao kê',
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
    const form = within(await canvas.findByRole('dialog', { name: 'Tải sao kê lên' }));
    await choosePos(form);
    const input = form.getByLabelText('Sao kê', { selector: 'input' });
    await userEvent.upload(input, sampleStatement());
    await expect(await form.findByText(/^\d+ dòng: \d+ khớp/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.upload(input, sampleStatement());
    await expect(await form.findByText(/^Sao kê này đã được tải lên/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Xem các dòng' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bỏ lọc Một sao kê' })).toBeVisible());
  },
};

/** Ngân hàng lạ: chỉ từng cột một lần, lần sau tệp cùng mẫu đọc được ngay. */
export const Teach: Story = {
  name: 'Chỉ cột của ngân hàng lạ',
  tags: ['điện thoại'],
  parameters: at('&upload=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Tải sao kê lên' }));
    await choosePos(form);
    await userEvent.upload(form.getByLabelText('Sao kê', { selector: 'input' }), strangeStatement('tháng-10.csv', 5));
    await expect(await form.findByText(/Không tìm thấy bảng giao dịch/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Chỉ cột của tháng-10.csv' }));
    const teach = within(await canvas.findByRole('dialog', { name: 'Chỉ cột của sao kê' }));
    await userEvent.selectOptions(await teach.findByRole('combobox', { name: 'Cột "Doanh"' }), 'Số tiền');
    await userEvent.selectOptions(teach.getByRole('combobox', { name: 'Cột "Khấu trừ"' }), 'Phí');
    await userEvent.selectOptions(teach.getByRole('combobox', { name: 'Cột "Còn"' }), 'Thực nhận');
    await userEvent.click(teach.getByRole('button', { name: 'Lưu và đọc lại' }));
    await expect(await form.findByText(/^5 dòng: /, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.upload(form.getByLabelText('Sao kê', { selector: 'input' }), strangeStatement('tháng-11.csv', 4));
    await expect(await form.findByText(/^4 dòng: /, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Dòng hoàn tiền và dòng lỗi hiện cùng chữ không đọc được; các dòng khác vẫn vào sổ. */
export const Unread: Story = {
  name: 'Dòng cần xem',
  tags: ['điện thoại'],
  parameters: at('&upload=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Tải sao kê lên' }));
    await choosePos(form);
    await userEvent.upload(form.getByLabelText('Sao kê', { selector: 'input' }), unclearStatement());
    const lines = within(await form.findByRole('region', { name: 'Dòng cần xem của sao-ke.csv' }, { timeout: 8000 }));
    await expect(lines.getByText('12.5OO.000')).toBeVisible();
    await expect(lines.getByText('-5.000.000')).toBeVisible();
    await expect(lines.getByText(/Giao dịch hoàn hoặc hủy/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Xem các dòng' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dòng cần xem' }));
    const kept = within(await canvas.findByRole('dialog', { name: 'Dòng cần xem' }));
    await expect(await kept.findByText('12.5OO.000')).toBeVisible();
  },
};

async function choosePos(form: Canvas): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: 'Máy POS' }));
  await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(matched.PosName) }));
}

const textFile = (name: string, lines: readonly string[]) => new File([lines.join('\n')], name, { type: 'text/csv' });

/** A statement of a bank whose titles nobody knows. */
function strangeStatement(name: string, count: number): File {
  const rows = sampleRows(shownEngine().world, matched.PosID).slice(2, 2 + count);
  const told = rows.map(({ Date: day, TID, ApprovalCode = '', Amount, Fee, Net }) =>
    [day, TID, ApprovalCode, Amount, Fee, Net].join(';'),
  );
  return textFile(name, ['Ngày GD;Mã máy;Chuẩn chi;Doanh;Khấu trừ;Còn', ...told]);
}

/** One sale, one that was given back, and one whose amount has letters for noughts. */
function unclearStatement(): File {
  return textFile('sao-ke.csv', [
    'Ngày GD;Mã máy;Chuẩn chi;Số tiền;Phí;Thực nhận',
    '20/11/2026;24531876;B00001;10.000.000;132.000;9.868.000',
    '20/11/2026;24531876;B00002;-5.000.000;-66.000;-4.934.000',
    '20/11/2026;24531876;B00003;12.5OO.000;165.000;12.335.000',
  ]);
}

function sampleStatement(): File {
  const rows = sampleRows(shownEngine().world, matched.PosID);
  const bytes = statementPdf({ bankName: 'Techcombank', merchantName: matched.PosName }, rows);
  return new File([Uint8Array.from(bytes)], 'sao-ke-thang-11.pdf', { type: 'application/pdf' });
}

function lotPayments(): number {
  const payments = askAs(shownEngine(), 'chushop', 'listLotPayments', { numberLoID: matched.NumberLoID ?? 0 });
  return payments.filter(({ Status }) => Status === 1).length;
}
