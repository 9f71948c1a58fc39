import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Khung và điều hướng/PageHeader',
  component: PageHeader,
  args: { title: 'Khách hàng', breadcrumb: [{ label: 'Trang chủ', href: '#/' }, { label: 'Khách hàng' }] },
  parameters: {
    rules: {
      yes: ['Một nút chính, tối đa một nút phụ, còn lại vào menu.', 'Trạng thái của bản ghi đứng cạnh tên nó.'],
      no: ['Hai nút chính ngang nhau.', 'Viết mô tả dài hơn một dòng.'],
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { name: 'Chỉ tiêu đề' };

export const Actions: Story = {
  name: 'Một nút chính, thao tác khác',
  args: {
    action: <Button variant="primary">Thêm mới</Button>,
    menu: [
      { label: 'Xuất Excel', icon: 'download', onSelect: fn() },
      { label: 'In', icon: 'print', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác khác' }));
    await expect(canvas.getByRole('menuitem', { name: 'Xuất Excel' })).toHaveFocus();
  },
};

export const Order: Story = {
  name: 'Chi tiết hợp đồng',
  args: {
    title: 'HD000123',
    breadcrumb: [{ label: 'Hợp đồng', href: '#/contract' }, { label: 'HD000123' }],
    meta: <StatusTag label="Đang thực hiện" tone="info" />,
    description: 'Nguyễn Văn An · Đáo hạn · 20/11/2026 09:00',
    secondary: <Button>In</Button>,
    action: <Button variant="primary">Chuyển sang Chờ chuyển tiền</Button>,
    menu: [{ label: 'Hủy đơn', danger: true, onSelect: fn() }],
  },
};

export const LongTitle: Story = {
  name: 'Tiêu đề rất dài',
  args: {
    title: 'Báo cáo công nợ khách hàng của tất cả cửa hàng trong hệ thống theo từng nhân viên phụ trách',
    action: <Button variant="primary">Xuất Excel</Button>,
  },
};

/** The way up, the main button, then the menu of the rest. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: Actions.args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Thao tác khác' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'In' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Thao tác khác' })).toHaveFocus();
  },
};
