import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Biểu mẫu và hộp thoại/Drawer',
  component: Drawer,
  args: { title: 'Danh mục', open: true, onClose: fn(), children: <p style={{ padding: 16 }}>Nội dung ngăn kéo.</p> },
  parameters: {
    rules: {
      yes: [
        'Dùng cho danh mục trên điện thoại và cho công nợ của một khách, mở cạnh danh sách.',
        'Đóng danh mục ngay khi đã chọn một mục.',
      ],
      no: ['Dùng cho biểu mẫu: dùng FormDialog.', 'Mở sẵn khi vào trang.'],
    },
    docs: { story: { inline: false, height: 320 } },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Đang mở',
  play: async ({ canvas, args }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Danh mục' });
    await expect(drawer).toBeVisible();
    // It reaches the edge of the window: the place of a scrollbar is the page's own space meanwhile.
    await expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Large: Story = { name: 'Rộng 736 px', args: { size: 'large' } };

/** J and K step through the list beside, as the arrows at the head do. */
export const Stepping: Story = {
  name: 'Đi qua từng dòng',
  tags: ['bàn phím'],
  args: { onStep: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('j');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('k');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Dòng sau (J)' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
};

/** The menu of a phone comes from the side where it stands on a wide page. */
export const FromTheLeft: Story = {
  name: 'Từ bên trái',
  args: { side: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Danh mục' }).getBoundingClientRect().left).toBe(0);
  },
};

export const Closed: Story = {
  name: 'Đang đóng',
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The focus stands inside, and Enter on the cross closes. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas, args }) => {
    const close = canvas.getByRole('button', { name: 'Đóng' });
    if (document.activeElement !== close) await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
