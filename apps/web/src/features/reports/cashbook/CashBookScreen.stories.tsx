import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CashBookScreen } from './CashBookScreen.tsx';

const meta = {
  title: 'Màn hình/Sổ quỹ',
  component: CashBookScreen,
  decorators: [withApp({ at: '/report/cashbook' })],
} satisfies Meta<typeof CashBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await fundRow(canvas, 'Tiền mặt')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Sổ quỹ' })).toBeVisible();
  },
};

/** Chọn một quỹ thì chỉ còn quỹ ấy, và tồn cuối bằng tồn đầu cộng thu trừ chi. */
export const OneFund: Story = {
  name: 'Một quỹ',
  play: async ({ canvas }) => {
    await fundRow(canvas, 'Tổng cộng');
    await userEvent.selectOptions(canvas.getByLabelText('Quỹ'), 'Tiền mặt');
    const cash = await fundRow(canvas, 'Tiền mặt');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^VCB/ })).toBeNull());
    const [opening = 0, income = 0, spent = 0, closing = 0] = within(cash)
      .getAllByRole('cell')
      .map((cell) => Number((cell.textContent ?? '').replaceAll('.', '')));
    await expect(closing).toBe(opening + income - spent);
  },
};

/** Nhật ký chung: mỗi bút toán ở từng tài khoản của nó, tổng nợ bằng tổng có; không còn quỹ để chốt, và tìm theo tài khoản được. */
export const Journal: Story = {
  name: 'Nhật ký chung',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await fundRow(canvas, 'Tổng cộng');
    await userEvent.selectOptions(canvas.getByLabelText('Quỹ'), 'Nhật ký chung (mọi tài khoản)');
    const grid = await canvas.findByRole('grid', { name: 'Sổ nhật ký chung' });
    await waitFor(() => expect(grid).toHaveTextContent(/Công nợ khách: /));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sổ nhật ký chung' })).toBeVisible();
    const [debits, credits] = await movedIn(canvas);
    await expect(debits).toBeGreaterThan(0);
    await expect(credits).toBe(debits);
    await expect(canvas.queryByRole('button', { name: 'Kiểm quỹ và chốt' })).toBeNull();
    await expect(canvas.queryByRole('table', { name: 'Tồn quỹ' })).toBeNull();

    await userEvent.type(canvas.getByRole('searchbox'), 'phí máy');
    await canvas.findByText(/^Phát sinh của các dòng khớp/);
    await waitFor(async () => expect((await movedIn(canvas))[1]).toBe(0));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByText(/^Phát sinh: nợ/);
    await userEvent.selectOptions(canvas.getByLabelText('Quỹ'), 'Tiền mặt');
    await expect(await fundRow(canvas, 'Tiền mặt')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Sổ quỹ' })).toBeVisible();
  },
};

/** Bảy ngày qua: đổi khoảng ngày thì sổ đổi theo và địa chỉ giữ khoảng ngày ấy. */
export const SevenDays: Story = {
  name: 'Bảy ngày',
  play: async ({ canvas }) => {
    await fundRow(canvas, 'Tổng cộng');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn khoảng ngày trên lịch' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '7 ngày qua' }));
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('14/11/2026');
  },
};

/** Đếm theo mệnh giá: tổng hiện ngay, thiếu thì phải nêu lý do; chỉ quỹ đã đếm bị chốt, chênh lệch chờ người khác duyệt. */
export const CountByNotes: Story = {
  name: 'Kiểm tiền mặt theo mệnh giá',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kiểm quỹ và chốt' }));
    const dialog = await openDialog('Kiểm quỹ và chốt ngày 20/11/2026');
    await userEvent.type(dialog.getByLabelText(/^500\.000/), '3');
    await userEvent.type(dialog.getByLabelText(/^20\.000/), '2');
    await expect(dialog.getByLabelText(/^Thực đếm Tiền mặt/)).toHaveValue('1.540.000');
    await expect(dialog.getByText(/^Chênh lệch: thiếu/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await dialog.findByText('Vui lòng nhập lý do chênh lệch Tiền mặt')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Lý do chênh lệch/), 'Tiền còn trong két hai');
    await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    await confirm('Xác nhận');
    await expect(await canvas.findByText(/^Chênh lệch quỹ Tiền mặt ngày 20\/11\/2026: thiếu/)).toBeVisible();
    await expect(await fundRow(canvas, 'Tiền mặt')).toHaveTextContent('Đã chốt đến 20/11/2026');
    await expect(await fundRow(canvas, 'VCB')).not.toHaveTextContent('Đã chốt đến 20/11/2026');
  },
};

