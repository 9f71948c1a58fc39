import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withWholeApp } from '../../test/withApp.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

const meta = {
  title: 'Màn hình/Phiên hết hạn khi đang nhập',
  component: CustomersScreen,
  decorators: [
    withWholeApp({
      at: '/customer?edit=new',
      faults: [{ match: { operationId: 'saveCustomer' }, kind: 'answer', status: 401 }],
    }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Phiên hết hạn giữa lúc nhập: đăng nhập lại thì thấy đúng những gì đã gõ. */
export const SessionEndsWhileTyping: Story = {
  name: 'Đăng nhập lại thấy phần đã gõ',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/, undefined, { timeout: 12_000 }), 'Vũ Còn Nguyên');
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '0912000222');
    await userEvent.type(canvas.getByLabelText('Hạn mức nợ'), '20tr');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await userEvent.type(await canvas.findByLabelText('Tài khoản', undefined, { timeout: 12_000 }), 'chushop');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Chushop@123');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByText(/Đã khôi phục/, undefined, { timeout: 12_000 })).toBeVisible();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveValue('Vũ Còn Nguyên');
    await expect(canvas.getByLabelText(/^Số điện thoại/)).toHaveValue('0912000222');
    await expect(canvas.getByLabelText('Hạn mức nợ')).toHaveValue('20.000.000');
  },
};
