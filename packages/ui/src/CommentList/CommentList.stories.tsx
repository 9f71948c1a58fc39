import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CommentList } from './CommentList.tsx';

const meta = {
  title: 'Bảng và dữ liệu/CommentList',
  component: CommentList,
  args: {
    comments: [
      { id: 2, author: 'Trần Thị Bình', at: '2026-11-20T10:30:00+07:00', text: 'Khách báo đã có lại hạn mức.' },
      { id: 1, author: 'Lê Minh Đức', at: '2026-11-20T09:05:00+07:00', text: 'Đã nạp thẻ.\nHẹn quẹt lúc 10 giờ.' },
    ],
    onSend: fn(),
  },
  parameters: {
    rules: {
      yes: ['Ghi người và lúc viết ở mỗi lời.', 'Giữ nguyên chữ đã gõ khi gửi không được.'],
      no: [
        'Dùng làm ghi chú sửa được: dùng TextAreaField.',
        'Chép nhật ký vào đây: chỗ của nó là màn hình Lịch sử thao tác.',
      ],
    },
  },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Có trao đổi' };
export const None: Story = { name: 'Chưa có', args: { comments: [] } };
export const Loading: Story = { name: 'Đang tải', args: { comments: undefined, onSend: undefined } };

export const Sent: Story = {
  tags: ['bàn phím'],
  name: 'Gửi xong thì trống',
  args: { onSend: fn(() => Promise.resolve(true)) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Nội dung trao đổi' });
    await userEvent.type(box, 'Khách hẹn chiều');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Khách hẹn chiều');
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const Refused: Story = {
  name: 'Gửi hỏng thì còn nguyên',
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Nội dung trao đổi' });
    await userEvent.type(box, 'Khách hẹn chiều');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Gửi' })).not.toHaveAttribute('aria-busy'));
    await expect(box).toHaveValue('Khách hẹn chiều');
  },
};
