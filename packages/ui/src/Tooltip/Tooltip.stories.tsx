import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogBody } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TooltipHost } from './TooltipHost.tsx';

const onClick = fn();

const meta = {
  title: 'Nút và lệnh/Tooltip',
  component: TooltipHost,
  render: () => (
    <>
      <IconButton label="Sửa hợp đồng" icon={<Icon name="edit" />} onClick={onClick} />
      <IconButton label="Xóa hợp đồng" icon={<Icon name="trash" />} tone="danger" />
      <TooltipHost />
    </>
  ),
  beforeEach: () => {
    onClick.mockClear();
  },
  parameters: {
    rules: {
      yes: [
        'Đặt một TooltipHost quanh ứng dụng; nút nào có data-tooltip thì có lời.',
        'Lời trùng với tên của nút, một hai chữ.',
      ],
      no: ['Để lời cần đọc trong tooltip: viết thẳng ra màn hình.', 'Gắn tooltip vào chữ không bấm được.'],
    },
  },
} satisfies Meta<typeof TooltipHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => document.querySelector<HTMLElement>('.st-tooltip');

export const Hovered: Story = {
  name: 'Khi rê chuột',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Sửa hợp đồng' });
    await userEvent.hover(edit);
    await waitFor(() => expect(tip()).toHaveTextContent('Sửa hợp đồng'));
    await waitFor(() => expect(isBeside(edit)).toBe(true));
    await userEvent.hover(canvas.getByRole('button', { name: 'Xóa hợp đồng' }));
    await waitFor(() => expect(tip()).toHaveTextContent('Xóa hợp đồng'));
  },
};

/** A press does what the button does and takes the tip away until the pointer was elsewhere. */
export const Pressed: Story = {
  name: 'Bấm là ẩn đi',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Sửa hợp đồng' });
    await userEvent.hover(edit);
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.click(edit);
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(tip()).toBeNull());
  },
};

/** A finger that holds a button reads its name; it stays a while after the finger has gone. */
export const Held: Story = {
  name: 'Giữ ngón tay',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Sửa hợp đồng' });
    await fireEvent.pointerDown(edit, { pointerType: 'touch' });
    await waitFor(() => expect(tip()).toHaveTextContent('Sửa hợp đồng'));
    await fireEvent.pointerUp(edit, { pointerType: 'touch' });
    await expect(tip()).not.toBeNull();
  },
};

/** Tab shows it, Escape takes it away. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toHaveTextContent('Sửa hợp đồng'));
    await userEvent.tab();
    await waitFor(() => expect(tip()).toHaveTextContent('Xóa hợp đồng'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
  },
};

/** It stands above the dialog that the button is in. */
export const InDialog: Story = {
  name: 'Trong hộp thoại',
  render: () => (
    <>
      <Dialog title="Hồ sơ khách hàng" onClose={() => undefined}>
        <DialogBody>Nguyễn Văn An</DialogBody>
      </Dialog>
      <TooltipHost />
    </>
  ),
  play: async () => {
    const close = within(document.body).getByRole('button', { name: 'Đóng' });
    await userEvent.hover(close);
    await waitFor(() => expect(tip()).toHaveTextContent('Đóng'));
    await waitFor(() => expect(isBeside(close)).toBe(true));
    await expect(tip()?.matches(':popover-open')).toBe(true);
  },
};

/** Near the button and wholly on the screen. */
function isBeside(button: HTMLElement): boolean {
  const [shown, of] = [tip()?.getBoundingClientRect(), button.getBoundingClientRect()];
  if (!shown) return false;
  const gap = Math.max(shown.top - of.bottom, of.top - shown.bottom);
  return gap >= -1 && gap < 12 && shown.left >= 0 && shown.right <= window.innerWidth;
}