/** Nhập thẳng một số tiền cũng được; gõ số tiền thì bỏ số tờ đã đếm. */
export const CountByAmount: Story = {
  name: 'Kiểm tiền mặt bằng một số tiền',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kiểm quỹ và chốt' }));
    const dialog = await openDialog('Kiểm quỹ và chốt ngày 20/11/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await dialog.findByText('Vui lòng nhập thực đếm Tiền mặt')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^100\.000/), '7');
    await userEvent.type(dialog.getByLabelText(/^Thực đếm Tiền mặt/), '2tr');
    await userEvent.tab();
    await expect(dialog.getByLabelText(/^100\.000/)).toHaveValue('');
    await expect(dialog.getByLabelText(/^Thực đếm Tiền mặt/)).toHaveValue('2.000.000');
  },
};

/** Chênh lệch do người khác kiểm: chủ cửa hàng duyệt, bút toán vào sổ ngày kiểm. */
export const Approve: Story = {
  name: 'Duyệt chênh lệch',
  parameters: { app: { at: '/report/cashbook?fromDate=2026-11-16&toDate=2026-11-16' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duyệt' }));
    await confirm('Duyệt');
    await waitFor(() => expect(canvas.queryByText(/chờ duyệt/)).toBeNull());
    await expect(await canvas.findByText(/^Chênh lệch quỹ Tiền mặt ngày 16\/11\/2026: thiếu 50\.000 ₫/)).toBeVisible();
  },
};

/** Từ chối thì phải nêu lý do; chênh lệch vẫn hiện cho tới khi kiểm lại. */
export const Refuse: Story = {
  name: 'Từ chối chênh lệch',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = await openDialog('Từ chối chênh lệch quỹ', 'alertdialog');
    await userEvent.type(dialog.getByLabelText(/^Lý do/), 'Đếm lại két hai');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await expect(await canvas.findByText(/bị từ chối \(Đếm lại két hai\), cần kiểm lại/)).toBeVisible();
  },
};

/** Ngày đã khóa: không còn gì để chốt; mở sổ phải nêu lý do và chờ người khác duyệt, người đề nghị rút lại được. */
export const Locked: Story = {
  name: 'Ngày đã khóa',
  parameters: { app: { at: '/report/cashbook?fromDate=2026-11-16&toDate=2026-11-16' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sổ ngày 16\/11\/2026 đã khóa/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kiểm quỹ và chốt' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mở sổ' }));
    const dialog = await openDialog('Mở sổ ngày 16/11/2026', 'alertdialog');
    await userEvent.type(dialog.getByLabelText(/^Lý do/), 'Ghi thiếu một phiếu chi');
    await userEvent.click(dialog.getByRole('button', { name: 'Mở sổ' }));
    await expect(await within(document.body).findByText('Chờ người thứ hai duyệt mở sổ')).toBeVisible();
    await expect(await canvas.findByText(/^Mở sổ từ ngày 16\/11\/2026: .* chờ người khác duyệt/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mở sổ' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rút lại' }));
    const back = await openDialog('Rút lại mở sổ', 'alertdialog');
    await userEvent.type(back.getByLabelText(/^Lý do/), 'Tìm thấy phiếu chi rồi');
    await userEvent.click(back.getByRole('button', { name: 'Rút lại' }));
    await expect(await canvas.findByRole('button', { name: 'Mở sổ' })).toBeVisible();
  },
};

/** Đồng debited and credited by the lines that match. */
async function movedIn(canvas: Canvas): Promise<number[]> {
  const summary = await canvas.findByText(/^Phát sinh/);
  return [...summary.querySelectorAll('strong')].map(({ textContent }) => Number(textContent.replaceAll(/\D/g, '')));
}

async function openDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  return within(await within(document.body).findByRole(role, { name }));
}

async function confirm(name: string): Promise<void> {
  const asked = within(await within(document.body).findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name }));
}

async function fundRow(canvas: Canvas, fund: string): Promise<HTMLElement> {
  const funds = within(await canvas.findByRole('table', { name: 'Tồn quỹ' }));
  return funds.findByRole('row', { name: new RegExp(`^${fund}`) });
}
