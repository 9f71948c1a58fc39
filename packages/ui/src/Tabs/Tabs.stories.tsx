import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Khung và điều hướng/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Hồ sơ khách hàng',
    tabs: [
      { id: 'cards', label: 'Thẻ', count: 3 },
      { id: 'orders', label: 'Hợp đồng', count: 128 },
      { id: 'debts', label: 'Công nợ' },
      { id: 'comments', label: 'Trao đổi' },
    ],
    value: 'cards',
    onChange: () => undefined,
    children: null,
  },
  render: (args) => <Switching {...args} />,
  parameters: {
    rules: {
      yes: ['Chia một bản ghi thành vài phần ngang hàng.', 'Ghi số lượng cạnh tên khi nó giúp chọn.'],
      no: ['Dùng làm các bước nối nhau: dùng Steps.', 'Giấu ô bắt buộc ở phần không mở.'],
    },
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Bốn phần' };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Thẻ/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Hợp đồng/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nội dung: orders');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Trao đổi');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Thẻ/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** A row longer than its place stands so that the tab shown is seen. */
export const LastInView: Story = {
  name: 'Hàng dài, mở phần cuối',
  args: { value: 'comments' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const last = canvas.getByRole('tab', { name: 'Trao đổi' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(row.right + 1);
    await expect(last.left).toBeGreaterThanOrEqual(row.left);
  },
};

function Switching(args: TabsProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs {...args} value={value} onChange={setValue}>
      <p>Nội dung: {value}</p>
    </Tabs>
  );
}
