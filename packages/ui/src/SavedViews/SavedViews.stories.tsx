import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../testing/failing.ts';
import { SavedViews } from './SavedViews.tsx';
import type { SavedView } from './savedView.ts';

const views: readonly SavedView[] = [
  { id: '1', name: 'Nợ quá 7 ngày', scope: 'own', isDefault: true },
  { id: '2', name: 'Thẻ đang giữ tại cửa hàng', scope: 'shop', isDefault: false },
];

const meta = {
  title: 'Bảng và dữ liệu/SavedViews',
  component: SavedViews,
  args: {
    views,
    current: '1',
    onChoose: fn(),
    onCreate: fn(),
    onOverwrite: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  parameters: {
    rules: {
      yes: ['Giữ bộ lọc, cột, thứ tự và độ cao dòng dưới một tên.', 'Báo khi kiểu xem đang mở đã bị đổi.'],
      no: ['Tự ghi đè kiểu xem đang mở.', 'Đặt tên «Mới 1», «Mới 2»: tên nói nó lọc gì.'],
    },
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Đang dùng một kiểu xem' };

/** The line is high enough for the dot under ậ: what lies beyond it is cut. */
export const None: Story = {
  name: 'Chưa có kiểu xem',
  args: { views: [], current: undefined },
  play: async ({ canvas }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByText('Mặc định'));
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThan(1.25);
  },
};

export const Opened: Story = {
  tags: ['bàn phím'],
  name: 'Chọn bằng bàn phím',
  args: { changed: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Kiểu xem: Nợ quá 7 ngày (đã đổi)' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('menuitem', { name: /Lưu vào/ }));
    await expect(args.onOverwrite).toHaveBeenCalledWith('1');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Created: Story = {
  name: 'Lưu kiểu xem mới',
  args: { canShare: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kiểu xem/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lưu kiểu xem mới…' }));
    await userEvent.keyboard('nợ quá 7 ngày{Enter}');
    await expect(screen.getByText('Tên này đã có')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/Tên kiểu xem/));
    await userEvent.keyboard('Khách mới tháng này');
    await userEvent.click(screen.getByLabelText('Cho cả cửa hàng'));
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Khách mới tháng này',
      scope: 'shop',
      isDefault: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'Máy chủ từ chối',
  args: { onEdit: fn(refusal('Không có quyền thực hiện thao tác này')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kiểu xem/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Sửa/ }));
    await userEvent.keyboard(' (mới){Enter}');
    await expect(await screen.findByText('Không có quyền thực hiện thao tác này')).toBeVisible();
    await expect(screen.getByLabelText(/Tên kiểu xem/)).toHaveValue('Nợ quá 7 ngày (mới)');
  },
};

export const Deleted: Story = {
  name: 'Xóa kiểu xem của cửa hàng',
  args: { current: '2', canShare: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kiểu xem/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Xóa/ }));
    await expect(screen.getByText(/với mọi người trong cửa hàng/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Xóa' }));
    await expect(args.onDelete).toHaveBeenCalledWith('2');
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    views: [
      {
        id: '1',
        name: 'Khách hàng nợ quá hạn bảy ngày của chi nhánh Nguyễn Thị Minh Khai',
        scope: 'shop',
        isDefault: true,
      },
    ],
  },
};
