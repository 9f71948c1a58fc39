import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { PermissionsScreen } from './PermissionsScreen.tsx';

const meta = {
  title: 'Màn hình/Phân quyền',
  component: PermissionsScreen,
  decorators: [withApp({ at: '/manager/permission' })],
} satisfies Meta<typeof PermissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Có chỗ thì quyền của người đầu tiên mở sẵn bên danh sách; điện thoại chỉ có danh sách. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Lê Thị Thu/ });
    if (window.innerWidth < 900) return;
    const chosen = await canvas.findByRole('treegrid', { name: /^Quyền của/ });
    const [managers] = canvas.getAllByRole('region', { name: 'Nhóm Quản lý' });
    const [, first] = within(managers as HTMLElement).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(chosen).toHaveAccessibleName(`Quyền của ${first?.querySelector('strong')?.textContent}`);
  },
};

export const Chosen: Story = {
  name: 'Đã chọn',
  play: async ({ canvas }) => {
    await openRights(canvas, /Lê Thị Thu/);
    await expect(canvas.getByLabelText('Xem, Khách hàng')).toBeChecked();
    await expect(canvas.getByLabelText('Xóa, Khách hàng')).not.toBeChecked();
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'không có ai{Enter}');
    await expect(await canvas.findByText('Không có kết quả phù hợp')).toBeVisible();
  },
};

/** Dấu đã gõ thì phải đúng; không ai có dấu ấy thì hiện người viết giống chữ. */
export const TypedMarks: Story = {
  name: 'Tìm đúng dấu',
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await canvas.findByRole('link', { name: /Lê Thị Thu/ });
    await userEvent.type(search, 'thị{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Trần Văn/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Lê Thị Thu/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'thú{Enter}');
    await expect(await canvas.findByRole('link', { name: /Lê Thị Thu/ })).toBeVisible();
  },
};

/** Một nhóm có người và quyền chung của họ; thêm một quyền cho nhóm là thêm cho từng người. */
export const GroupGrants: Story = {
  name: 'Quyền của nhóm',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Nhóm Giao dịch viên/ }));
    await canvas.findByRole('treegrid', { name: 'Quyền của nhóm Giao dịch viên' });
    const people = within(canvas.getByRole('list', { name: 'Người trong nhóm' })).getAllByRole('link');
    await expect(people.length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByLabelText('Thêm, Máy POS'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu cho cả nhóm' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Lưu quyền của nhóm Giao dịch viên' }));
    await expect(question.getByText(new RegExp(`^Áp dụng cho ${people.length} người: .*Lê Thị Thu`))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(within(document.body).getByText('Lưu quyền của nhóm Giao dịch viên thành công')).toBeVisible(),
    );
    await expect(canvas.getByLabelText('Thêm, Máy POS')).toBeChecked();
    await openRights(canvas, /^Lê Thị Thu nhanvien/);
    await expect(canvas.getByLabelText('Thêm, Máy POS')).toBeChecked();
    await expect(canvas.queryByLabelText('Xóa, Phân quyền')).toBeNull();
  },
};

/** Quyền của chủ sở hữu hiện đủ nhưng không ô nào đổi được. */
export const Owner: Story = {
  name: 'Chủ cửa hàng',
  play: async ({ canvas }) => {
    await openRights(canvas, /Trần Văn Chủ/);
    await expect(canvas.getByText(/Chủ sở hữu luôn có mọi quyền/)).toBeVisible();
    await expect(canvas.getByLabelText('Xóa, Khách hàng')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Chép quyền' })).toBeNull();
  },
};

/** Cho quyền ở một màn hình chưa được xem thì quyền Xem đi kèm; bỏ Xem thì bỏ cả màn hình. */
export const ViewComesAlong: Story = {
  name: 'Quyền xem đi kèm',
  play: async ({ canvas }) => {
    await openRights(canvas, /Lê Thị Thu/);
    await userEvent.click(canvas.getByLabelText('Thêm, Máy POS'));
    await expect(canvas.getByLabelText('Xem, Máy POS, mới thêm')).toBeChecked();
    await userEvent.click(canvas.getByLabelText('Xem, Khách hàng'));
    await expect(canvas.getByLabelText('Thêm, Khách hàng, mới bỏ')).not.toBeChecked();
    await expect(canvas.getByText('Đã đổi: Khách hàng, Máy POS')).toBeVisible();
  },
};

/** Chọn nhân viên khác khi chưa lưu thì được hỏi lại trước. */
export const UnsavedChanges: Story = {
  name: 'Còn thay đổi chưa lưu',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await openRights(canvas, /Lê Thị Thu/);
    await userEvent.click(canvas.getByLabelText('Xóa, Khách hàng'));
    await userEvent.click(canvas.getByRole('link', { name: /Trần Văn Chủ|Chọn nhân viên khác/ }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.getByLabelText('Xóa, Khách hàng, mới thêm')).toBeChecked();
  },
};

/** Trên điện thoại chọn người rồi mới đến quyền; lối quay lại danh sách đứng trên bảng quyền. */
export const OneStepAtATime: Story = {
  name: 'Mỗi lần một bước',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openRights(canvas, /Lê Thị Thu/);
    await expect(canvas.queryByRole('navigation', { name: 'Nhân viên' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Chọn nhân viên khác' }));
    await expect(await canvas.findByRole('link', { name: /Trần Văn Chủ/ })).toBeVisible();
    await expect(canvas.queryByRole('treegrid')).toBeNull();
  },
};

/** Chép quyền mặc định của nhóm, thêm một quyền, xem lại khác biệt rồi lưu: quyền mới nằm nguyên ở đó. */
export const GrantThenSave: Story = {
  name: 'Cấp quyền rồi lưu',
  play: async ({ canvas }) => {
    await openRights(canvas, /Lê Thị Thu/);
    await userEvent.click(canvas.getByRole('button', { name: 'Chép quyền' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Mặc định của nhóm Giao dịch viên' }));
    await userEvent.click(canvas.getByLabelText('Xóa, Khách hàng'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyền' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Lưu quyền của/ }));
    await expect(question.getByText('Khách hàng').closest('li')).toHaveTextContent('Thêm: Xóa');
    await userEvent.click(question.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Cập nhật quyền nhân viên thành công')).toBeVisible());
    await expect(await canvas.findByText('Chưa thay đổi quyền nào')).toBeVisible();
    await expect(canvas.getByLabelText('Xóa, Khách hàng')).toBeChecked();
  },
};

async function openRights(canvas: Canvas, staff: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: staff }));
  await canvas.findByRole('treegrid', { name: /^Quyền của/ });
}
