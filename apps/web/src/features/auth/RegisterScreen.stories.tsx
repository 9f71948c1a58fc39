import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Màn hình/Đăng ký',
  component: RegisterScreen,
  decorators: [withApp({ as: null, at: '/register' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Referred: Story = {
  name: 'Có mã giới thiệu',
  parameters: { app: { at: '/register?refer=GT00002' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mã giới thiệu')).toHaveValue('GT00002');
    await expect(await canvas.findByText(/^Người giới thiệu: ./)).toBeVisible();
  },
};

export const UnknownReferrer: Story = {
  name: 'Mã giới thiệu không có',
  parameters: { app: { at: '/register?refer=KHONGCO' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy mã giới thiệu này')).toBeVisible();
  },
};

export const NothingTyped: Story = {
  name: 'Chưa nhập gì',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
    await expect(await canvas.findByText('Vui lòng nhập tên cửa hàng')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập số điện thoại')).toBeVisible();
    await expect(canvas.getByLabelText(/Tên cửa hàng/)).toHaveFocus();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  play: async ({ canvasElement, canvas }) => {
    await fill(canvasElement, { ...shop, account: 'Chủ Shop', phone: '0123', password: 'matkhau', repeated: 'khac' });
    await expect(await canvas.findByText('Tài khoản gồm 4–50 ký tự: a–z, 0–9, dấu chấm, gạch dưới')).toBeVisible();
    await expect(canvas.getByText('Số điện thoại không hợp lệ')).toBeVisible();
    await expect(canvas.getByText('Mật khẩu phải có ít nhất 8 ký tự')).toBeVisible();
    await expect(canvas.getByText('Mật khẩu nhập lại không khớp')).toBeVisible();
  },
};

/** A name that is taken: the server's Message as an error toast, and nothing typed is lost. */
export const Refused: Story = {
  name: 'Bị từ chối',
  play: async ({ canvasElement, canvas }) => {
    await fill(canvasElement, { ...shop, account: 'chushop' });
    await expect(await within(document.body).findByText(/tài khoản.*đã/i)).toBeVisible();
    await expect(canvas.getByLabelText(/Tên cửa hàng/)).toHaveValue(shop.name);
  },
};

export const Success: Story = {
  play: async ({ canvasElement, canvas }) => {
    await fill(canvasElement, shop);
    await expect(await within(document.body).findByText('Đăng ký thành công')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Đã mở /login')).toBeVisible());
  },
};

const shop = {
  name: 'Thẻ Tân Bình',
  account: 'thetanbinh',
  phone: '+84 912 345 999',
  password: 'MatKhau#2026',
  repeated: 'MatKhau#2026',
};

async function fill(canvasElement: HTMLElement, values: typeof shop): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/Tên cửa hàng/), values.name);
  await userEvent.type(canvas.getByLabelText(/Tài khoản/), values.account);
  await userEvent.type(canvas.getByLabelText(/Số điện thoại/), values.phone);
  await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), values.password);
  await userEvent.type(canvas.getByLabelText(/Nhập lại mật khẩu/), values.repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
}
