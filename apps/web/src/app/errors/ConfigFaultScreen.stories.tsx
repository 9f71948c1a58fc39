import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readConfig, unreadable } from '../../lib/config/readConfig.ts';
import { ConfigFaultScreen } from './ConfigFaultScreen.tsx';

const meta = {
  title: 'Màn hình/Cấu hình sai',
  component: ConfigFaultScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfigFaultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ứng dụng chưa mở: từng trường sai và điều được phép. Trường vô hại không có ở đây. */
export const Default: Story = {
  name: 'Trường sai',
  args: {
    faults: readConfig({ apiBaseUrl: 'http://api.example.vn', idempotency: 'yes', productName: 7 }).faults,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chưa mở được ứng dụng' })).toBeVisible();
    await expect(canvas.getByText('apiBaseUrl')).toBeVisible();
    await expect(canvas.getByText('Cho phép: "key", "none" hoặc "auto".')).toBeVisible();
    await expect(canvas.queryByText('productName')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

export const Late: Story = {
  name: 'Tệp chưa về',
  args: { faults: unreadable('late').faults },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chờ quá 20 giây mà tệp chưa về.')).toBeVisible();
  },
};
