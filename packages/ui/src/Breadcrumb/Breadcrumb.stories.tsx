import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Thành phần/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Trang chủ', href: '#/' }, { label: 'Hợp đồng', href: '#/contract' }, { label: 'HD000123' }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = { name: 'Ba cấp' };
export const One: Story = { name: 'Một cấp', args: { items: [{ label: 'Trang chủ' }] } };
