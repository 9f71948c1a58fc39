import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Phản hồi/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Sổ đã khóa đến ngày 31/08/2026' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Số phiếu kết toán khớp với bill' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Số tiền vượt hạn mức một bill của máy POS' } };

export const Error: Story = { args: { tone: 'error', children: 'Số tiền vượt quá công nợ còn lại' } };

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại',
    action: <Button size="small">Tải lại</Button>,
  },
};
