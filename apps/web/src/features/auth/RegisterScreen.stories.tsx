import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyReferCode } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Đăng ký',
  component: RegisterScreen,
  decorators: [withApp({ as: null, at: '/register' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
const code = storyReferCode();
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Referred: Story = {
  name: 'Có mã giới thiệu',
  parameters: { app: { at: `/register?refer=${code}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mã giới thiệu')).toHaveValue(code);
    await expect(await canvas.findByText('Người giới thiệu: Tr*** V** C**')).toBeVisible();
  },
};

export const UnknownReferrer: Story = {
  name: 'Mã giới thiệu không có',
  parameters: { app: { at: '/register?refer=KHONGCOMA2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mã giới thiệu không tồn tại')).toBeVisible();
  },
};

/** Gõ từng ký tự: mã chưa đủ không được hỏi; sai mười mã trong một phút thì dừng tới phút sau, và câu trả lời nói rõ. */
export const GuessedTooOften: Story = {
  name: 'Sai mã quá nhiều lần',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mã giới thiệu');
    await userEvent.type(field, 'KHONGCOMA');
    await expect(await canvas.findByText('Mã giới thiệu gồm 10 ký tự')).toBeVisible();
    for (const last of 'ABCDEFGHJK') {
      await userEvent.type(field, last);
      await expect(await canvas.findByText('Mã giới thiệu không tồn tại')).toBeVisible();
      await userEvent.type(field, '{Backspace}');
    }
    await userEvent.clear(field);
    await userEvent.type(field, code);
    const brake = /^Đã nhập sai mã giới thiệu 10 lần, vui lòng thử lại sau \d\d:\d\d$/;
    await seeInPlace(canvas, brake);
    await expect(field).toHaveValue(code);
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
    await seeInPlace(within(document.body), /tài khoản.*đã/i);
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
