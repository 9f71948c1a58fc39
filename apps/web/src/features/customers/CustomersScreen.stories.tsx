import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { goOffline } from '../../test/states/offline.ts';
import { endFaults, setFaults } from '../../test/storyApp.ts';
import { withApp } from '../../test/withApp.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Khách hàng',
  component: CustomersScreen,
  decorators: [withApp({ at: '/customer' })],
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await firstCustomer(canvas)).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
    const [call] = await canvas.findAllByRole('link', { name: /^0\d{9}$/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:0\d{9}$/));
  },
};

/** A list without a match says so, and offers the way back. */
export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/customer?GeneralSearch=không+ai+tên+này&Status=0' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Xóa lọc' })[0] ?? document.body);
    await expect(await firstCustomer(canvas)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Typed marks filter; where nobody has them, who is written alike is shown, and said to be. */
export const WithoutMarks: Story = {
  name: 'Không ai có đúng dấu đã gõ',
  parameters: { app: { at: '/customer?GeneralSearch=hãnh' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SAID_OF_MARKS)).toBeVisible();
    await expect(await firstCustomer(canvas)).toBeVisible();
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.type(search, 'hạnh{Enter}');
    await waitFor(() => expect(canvas.queryByText(SAID_OF_MARKS)).toBeNull());
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names.some((name) => name.includes('Hạnh'))).toBe(true);
    await expect(names.some((name) => name.includes('Thanh'))).toBe(false);
  },
};

const SAID_OF_MARKS = /Không có kết quả đúng dấu đã gõ/;

/** A list that failed without a network reads itself anew once it is back; until then nothing can be added. */
export const BackOnline: Story = {
  name: 'Mất mạng rồi có lại',
  play: async ({ canvas }) => {
    await firstCustomer(canvas);
    const goOnline = goOffline();
    try {
      setFaults({ kind: 'lost', when: 'before' });
      window.dispatchEvent(new Event('offline'));
      await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }));
      await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Thêm mới' })).toBeDisabled();
    } finally {
      goOnline();
    }
    endFaults();
    window.dispatchEvent(new Event('online'));
    await expect(await firstCustomer(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Thêm mới' })).toBeEnabled();
  },
};

export const AddForm: Story = {
  name: 'Biểu mẫu thêm mới',
  tags: ['điện thoại'],
  parameters: { app: { at: '/customer?edit=new' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Thêm khách hàng' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveFocus();
    await expect(canvas.getByLabelText('Khách đồng ý xử lý dữ liệu cá nhân')).not.toBeChecked();
  },
};

/** Each wrong field says what is wrong, and the first one gets the focus. */
export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/customer?edit=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Số CCCD'), '123');
    await userEvent.type(canvas.getByLabelText('Số tài khoản'), '12a');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng nhập họ tên')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập số điện thoại')).toBeVisible();
    await expect(canvas.getByText(/Số CCCD không hợp lệ/)).toBeVisible();
    await expect(canvas.getByText('Số tài khoản không hợp lệ: nhập từ 6 đến 19 chữ số')).toBeVisible();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveFocus();
  },
};

/** A number that belongs to somebody already is refused; everything typed stays. */
export const TakenPhone: Story = {
  name: 'Số điện thoại đã có khách dùng',
  parameters: { app: { at: '/customer' } },
  play: async ({ canvas }) => {
    const taken = await phoneOfFirst(canvas);
    await addCustomer(canvas, 'Nguyễn Trùng Số', taken);
    await seeInPlace(canvas, /Số điện thoại đã có ở khách/);
    await expect(canvas.getByLabelText(/^Số điện thoại/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveValue('Nguyễn Trùng Số');
  },
};

/** Thêm khách hàng mới rồi tìm lại bằng số điện thoại, không cần dấu. */
export const AddThenFind: Story = {
  name: 'Thêm rồi tìm thấy',
  play: async ({ canvas }) => {
    await firstCustomer(canvas);
    await addCustomer(canvas, 'Đỗ Thị Ánh Nguyệt', '+84 912 000 111');
    await seeToast('Thêm khách hàng thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm mới' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), '0912000111{Enter}');
    await expect(await canvas.findByText('1–1 của 1')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Đỗ Thị Ánh Nguyệt' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByText(/^1–20 của/);
    await userEvent.type(canvas.getByRole('searchbox'), 'do thi anh{Enter}');
    await expect(await canvas.findByText('1–1 của 1')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Đỗ Thị Ánh Nguyệt' }));
    const record = within(await canvas.findByRole('dialog', { name: 'Đỗ Thị Ánh Nguyệt' }));
    await expect(await record.findByText('0912000111')).toBeVisible();
  },
};

/** Phí mặc định của khách mới được so với mức thường lệ của cửa hàng. */
export const UnusualFee: Story = {
  name: 'Phí mặc định khác thường',
  parameters: { app: { at: '/customer?edit=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Đỗ Thị Ánh Nguyệt');
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '0912000111');
    await userEvent.type(canvas.getByLabelText(/^Phí mặc định/), '18{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xem lại trước khi lưu' }));
    await expect(question.getByRole('status')).toHaveTextContent(
      /^Phí mặc định: nhập 18%, thường lệ của cửa hàng là [12](,\d+)?%$/,
    );
    await expect(question.getByRole('button', { name: 'Sửa lại' })).toHaveFocus();
  },
};

