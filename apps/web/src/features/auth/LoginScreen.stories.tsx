import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readUserName } from '../../session/rememberedUserName.ts';
import { readSession } from '../../session/session.ts';
import { fillSilently } from '../../test/fillSilently.ts';
import { withApp } from '../../test/withApp.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Màn hình/Đăng nhập',
  component: LoginScreen,
  decorators: [withApp({ as: null, at: '/login', config: { managementUrl: 'https://quan-ly.example' } })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Trống',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Đăng nhập hệ thống' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chưa có tài khoản? Đăng ký ngay' })).toHaveAttribute(
      'href',
      '/register',
    );
    const management = canvas.getByRole('link', { name: 'Trang quản lý' });
    await expect(management).toHaveAttribute('href', 'https://quan-ly.example');
    await expect(management).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'password');
    await waitFor(() => expect(canvas.getByLabelText('Tài khoản')).toHaveFocus());
  },
};

export const NothingTyped: Story = {
  name: 'Chưa nhập gì',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByText('Vui lòng nhập tài khoản')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
    await expect(canvas.getByLabelText('Tài khoản')).toHaveFocus();
  },
};

/** The server's Message is shown as a notification, and what was typed stays. */
export const WrongPassword: Story = {
  name: 'Sai mật khẩu',
  play: async ({ canvasElement }) => {
    await logIn(canvasElement, 'chushop', 'sai-mat-khau1');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/mật khẩu/i);
    await expect(within(canvasElement).getByLabelText('Tài khoản')).toHaveValue('chushop');
    await expect(readSession()).toBeNull();
  },
};

export const Sending: Story = {
  name: 'Đang gửi',
  parameters: { app: { faults: [{ match: { operationId: 'login' }, kind: 'slow', medianMs: 600_000 }] } },
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, 'chushop', 'Chushop@123');
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A call without answer is told as the general toast. */
export const NoAnswer: Story = {
  name: 'Không có trả lời',
  parameters: { app: { faults: [{ match: { operationId: 'login' }, kind: 'lost', when: 'before' }] } },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement, 'chushop', 'Chushop@123');
    const page = within(document.body);
    await expect(await page.findByText('Có lỗi xảy ra! Vui lòng liên hệ Admin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đăng nhập' })).not.toHaveAttribute('aria-busy');
  },
};

export const Success: Story = {
  name: 'Thành công',
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, 'chushop', 'Chushop@123');
    await expect(await canvas.findByText('Đã mở /')).toBeVisible();
    await expect(readSession()?.user.UserName).toBe('chushop');
  },
};

/** "Ghi nhớ đăng nhập" brings the user name back, and nothing else. */
export const Remembered: Story = {
  name: 'Đã nhớ tài khoản',
  parameters: { app: { rememberedUserName: 'nhanvien' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Tài khoản')).toHaveValue('nhanvien'));
    await expect(canvas.getByLabelText('Ghi nhớ đăng nhập')).toBeChecked();
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus());
  },
};

/** What a password manager filled in without a word is read when the form is sent. */
export const FilledSilently: Story = {
  name: 'Trình quản lý mật khẩu điền',
  play: async ({ canvas }) => {
    fillSilently(canvas.getByLabelText('Tài khoản'), 'chushop');
    fillSilently(canvas.getByLabelText('Mật khẩu'), 'Chushop@123');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByText('Đã mở /')).toBeVisible();
    await expect(canvas.queryByText('Vui lòng nhập tài khoản')).toBeNull();
  },
};

export const Remembering: Story = {
  name: 'Nhớ tài khoản',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Ghi nhớ đăng nhập'));
    await logIn(canvasElement, 'chushop', 'Chushop@123');
    await canvas.findByText('Đã mở /');
    await expect(await readUserName()).toBe('chushop');
  },
};

async function logIn(canvasElement: HTMLElement, userName: string, password: string): Promise<void> {
  const canvas = within(canvasElement);
  if (userName) await userEvent.type(canvas.getByLabelText('Tài khoản'), userName);
  await userEvent.type(canvas.getByLabelText('Mật khẩu'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
}
