import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Bảng và dữ liệu/StatusTag',
  component: StatusTag,
  args: { label: 'Lịch hẹn' },
  parameters: {
    rules: {
      yes: ['Chữ từ bảng trạng thái chung.', 'Sắc thái theo nghĩa: xanh lá là xong, vàng là còn việc, đỏ là hỏng.'],
      no: ['Dùng làm nút hay bộ lọc.', 'Mỗi màn hình một màu cho cùng một trạng thái.'],
    },
  },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: 'Trung tính' };

export const Info: Story = { name: 'Thông tin', args: { tone: 'info', label: 'Đang thực hiện' } };

export const Success: Story = { name: 'Thành công', args: { tone: 'success', label: 'Hoàn thành' } };

export const Warning: Story = { name: 'Cảnh báo', args: { tone: 'warning', label: 'Chờ chuyển tiền' } };

export const Danger: Story = { name: 'Nguy hiểm', args: { tone: 'danger', label: 'Đã hủy' } };
