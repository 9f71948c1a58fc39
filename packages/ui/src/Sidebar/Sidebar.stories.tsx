import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Khung và điều hướng/Sidebar',
  component: Sidebar,
  globals: { viewport: { value: 'cashier' } },
  parameters: {
    rules: {
      yes: ['Chỉ có mục mà người này được xem.', 'Mục đang mở được tô và đọc là trang hiện tại.'],
      no: ['Quá hai tầng.', 'Đổi thứ tự theo lần dùng gần nhất.'],
    },
    layout: 'fullscreen',
  },
  args: {
    header: <strong>Sổ Thẻ</strong>,
    path: '/debt/customer',
    openGroups: ['manage', 'debts'],
    onCollapse: fn(),
    items: [
      { id: 'home', label: 'Trang chủ', href: '/', icon: 'home' },
      {
        id: 'schedule',
        label: 'Lịch hẹn',
        href: '/schedule-payment',
        icon: 'calendar',
        badge: 134,
        badgeLabel: 'lịch hẹn',
      },
      { id: 'contract', label: 'Hợp đồng', href: '/contract', icon: 'contract' },
      {
        id: 'debts',
        label: 'Công nợ',
        icon: 'scale',
        children: [{ id: 'debt-customer', label: 'Công nợ khách hàng', href: '/debt/customer' }],
      },
      {
        id: 'manage',
        label: 'Quản lý',
        icon: 'settings',
        children: [
          { id: 'pos', label: 'Máy POS', href: '/manager/pos' },
          { id: 'bankcard', label: 'Tài khoản ngân hàng', href: '/manager/bankcard' },
        ],
      },
      {
        id: 'reports',
        label: 'Báo cáo',
        icon: 'chart',
        children: [{ id: 'cashbook', label: 'Sổ quỹ', href: '/report/cashbook' }],
      },
    ],
  },
  render: (args) => <Collapsing {...args} />,
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Mở, 250 px',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Công nợ khách hàng' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Sổ quỹ' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Báo cáo' }));
    await expect(canvas.getByRole('link', { name: 'Sổ quỹ' })).toBeVisible();
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(250);
  },
};

export const Collapsed: Story = {
  name: 'Thu gọn, 80 px',
  args: { collapsed: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(80);
    await userEvent.click(canvas.getByRole('button', { name: 'Quản lý' }));
    await expect(within(canvasElement).getByRole('menuitem', { name: 'Máy POS' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Báo cáo' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sổ quỹ' })).toHaveFocus();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Sổ quỹ' })).toBeNull();
  },
};

function Collapsing(args: SidebarProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed ?? false);
  return <Sidebar {...args} collapsed={collapsed} onCollapse={setCollapsed} />;
}
