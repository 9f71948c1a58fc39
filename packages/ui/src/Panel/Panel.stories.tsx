import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Khung và điều hướng/Panel',
  component: Panel,
  args: { title: 'Cảnh báo', children: 'Không có cảnh báo nào.' },
  parameters: {
    rules: {
      yes: ['Một ô trắng một việc, có tên.', 'Liên kết «Xem tất cả» ở góc phải của tên.'],
      no: ['Ô trắng trong ô trắng.', 'Dùng để tô nền cho một dòng chữ: dùng Notice.'],
    },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = { name: 'Có tiêu đề' };
export const Aside: Story = { name: 'Có nút bên phải', args: { aside: <Button size="small">Xem tất cả</Button> } };
export const Plain: Story = { name: 'Hộp trơn', args: { title: undefined } };
