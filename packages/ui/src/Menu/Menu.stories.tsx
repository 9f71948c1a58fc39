import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu } from './Menu.tsx';

const edit = fn();
const meta = {
  title: 'Nút và lệnh/Menu',
  component: Menu,
  args: {
    label: 'Thao tác',
    items: [
      { label: 'Sửa', icon: 'edit', onSelect: edit },
      { label: 'Xem chi tiết', href: '#/customer/1' },
      { label: 'Khóa thẻ', disabled: true, note: 'Thẻ đang có hợp đồng' },
      { label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    rules: {
      yes: [
        'Gom việc phụ của một dòng vào «Thao tác».',
        'Việc nguy hiểm ở cuối, sau đường kẻ, màu đỏ.',
        'Việc bị khóa nói lý do ngay dưới tên.',
      ],
      no: ['Giấu việc chính của màn hình trong này.', 'Menu trong menu.'],
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Đang đóng' };

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    edit.mockClear();
    const button = canvas.getByRole('button', { name: 'Thao tác' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Xóa' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('menuitem', { name: /Khóa thẻ/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Choice: Story = {
  name: 'Chọn một',
  args: {
    label: 'Cửa hàng Quận 1',
    icon: 'shop',
    header: <strong>Chuyển cửa hàng</strong>,
    items: [
      { label: 'Cửa hàng Quận 1', checked: true },
      { label: 'Cửa hàng Thủ Đức', checked: false },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cửa hàng Quận 1' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Cửa hàng Quận 1' })).toBeChecked();
  },
};

export const IconOnly: Story = { name: 'Chỉ biểu tượng', args: { iconOnly: true, align: 'end' } };
