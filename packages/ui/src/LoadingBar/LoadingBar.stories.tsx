import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LOADING_BAR } from '../theme/constants.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Phản hồi/LoadingBar',
  component: LoadingBar,
  args: { active: true },
  parameters: {
    rules: {
      yes: ['Một thanh cho cả trang, ở mép trên.', 'Chỉ hiện khi có lời gọi đang chạy.'],
      no: ['Giữ chỗ cho nội dung: dùng Skeleton.', 'Báo phần trăm thật của tệp: FileDrop đã có.'],
    },
  },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'Đang tải, dừng ở 99 %',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Đang tải' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', String(LOADING_BAR.max)), { timeout: 5000 });
  },
};

export const Done: Story = {
  name: 'Đã xong',
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
