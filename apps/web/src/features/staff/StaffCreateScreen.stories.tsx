import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { StaffCreateScreen } from './StaffCreateScreen.tsx';

const meta = {
  title: 'Màn hình/Thêm nhân viên',
  component: StaffCreateScreen,
  decorators: [withApp({ at: '/manager/staff/create' })],
} satisfies Meta<typeof StaffCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Thêm nhân viên' })).toBeVisible();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tài khoản/), 'Thu Ngân');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng nhập họ tên')).toBeVisible();
    await expect(canvas.getByText(/^Tài khoản không hợp lệ/)).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveFocus();
  },
};

/** Thêm một giao dịch viên: lưu xong thì về danh sách nhân viên. */
export const AddThenBack: Story = {
  name: 'Thêm rồi về danh sách',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Nguyễn Thị Mới');
    await userEvent.type(canvas.getByLabelText(/^Tài khoản/), 'thungan.moi2');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), 'Matkhau@123');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Thêm nhân viên thành công')).toBeVisible());
    await expect(await canvas.findByText('Đã mở /manager/staff')).toBeVisible();
  },
};

/** Đóng khi đã nhập dở thì được hỏi; sửa tiếp thì không mất gì. */
export const UnsavedChanges: Story = {
  name: 'Còn thay đổi chưa lưu',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Chưa Lưu{Escape}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveValue('Chưa Lưu');
  },
};
