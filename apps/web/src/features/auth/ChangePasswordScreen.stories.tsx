import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readSession } from '../../session/session.ts';
import { fillSilently } from '../../test/fillSilently.ts';
import { withApp } from '../../test/withApp.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Đổi mật khẩu',
  component: ChangePasswordScreen,
  decorators: [withApp({ at: '/changepassword' })],
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Strong: Story = {
  name: 'Mật khẩu mạnh',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu mới/), 'MatKhau#2027');
    await expect(canvas.getByText('Độ mạnh: mạnh')).toBeVisible();
  },
};

export const WrongOldPassword: Story = {
  name: 'Sai mật khẩu cũ',
  play: async ({ canvasElement, canvas }) => {
    await change(canvasElement, 'SaiRoi2026', 'MatKhau#2027');
    await seeInPlace(within(document.body), /mật khẩu.*không đúng/i);
    await expect(canvas.getByLabelText(/^Mật khẩu mới/)).toHaveValue('MatKhau#2027');
    await expect(readSession()).not.toBeNull();
  },
};

/** The storage is cleared and the user goes to the login. */
export const Success: Story = {
  name: 'Thành công',
  play: async ({ canvasElement, canvas }) => {
    await change(canvasElement, 'Chushop@123', 'MatKhau#2027');
    await expect(await within(document.body).findByText('Đổi mật khẩu thành công')).toBeVisible();
    await expect(await canvas.findByText('Đã mở /login')).toBeVisible();
    await expect(readSession()).toBeNull();
  },
};

/** What a password manager filled in without a word is read when the form is sent. */
export const FilledSilently: Story = {
  name: 'Trình quản lý mật khẩu điền',
  play: async ({ canvas }) => {
    fillSilently(canvas.getByLabelText(/^Mật khẩu hiện tại/), 'Chushop@123');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu mới/), 'MatKhau#2027');
    fillSilently(canvas.getByLabelText(/^Mật khẩu hiện tại/), 'Chushop@123');
    fillSilently(canvas.getByLabelText(/^Nhập lại mật khẩu/), 'MatKhau#2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    await expect(await canvas.findByText('Đã mở /login')).toBeVisible();
  },
};

async function change(canvasElement: HTMLElement, old: string, next: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^Mật khẩu hiện tại/), old);
  await userEvent.type(canvas.getByLabelText(/^Mật khẩu mới/), next);
  await userEvent.type(canvas.getByLabelText(/^Nhập lại mật khẩu/), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
}
