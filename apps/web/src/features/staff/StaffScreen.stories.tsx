import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { StaffScreen } from './StaffScreen.tsx';

const meta = {
  title: 'Màn hình/Nhân viên',
  component: StaffScreen,
  decorators: [withApp({ at: '/manager/staff' })],
} satisfies Meta<typeof StaffScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lê Thị Thu' })).toBeVisible();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/manager/staff?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tài khoản/), 'Thu Ngân');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), 'ngan');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng nhập họ tên')).toBeVisible();
    await expect(canvas.getByText(/^Tài khoản không hợp lệ/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveFocus();
  },
};

/** Thêm một giao dịch viên: có trong danh sách, menu dòng dẫn tới phân quyền. */
export const AddStaff: Story = {
  name: 'Thêm nhân viên',
  parameters: { app: { at: '/manager/staff?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Đỗ Minh Ngọc');
    await userEvent.type(canvas.getByLabelText(/^Tài khoản/), 'minhngoc');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), 'Ngoc@12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Thêm nhân viên thành công')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Đỗ Minh Ngọc' })).toBeVisible();
  },
};

/** Sửa tài khoản của chính mình: tên và liên hệ đổi được; nhóm, cửa hàng, trạng thái và hạn sử dụng do người khác đổi. */
export const OwnAccount: Story = {
  name: 'Sửa tài khoản của mình',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Trần Văn Chủ' }));
    const end = await canvas.findByLabelText(/^Hạn sử dụng/);
    await expect(end).toBeDisabled();
    await expect(canvas.getByLabelText(/^Trạng thái/)).toBeDisabled();
    await expect(canvas.getByLabelText(/^Họ tên/)).toBeEnabled();
  },
};