/** Sửa khách hàng: hồ sơ đổi theo, và khách không còn trong danh sách đang hoạt động. */
export const StopCustomer: Story = {
  name: 'Ngừng khách hàng',
  parameters: { app: { at: '/customer?Status=1' } },
  play: async ({ canvas }) => {
    const name = (await firstCustomer(canvas)).textContent;
    await userEvent.click(await firstCustomer(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Sửa khách hàng' }));
    await userEvent.selectOptions(form.getByLabelText(/^Trạng thái/), 'Ngừng');
    await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
    await seeToast('Cập nhật khách hàng thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Sửa khách hàng' })).toBeNull());
    await expect(await canvas.findByRole('dialog', { name })).toHaveTextContent('Ngừng');
  },
};

/** Khách đã có thẻ thì không xóa được, và lý do đứng ngay trong câu hỏi. */
export const DeleteRefused: Story = {
  name: 'Không cho xóa',
  play: async ({ canvas }) => {
    await firstCustomer(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Xóa' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa khách hàng' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeInPlace(question, /không thể xóa/);
  },
};

/** Hồ sơ mở cạnh danh sách: J sang khách kế tiếp, K về khách trước; đóng thì con trỏ về dòng đã mở. */
export const StepThrough: Story = {
  name: 'Sang khách kế tiếp bằng phím',
  play: async ({ canvas }) => {
    await firstCustomer(canvas);
    const table = within(canvas.getByRole('grid', { name: 'Khách hàng' }));
    const [first, second] = table.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('open='));
    const [one = '', two = ''] = [first, second].map((link) => link?.textContent);
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole('dialog', { name: one })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('dialog', { name: two })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('dialog', { name: one })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tạo lịch hẹn' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Chọn vài dòng rồi chép sang bảng tính. */
export const CopyRows: Story = {
  name: 'Chép các dòng',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await firstCustomer(canvas);
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(boxes[2] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sao chép' }));
    await seeToast('Đã sao chép 2 dòng');
    await expect(String(write.mock.calls[0]?.[0]).split('\n')).toHaveLength(3);
  },
};

/** Hồ sơ khách: thẻ, đơn, công nợ và ghi chú ở từng thẻ. */
export const Record: Story = {
  name: 'Xem một bản ghi',
  parameters: { app: { at: '/customer?open=1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Thông tin/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Thẻ/ }));
    await expect(await canvas.findByRole('grid', { name: 'Thẻ của khách hàng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Đơn/ }));
    await expect(await canvas.findByRole('grid', { name: 'Đơn của khách hàng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Công nợ/ }));
    await expect(await canvas.findByText('Dư cuối')).toBeVisible();
  },
};

/** Thêm một ảnh vào hồ sơ khách, xem lớn, rồi xóa sau khi được hỏi. */
export const Pictures: Story = {
  name: 'Ảnh',
  parameters: { app: { at: '/customer?open=1&tab=files' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Chưa có ảnh')).toBeVisible();
    const input = canvasElement.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, await onePixel('cccd.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem ảnh cccd.png' }));
    const large = within(await canvas.findByRole('dialog', { name: 'cccd.png' }));
    await expect(large.getByRole('img', { name: 'cccd.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa ảnh cccd.png' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa ảnh' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeToast('Xóa ảnh thành công');
    await expect(await canvas.findByText('Chưa có ảnh')).toBeVisible();
  },
};

/** Closing a changed form asks first; going on keeps what was typed. */
export const UnsavedChanges: Story = {
  name: 'Còn thay đổi chưa lưu',
  parameters: { app: { at: '/customer?edit=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Lê Chưa Lưu{Escape}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.getByLabelText(/^Họ tên/)).toHaveValue('Lê Chưa Lưu');
  },
};

/** A read that does not get through is no record that is gone: it says so, and loads once it is tried again. */
export const RecordUnreached: Story = {
  name: 'Hồ sơ chưa tải được',
  parameters: {
    app: {
      at: '/customer?open=1',
      faults: [{ match: { operationId: 'listCustomers' }, kind: 'lost', when: 'before' }],
    },
  },
  play: async ({ canvas }) => {
    const record = within(await canvas.findByRole('dialog', { name: 'Khách hàng' }));
    await expect(await record.findByText('Không tải được dữ liệu')).toBeVisible();
    await expect(record.queryByText('Không tìm thấy khách hàng')).toBeNull();
    endFaults();
    await userEvent.click(record.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByRole('tablist', { name: 'Hồ sơ khách hàng' })).toBeVisible();
  },
};

export const RecordGone: Story = {
  name: 'Hồ sơ đã bị xóa',
  parameters: { app: { at: '/customer?open=999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy khách hàng')).toBeVisible();
    await expect(canvas.getByText('Khách hàng đã bị xóa hoặc thuộc cửa hàng khác.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
};

export const RecordRefused: Story = {
  name: 'Hồ sơ không được xem',
  parameters: {
    app: { at: '/customer?open=1', faults: [{ match: { operationId: 'listCustomers' }, kind: 'answer', status: 403 }] },
  },
  play: async ({ canvas }) => {
    const record = within(await canvas.findByRole('dialog', { name: 'Khách hàng' }));
    await expect(await record.findByText('Bạn không có quyền xem khách hàng.')).toBeVisible();
  },
};

async function firstCustomer(canvas: Canvas): Promise<HTMLElement> {
  const table = within(await canvas.findByRole('grid', { name: 'Khách hàng' }));
  const [first] = await table.findAllByRole('link');
  if (!first) throw new Error('The list of customers shows no row.');
  return first;
}

async function phoneOfFirst(canvas: Canvas): Promise<string> {
  const [phone] = await canvas.findAllByText(/^0\d{9}$/);
  return phone?.textContent ?? '';
}

async function addCustomer(canvas: Canvas, name: string, phone: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Thêm mới' }));
  await userEvent.type(await canvas.findByLabelText(/^Họ tên/), name);
  await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), phone);
  await userEvent.keyboard('{Enter}');
}

/** The smallest picture there is. */
async function onePixel(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
