import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Empty } from './Empty.tsx';

const meta = {
  title: 'Phản hồi/Empty',
  component: Empty,
  args: { kind: 'noData' },
  parameters: {
    rules: {
      yes: ['Phân biệt chưa có gì với không khớp bộ lọc.', 'Kèm đúng một việc làm tiếp: «Thêm mới» hoặc «Xóa lọc».'],
      no: ['Nói «Không có dữ liệu» khi tải lỗi: dùng ErrorState.', 'Hình minh họa lớn hơn câu chữ.'],
    },
  },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoData: Story = {
  name: 'Chưa có dữ liệu',
  args: { children: 'Khách hàng đầu tiên sẽ hiện ở đây.', action: <Button variant="primary">Thêm mới</Button> },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  args: { kind: 'noMatch', children: 'Không có khách hàng nào khớp bộ lọc.', action: <Button>Xóa lọc</Button> },
};

export const Bare: Story = { name: 'Không kèm gì' };
