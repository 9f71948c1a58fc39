import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = {
  title: 'Nền tảng/Icon',
  component: Icon,
  args: { name: 'home' },
  parameters: {
    rules: {
      yes: ['Đứng cạnh chữ, cùng màu chữ.', 'Đặt label khi đứng một mình và mang nghĩa.'],
      no: ['Hai biểu tượng khác nhau cho một việc.', 'Thay hẳn chữ ở việc ít gặp.'],
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Tất cả',
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 96px)',
        gap: 16,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} style={{ textAlign: 'center' }}>
          <Icon name={name} size={24} />
          <div style={{ fontSize: 12 }}>{name}</div>
        </li>
      ))}
    </ul>
  ),
};

export const Spoken: Story = { name: 'Có tên đọc', args: { name: 'warning', label: 'Cảnh báo', size: 32 } };
