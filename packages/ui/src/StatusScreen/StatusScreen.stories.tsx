import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChunkFailure, Forbidden, NotFound } from './StatusScreen.tsx';

const reload = fn();

const meta = {
  title: 'Phản hồi/StatusScreen',
  component: Forbidden,
  parameters: {
    rules: {
      yes: ['Nói vì sao không vào được và ai giúp được.', 'Luôn có một lối ra.'],
      no: ['Dùng cho một phần của trang: dùng ErrorState.', 'Tự tải lại mãi.'],
    },
  },
} satisfies Meta<typeof Forbidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRight: Story = { name: 'Không có quyền (403)' };

export const NoRightLong: Story = {
  name: 'Không có quyền, tên dài',
  args: { what: 'báo cáo lợi nhuận theo cộng tác viên và đối tác của toàn công ty' },
};

export const Unknown: Story = { name: 'Không tìm thấy (404)', render: () => <NotFound /> };

export const Chunk: Story = {
  tags: ['bàn phím'],
  name: 'Không tải được màn hình',
  render: () => <ChunkFailure onReload={reload} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Tải lại trang' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
  },
};
