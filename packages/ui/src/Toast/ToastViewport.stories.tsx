import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toast } from './toastStore.ts';
import { ToastViewport } from './ToastViewport.tsx';

const meta = {
  title: 'Phản hồi/Toast',
  component: ToastViewport,
  args: { duration: 60_000 },
  parameters: {
    docs: { story: { inline: false, height: 320 } },
    rules: {
      yes: [
        'Báo việc đã xong: «Thanh toán công nợ thành công».',
        'Ở lại khi đang rê chuột hay đang được chọn.',
        '«Hoàn tác» trong 10 giây nơi có lệnh hủy; nó gửi lệnh hủy với lý do «Hoàn tác ngay».',
      ],
      no: [
        'Báo lỗi phải sửa ở một ô.',
        'Hai thông báo nổi cho một việc.',
        '«Hoàn tác» mà xóa dòng tiền: hoàn tác là hủy, sổ ghi bút toán đảo.',
      ],
    },
    toasts: 'stay',
  },
  beforeEach: toast.clear,
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Thành công',
  play: async () => {
    toast.success('Đổi mật khẩu thành công');
    await expect(await screen.findByText('Đổi mật khẩu thành công')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Lỗi',
  play: async () => {
    toast.error('Có lỗi xảy ra! Vui lòng liên hệ Admin');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra! Vui lòng liên hệ Admin');
  },
};

/** On a phone one at a time, the newest. */
export const Several: Story = {
  name: 'Vài thông báo',
  play: async () => {
    toast.info('Cửa hàng đã được đổi ở một cửa sổ khác; cửa sổ này vẫn làm việc với Cửa hàng Bình Thạnh');
    toast.success('Thanh toán công nợ thành công');
    toast.error('Số tiền vượt quá công nợ còn lại');
    const isPhone = window.innerWidth < 600;
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Đóng thông báo' })).toHaveLength(isPhone ? 1 : 3),
    );
  },
};

/** The same message many times, as after twenty refused calls, is one message. */
export const SaidOnce: Story = {
  name: 'Chỉ nói một lần',
  play: async () => {
    for (let call = 0; call < 20; call += 1) toast.error('Phiên đăng nhập đã hết hạn');
    await waitFor(() => expect(screen.getAllByText('Phiên đăng nhập đã hết hạn')).toHaveLength(1));
  },
};

export const ClosesByItself: Story = {
  name: 'Tự đóng',
  args: { duration: 50 },
  play: async () => {
    toast.success('Thêm khách hàng thành công');
    await expect(await screen.findByText('Thêm khách hàng thành công')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Thêm khách hàng thành công')).not.toBeInTheDocument());
  },
};

/** While the focus is on a message it stays. */
export const Held: Story = {
  name: 'Giữ lại khi rê chuột',
  args: { duration: 50 },
  play: async () => {
    toast.error('Không kết nối được máy chủ');
    (await screen.findByRole('button', { name: 'Đóng thông báo' })).focus();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(screen.getByText('Không kết nối được máy chủ')).toBeVisible();
  },
};

/** A message shown beside an open dialog can be read and closed, top right as always, and lies over nothing of it. */
export const OverADialog: Story = {
  name: 'Cạnh hộp thoại',
  render: (args) => (
    <>
      <Dialog title="Thêm khách hàng" size="small" onClose={() => undefined}>
        <DialogBody>
          <Button>Lưu</Button>
        </DialogBody>
      </Dialog>
      <ToastViewport {...args} />
    </>
  ),
  play: async () => {
    toast.error('Không kết nối được máy chủ');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Không kết nối được máy chủ'));
    const message = screen.getByRole('alert');
    await waitFor(() => expect(fromTopRight(message).every((away) => away <= 16)).toBe(true));
    await expect(overlap(message, dialog)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
    await expect(dialog).not.toHaveTextContent('Không kết nối được máy chủ');
  },
};

/** Beside an open drawer a message stands to its left, at the top. */
export const BesideADrawer: Story = {
  name: 'Cạnh ngăn kéo',
  render: (args) => (
    <>
      <Drawer title="Khách hàng" open onClose={() => undefined}>
        <div style={{ padding: 16 }}>
          <Button>Lưu</Button>
        </div>
      </Drawer>
      <ToastViewport {...args} />
    </>
  ),
  play: async () => {
    toast.error('Không kết nối được máy chủ');
    const drawer = screen.getByRole('dialog');
    const message = await screen.findByRole('alert');
    await waitFor(() => expect(overlap(message, drawer)).toBe(false));
    await expect(fromTopRight(message)[1]).toBeLessThanOrEqual(16);
    await userEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
    await expect(drawer).not.toHaveTextContent('Không kết nối được máy chủ');
  },
};

/** A field at the upper right stays free while somebody types into it: the message goes down, not aside. */
export const ClearOfTheField: Story = {
  name: 'Không che ô đang nhập',
  render: (args) => (
    <>
      <div style={{ position: 'fixed', top: 24, right: 24 }}>
        <TextField label="Số tiền" value="30.000.000" onChange={() => undefined} />
      </div>
      <ToastViewport {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    toast.success('Thêm khách hàng thành công');
    const message = (await screen.findByText('Thêm khách hàng thành công')).closest('.st-toast') as HTMLElement;
    const field = canvas.getByRole('textbox', { name: 'Số tiền' });
    await expect(overlap(message, field)).toBe(true);
    await userEvent.click(field);
    await expect(overlap(message, field)).toBe(false);
    await expect(fromTopRight(message)[0]).toBeLessThanOrEqual(16);
  },
};

/** The buttons at the head of a page can be pressed below a message. */
export const ClearOfTheActions: Story = {
  name: 'Không che nút của trang',
  render: (args) => (
    <>
      <PageHeader title="Khách hàng" action={<Button variant="primary">Thêm khách hàng</Button>} />
      <ToastViewport {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    toast.success('Thêm khách hàng thành công');
    const message = (await screen.findByText('Thêm khách hàng thành công')).closest('.st-toast') as HTMLElement;
    await waitFor(() => expect(overlap(message, canvas.getByRole('button', { name: 'Thêm khách hàng' }))).toBe(false));
    await expect(fromTopRight(message)[0]).toBeLessThanOrEqual(16);
  },
};

/** How far a message stands from the right and the upper edge of the window, in pixels. */
function fromTopRight(message: HTMLElement): [right: number, top: number] {
  const { right, top } = message.getBoundingClientRect();
  return [document.documentElement.clientWidth - right, top];
}

function overlap(one: HTMLElement, other: HTMLElement): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const opened = fn();
const ended = fn();

/** F8 goes to the action of the newest message; once it ran, the focus is back where it was. */
export const Action: Story = {
  name: 'Có việc làm tiếp, F8 đến đó',
  tags: ['bàn phím'],
  render: (args) => (
    <>
      <Button>Lưu</Button>
      <ToastViewport {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Lưu' });
    save.focus();
    toast.success('Tạo đơn RT000123 thành công', { label: 'Mở đơn', run: opened });
    const open = await screen.findByRole('button', { name: 'Mở đơn' });
    await userEvent.keyboard('{F8}');
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Tạo đơn RT000123 thành công')).toBeNull());
    await expect(save).toHaveFocus();
    toast.success('Tạo đơn RT000124 thành công', { label: 'Mở đơn', run: opened });
    await expect(await screen.findByText('Tạo đơn RT000124 thành công')).toBeVisible();
  },
};

/** What can be undone stays as long as its action says. */
export const Undo: Story = {
  name: 'Hoàn tác: ở lại lâu hơn',
  args: { duration: 50 },
  play: async () => {
    toast.success('Thêm lượt nạp thẻ thành công', { label: 'Hoàn tác', run: opened, lasts: 60_000 });
    toast.success('Đổi mật khẩu thành công');
    await waitFor(() => expect(screen.queryByText('Đổi mật khẩu thành công')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  },
};

/** What can no longer be undone is no longer offered; the message stays. */
export const Withdrawn: Story = {
  name: 'Hoàn tác: hết tác dụng thì mất',
  play: async () => {
    const watch = fn((_withdraw: () => void) => ended);
    toast.success('Thêm lượt quẹt thành công', { label: 'Hoàn tác', run: opened, lasts: 60_000, watch });
    await screen.findByRole('button', { name: 'Hoàn tác' });
    watch.mock.calls[0]?.[0]();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull());
    await expect(screen.getByText('Thêm lượt quẹt thành công')).toBeVisible();
    await expect(ended).toHaveBeenCalledOnce();
  },
};

/** While the window is hidden the time of a message stands still. */
export const Hidden: Story = {
  name: 'Cửa sổ bị che: thông báo chờ',
  args: { duration: 50 },
  play: async () => {
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    toast.success('Thêm khách hàng thành công');
    await screen.findByText('Thêm khách hàng thành công');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.getByText('Thêm khách hàng thành công')).toBeVisible();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Thêm khách hàng thành công')).toBeNull());
  },
};

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async () => {
    toast.error('Không kết nối được máy chủ');
    await screen.findByRole('alert');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Đóng thông báo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Không kết nối được máy chủ')).not.toBeInTheDocument());
  },
};
