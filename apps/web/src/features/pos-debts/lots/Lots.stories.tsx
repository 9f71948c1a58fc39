import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../../test/seeToast.ts';
import { askAs } from '../../../test/askEngine.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { storyLot } from '../../../test/storyRecords.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { withApp } from '../../../test/withApp.tsx';
import { PosDebtsScreen } from '../PosDebtsScreen.tsx';
import { seeInPlace } from '../../../test/seeInPlace.ts';

const open = storyLot(0);
const settled = storyLot(1);
const partly = storyLot(2, 'desc');
const at = (lot: { numberLoID: number }, form = '') => ({
  app: { at: `/debt?tab=lots&open=${lot.numberLoID}${form}` },
});

const meta = {
  title: 'Màn hình/Công nợ POS, tiền về – Lô',
  component: PosDebtsScreen,
  decorators: [withApp({ at: '/debt?tab=lots' })],
} satisfies Meta<typeof PosDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Các lô',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Số lô' })).toBeVisible();
    await userEvent.click(await canvas.findByLabelText('Còn tiền chưa về'));
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Còn tiền chưa về' })).toBeVisible();
  },
};

/** Ô "Quá hạn" mở đúng các lô nó đếm. */
export const Overdue: Story = {
  name: 'Lô quá hạn',
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: /^Quá hạn/ });
    const count = /(\d+) lô/.exec(tile.textContent)?.[1] ?? '';
    await userEvent.click(tile);
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Quá hạn' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(new RegExp(`1–${count} của ${count}`))).toBeVisible());
  },
};

/** Kiểu xem đã lưu của một thẻ mở lại ở chính thẻ ấy. */
export const SavedView: Story = {
  name: 'Lưu kiểu xem của thẻ Lô',
  parameters: { app: { at: '/debt?tab=lots&IsOpen=true' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kiểu xem: Mặc định' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lưu kiểu xem mới…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Tên kiểu xem/ }), 'Còn tiền');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kiểu xem: Còn tiền' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mặc định' }));
    await expect(await canvas.findByRole('tab', { name: 'Lô', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bỏ lọc Còn tiền chưa về' })).toBeNull();
  },
};

/** Thêm lô bằng tay, lô trùng máy, ngày và số thì bị từ chối ở đúng ô. */
export const Create: Story = {
  name: 'Thêm lô rồi xóa',
  tags: ['điện thoại'],
  parameters: { app: { at: '/debt?tab=lots&open=new' } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thêm số lô' }));
    await pick(form, 'Máy POS', new RegExp(open.PosName));
    await userEvent.type(form.getByLabelText(/^Số lô/), '009901');
    await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm số lô thành công');
    await userEvent.click(await canvas.findByRole('link', { name: '009901' }));
    const drawer = within(await canvas.findByRole('dialog', { name: /^Lô 009901/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa số lô' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '009901' })).toBeNull());
  },
};

/** Phiếu khác bill thì nói trước khi kết toán; không có lý do thì lô lệch, sửa lô với lý do thì hết lệch. */
export const SettleWithDifference: Story = {
  name: 'Kết toán lô lệch phiếu',
  parameters: at(open, '&settle=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: /^Kết toán lô/ }));
    await userEvent.type(form.getByLabelText(/^Số bill trên phiếu/), String(open.BillCount + 1));
    await userEvent.type(form.getByLabelText(/^Tổng tiền trên phiếu/), String(open.TotalAmount + 250_000));
    await expect(await form.findByText(/^Phiếu nhiều hơn 1 bill, nhiều hơn 250\.000 ₫/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Kết toán lô' }));
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(`^Lô ${open.LotNo}`) }));
    await expect(await drawer.findByText(/^Phiếu kết toán nhiều hơn 1 bill/)).toBeVisible();
    await expect(drawer.getByText('Lệch')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
    const edit = within(await canvas.findByRole('dialog', { name: 'Sửa số lô' }));
    await userEvent.type(edit.getByLabelText(/^Lý do phiếu lệch/), 'Một bill bị hủy sau khi kết toán');
    await userEvent.click(edit.getByRole('button', { name: 'Lưu' }));
    await expect(await drawer.findByText(/Lý do: Một bill bị hủy sau khi kết toán$/)).toBeVisible();
    await expect(drawer.getByText('Đã kết toán')).toBeVisible();
  },
};

/** Bill của máy và ngày chưa vào lô thì thêm vào, lấy ra lại được. */
export const Bills: Story = {
  name: 'Thêm bill vào lô',
  parameters: at(partly),
  play: async ({ canvas }) => {
    const free = await canvas.findByRole('grid', { name: 'Bill chưa vào lô' });
    const [box] = await within(free).findAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ });
    await userEvent.click(box ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào lô' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thêm vào lô' }));
    await userEvent.dblClick(question.getByRole('button', { name: 'Thêm vào lô' }));
    await waitFor(() => expect(canvas.getByText(new RegExp(`^${partly.BillCount + 1} bill · `))).toBeVisible());
  },
};

/** Nhận tiền hai lần bấm chỉ ghi một lần; hủy với lý do thì lô lại chờ đủ tiền. */
export const PayThenCancel: Story = {
  name: 'Nhận tiền về rồi hủy',
  parameters: at(settled, '&part=payments&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Nhận tiền về của lô' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Tài khoản' })).not.toHaveValue(''));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Nhận tiền về của lô' }));
    await expect(question.getByText(`Lô ${settled.LotNo} · ${settled.PosName}`)).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    const left = await canvas.findByText('Còn lại', { selector: '.pos-drawer__sum' });
    await waitFor(() => expect(left).toHaveTextContent(/lại\s*0 ₫$/));
    await expect(paymentsOf(settled.numberLoID)).toHaveLength(1);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy lần nhận tiền' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Ngân hàng thu hồi');
    await userEvent.dblClick(cancel.getByRole('button', { name: 'Hủy lần nhận tiền' }));
    await waitFor(() => expect(left).toHaveTextContent(money(settled.Remain)));
    await expect(canvas.getByText('Lý do hủy: Ngân hàng thu hồi')).toBeVisible();
  },
};

