import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Phản hồi/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Sổ đã khóa đến ngày 31/08/2026' },
  parameters: {
    rules: {
      yes: [
        'Nói điều còn đúng khi nhìn lại: «Kỳ này đã khóa sổ đến 31/10/2026».',
        'Đứng cạnh thứ nó nói tới, kèm việc làm tiếp nếu có.',
      ],
      no: [
        'Đặt ở mọi màn hình: không ai đọc nữa.',
        'Báo việc vừa xong: dùng Toast.',
        'Nói lỗi của một ô: lỗi ấy đứng ở ô.',
      ],
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nét của dấu đọc được cả khi không thấy màu: đó không phải một chấm tô kín. */
export const Info: Story = {
  name: 'Thông tin',
  play: async ({ canvas }) => {
    const note = await canvas.findByText('Sổ đã khóa đến ngày 31/08/2026');
    const mark = note.closest('.st-notice')?.querySelector('svg');
    await expect(mark).toHaveStyle({ fill: 'none' });
  },
};

export const Success: Story = {
  name: 'Thành công',
  args: { tone: 'success', children: 'Số phiếu kết toán khớp với bill' },
};

export const Warning: Story = {
  name: 'Cảnh báo',
  args: { tone: 'warning', children: 'Số tiền vượt hạn mức một bill của máy POS' },
};

export const Error: Story = { name: 'Lỗi', args: { tone: 'error', children: 'Số tiền vượt quá công nợ còn lại' } };

export const WithAction: Story = {
  name: 'Kèm việc làm tiếp',
  args: {
    tone: 'warning',
    children: 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại',
    action: <Button size="small">Tải lại</Button>,
  },
};
