import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Nút và lệnh/LinkButton',
  component: LinkButton,
  args: { href: '#contract', children: 'Xem hợp đồng' },
  parameters: {
    rules: {
      yes: ['Dùng khi việc tiếp theo là một trang khác.', 'Mở được ở cửa sổ mới như mọi liên kết.'],
      no: ['Dùng để ghi dữ liệu: dùng Button.', 'Khóa liên kết: ai không có quyền thì không thấy nó.'],
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = { name: 'Phụ' };

export const Primary: Story = {
  name: 'Chính',
  args: { variant: 'primary', icon: <Icon name="plus" />, children: 'Thêm lịch hẹn' },
};

export const Ghost: Story = { name: 'Không khung', args: { variant: 'ghost', size: 'small' } };