/** Hai người cùng nhận tiền của một lô: người sau bị từ chối và thấy việc người trước đã làm. */
export const TwoPeople: Story = {
  name: 'Hai người cùng nhận tiền một lô',
  parameters: at(settled, '&part=payments&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Nhận tiền về của lô' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Tài khoản' })).not.toHaveValue(''));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Nhận tiền về của lô' }));
    const body = { NumberLoID: settled.numberLoID, Amount: settled.Remain, Method: 1 } as const;
    askAs(shownEngine(), 'chushop', 'payNumberLot', { body });
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await seeInPlace(question, /^Số tiền vượt quá số còn lại của lô 0/);
    await waitFor(() =>
      expect(canvas.getByText('Còn lại', { selector: '.pos-drawer__sum' })).toHaveTextContent(/lại\s*0 ₫$/),
    );
    await expect(paymentsOf(settled.numberLoID)).toHaveLength(1);
  },
};

/** Số còn lại sẽ không về thì điều chỉnh với lý do, nói trước lô sẽ còn bao nhiêu. */
export const Adjust: Story = {
  name: 'Điều chỉnh số còn lại',
  parameters: at(settled, '&adjust=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Điều chỉnh số còn lại của lô' }));
    const amount = form.getByLabelText(/^Số tiền giảm trừ/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '33k');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Ngân hàng thu phí trả nhanh trong ngày');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Điều chỉnh số còn lại của lô' }));
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    const left = await canvas.findByText('Còn lại', { selector: '.pos-drawer__sum' });
    await waitFor(() => expect(left).toHaveTextContent(money(settled.Remain - 33_000)));
  },
};

/** Payments of a lot in force. */
function paymentsOf(numberLoID: number) {
  const payments = askAs(shownEngine(), 'chushop', 'listLotPayments', { numberLoID });
  return payments.filter(({ Status }) => Status === 1);
}

async function pick(form: Canvas, label: string, name: RegExp): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  const list = within(await within(document.body).findByRole('listbox', { name: label }));
  await userEvent.click(await list.findByRole('option', { name }));
}

function money(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} ₫`;
}
