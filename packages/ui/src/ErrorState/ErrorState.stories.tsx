import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../Button/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Phản hồi/ErrorState',
  component: ErrorState,
  args: { message: 'Không kết nối được máy chủ' },
  parameters: {
    rules: {
      yes: ['Nói điều máy chủ trả lời, bằng tiếng Việt.', 'Cho thử lại tại chỗ, phần còn lại của trang vẫn dùng được.'],
      no: ['Che cả trang vì một bảng hỏng.', 'Hiện mã lỗi thay cho câu.'],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  name: 'Cho thử lại',
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { name: 'Đang thử lại', args: { onRetry: fn(), retrying: true } };

export const NoPermission: Story = {
  name: 'Không có quyền',
  args: {
    title: 'Không có quyền truy cập',
    message: 'Bạn không có quyền xem thẻ.',
    children: 'Nếu cần xem, hãy nhờ chủ cửa hàng cấp quyền.',
    action: <LinkButton href="#/">Về trang chủ</LinkButton>,
  },
};

export const UnknownCause: Story = { name: 'Không rõ nguyên nhân', args: { message: undefined } };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: { onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
