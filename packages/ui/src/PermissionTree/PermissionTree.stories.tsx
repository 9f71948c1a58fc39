import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PermissionTree, type PermissionTreeProps } from './PermissionTree.tsx';
import { rightKey, type PermissionNode } from './permissions.ts';

const actions = [
  'Xem',
  'Thêm',
  'Sửa',
  'Xóa',
  'Hủy',
  'Duyệt',
  'Thanh toán',
  'Điều chỉnh',
  'Xuất Excel',
  'Nhập Excel',
  'In',
  'Phân quyền',
].map((label, index) => ({ id: index + 1, label }));
const menus: readonly PermissionNode[] = [
  { id: 1, label: 'Trang chủ', actions: [1] },
  {
    id: 2,
    label: 'Danh mục',
    actions: [1],
    children: [
      { id: 3, label: 'Khách hàng', actions: [1, 2, 3, 4, 9, 10] },
      { id: 4, label: 'Danh sách thẻ', actions: [1, 2, 3, 4, 9, 10] },
      { id: 5, label: 'Máy POS', actions: [1, 2, 3, 4, 9, 10] },
    ],
  },
  { id: 6, label: 'Công nợ', children: [{ id: 7, label: 'Công nợ khách hàng', actions: [1, 5, 7, 8, 9, 11] }] },
];
const saved = new Set([rightKey(1, 1), rightKey(3, 1), rightKey(3, 2), rightKey(4, 1), rightKey(7, 1), rightKey(7, 8)]);

const meta = {
  title: 'Nhập liệu/PermissionTree',
  tags: ['!ổn định', 'thử nghiệm'],
  component: PermissionTree,
  render: (args) => <Kept {...args} />,
  args: { label: 'Quyền của Trần Thị Lan', menus, actions, value: saved, saved, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Đánh dấu chỗ khác với quyền đang lưu.', 'Bật mục cha là bật mọi mục con.'],
      no: ['Cấp quyền ngay khi bấm: lưu một lần ở cuối.', 'Gọi tên mục khác với danh mục bên trái.'],
    },
  },
} satisfies Meta<typeof PermissionTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Chưa đổi' };

export const Difference: Story = {
  name: 'Khác với đã lưu',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sửa, Khách hàng' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Điều chỉnh, Công nợ khách hàng' }));
    await expect(canvas.getByText('Thêm 1 quyền, bỏ 1 quyền, chưa lưu')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Sửa, Khách hàng, mới thêm' })).toBeChecked();
  },
};

export const Parents: Story = {
  name: 'Nhóm: một phần, tất cả, không',
  play: async ({ canvas }) => {
    const view = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Xem, Danh mục' });
    await expect(view.indeterminate).toBe(true);
    await userEvent.click(view);
    await expect(canvas.getByRole('checkbox', { name: 'Xem, Máy POS, mới thêm' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tất cả, Công nợ' }));
    await expect(canvas.getByRole('checkbox', { name: 'Thanh toán, Công nợ khách hàng, mới thêm' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', { name: 'Xem, Khách hàng, mới bỏ' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Danh mục' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByText('Khách hàng')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Tất cả, Danh mục' })).toHaveFocus();
  },
};

export const ReadOnly: Story = { name: 'Chỉ xem', args: { readOnly: true } };

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };

export const Empty: Story = { name: 'Chưa có dữ liệu', args: { menus: [] } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    menus: [{ id: 9, label: 'Báo cáo lợi nhuận theo cộng tác viên và đối tác của toàn công ty', actions: [1, 9, 11] }],
  },
};

function Kept(args: PermissionTreeProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: ReadonlySet<string>) => {
    setValue(next);
    args.onChange(next);
  };
  return <PermissionTree {...args} value={value} onChange={change} />;
}
