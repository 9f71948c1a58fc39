import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { CustomerDebtsScreen } from './CustomerDebtsScreen.tsx';

const meta = {
  title: 'Màn hình/Số dư đầu',
  component: CustomerDebtsScreen,
  decorators: [withApp({ scenario: 'new-shop', at: '/debt/customer' })],
} satisfies Meta<typeof CustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Số dư đầu của một khách nhập qua biểu mẫu thì thành nợ ngoài đơn, rồi thu hết như mọi khoản nợ khác. */
export const EnterThenCollect: Story = {
  name: 'Nhập rồi thu',
  tags: ['điện thoại'],
  parameters: { app: { at: '/debt/customer?customerID=1' } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: /KH000001/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Việc khác' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Số dư đầu' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Số dư đầu' }));
    await userEvent.type(form.getByLabelText(/^Số tiền/), '5tr');
    await userEvent.type(form.getByLabelText(/^Ghi chú/), 'Sổ tay trang 12');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Số dư đầu' }));
    await expect(question.getByText('Vốn – số dư đầu kỳ')).toBeVisible();
    await expect(question.getByText(/Khách nợ cửa hàng/)).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Khách đang nợ')).toHaveTextContent('5.000.000 ₫'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
    const pay = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    await userEvent.click(pay.getByRole('button', { name: 'Tiếp tục' }));
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
    await userEvent.click(asked.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Khách đang nợ')).toHaveTextContent(/^Khách đang nợ0/));
  },
};

/** Sổ cũ sáu dòng, hai dòng sai: bốn dòng vào sổ, hai dòng ở lại với lỗi của nó. */
export const ImportWithTwoBadLines: Story = {
  name: 'Nhập danh sách có hai dòng lỗi',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhập số dư đầu' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nhập số dư đầu từ Excel' }));
    await userEvent.click(dialog.getByLabelText('Hoặc dán từ bảng tính'));
    await userEvent.paste(
      [
        'Loại\tMã/SĐT/Số tài khoản/TID\tSố tiền\tGhi chú',
        'Khách hàng\tKH000001\t5.000.000\tSổ tay trang 12',
        'Khách hàng\tKH000002\t-700.000\t',
        'Đối tác\tDT0001\t12tr\t',
        'Tiền mặt\t\t30tr\t',
        'Khách hàng\tKH999999\t1tr\t',
        'Tiền mặt\t\t-1tr\t',
      ].join('\n'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await expect((await dialog.findAllByText(/Không tìm thấy khách hàng này/))[0]).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Nhập 4 dòng' }));
    await expect(await dialog.findByText('Nhập 4 dòng thành công, 2 dòng lỗi')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    await expect((await canvas.findAllByText(/^5\.000\.000/)).length).toBeGreaterThan(0);
  },
};
