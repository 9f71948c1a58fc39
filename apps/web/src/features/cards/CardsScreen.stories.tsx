import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { copiedText } from '../../test/copiedText.ts';
import { seeToast } from '../../test/seeToast.ts';
import { endFaults } from '../../test/storyApp.ts';
import { withApp } from '../../test/withApp.tsx';
import { CardsScreen } from './CardsScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Danh sách thẻ',
  component: CardsScreen,
  decorators: [withApp({ at: '/cards' })],
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await firstCard(canvas)).toBeVisible();
  },
};

/** Filters of a shared link are in force, said in words, and each can be taken back. */
export const Filtered: Story = {
  name: 'Đang lọc',
  parameters: { app: { at: '/cards?DueLevel=1&cardInShop=false' } },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Bộ lọc đang dùng' }));
    await expect(chips.getByText('Đến hạn: 4–7 ngày')).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'Bỏ lọc Khách giữ' }));
    await waitFor(() => expect(canvas.queryByText('Khách giữ', { selector: '.st-chip' })).toBeNull());
  },
};

/** Nhiều thẻ một lần: khách trả cả loạt; thẻ cửa hàng không giữ vẫn được chọn, kèm lý do. */
export const HoldMany: Story = {
  name: 'Giữ và trả nhiều thẻ',
  parameters: { app: { at: '/cards?cardInShop=true&PageSize=20' } },
  play: async ({ canvas }) => {
    await firstCard(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả các dòng trên trang' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận giữ' }));
    const told = within(await canvas.findByRole('dialog', { name: /^Nhận giữ \d+ thẻ$/ }));
    await expect(told.getAllByText('Thẻ đang ở cửa hàng')[0]).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Xong' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Trả thẻ' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Trả \d+ thẻ$/ }));
    await userEvent.click(question.getByRole('button', { name: /^Trả \d+ thẻ$/ }));
    await seeToast(/^Trả \d+ thẻ thành công$/);
    await waitFor(() => expect(canvas.queryByText(/^Đã chọn/)).toBeNull());
  },
};

export const FilterFields: Story = {
  name: 'Các ô lọc',
  play: async ({ canvas }) => {
    await firstCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Loại thẻ'), 'Visa');
    await expect(await canvas.findByText('Loại thẻ: Visa')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Mastercard', { selector: '[role=gridcell]' })).toBeNull());
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/cards?edit=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^4 số cuối/), '12');
    await userEvent.type(canvas.getByLabelText('Hạn thẻ'), '13/29');
    await userEvent.type(canvas.getByLabelText(/^Ngày đến hạn/), '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng chọn khách hàng')).toBeVisible();
    await expect(canvas.getByText('Vui lòng chọn ngân hàng phát hành')).toBeVisible();
    await expect(canvas.getByText('4 số cuối không hợp lệ: nhập đúng 4 chữ số')).toBeVisible();
    await expect(canvas.getByText(/Hạn thẻ không hợp lệ/)).toBeVisible();
    await expect(canvas.getByText('Ngày đến hạn không hợp lệ: nhập từ 1 đến 31')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Khách hàng/ })).toHaveFocus();
  },
};

/** Thêm thẻ Visa cho một khách rồi tìm lại bằng bốn số cuối. */
export const AddThenFind: Story = {
  name: 'Thêm rồi tìm thấy',
  tags: ['điện thoại'],
  parameters: { app: { at: '/cards?edit=new&CustomerID=1' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Chủ thẻ/), 'TRAN THI THU');
    await choose(canvas, /^Ngân hàng phát hành/, 'vietcombank');
    await userEvent.selectOptions(canvas.getByLabelText(/^Loại thẻ/), 'Visa');
    await userEvent.type(canvas.getByLabelText(/^4 số cuối/), '9173');
    await userEvent.type(canvas.getByLabelText('Hạn thẻ'), '08/29');
    await userEvent.type(canvas.getByLabelText('Hạn mức'), '80tr');
    await userEvent.type(canvas.getByLabelText(/^Ngày đến hạn/), '18');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm thẻ thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), '9173{Enter}');
    const row = await canvas.findByRole('link', { name: 'TRAN THI THU' });
    await expect(row.closest('tr')).toHaveTextContent('80.000.000');
  },
};

/** Phí thẻ gõ thiếu dấu phẩy thì được hỏi, so với mức của khách hoặc của cửa hàng; chữ đã gõ còn nguyên. */
export const UnusualFee: Story = {
  name: 'Phí khác thường',
  parameters: { app: { at: '/cards?edit=new&CustomerID=1' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Chủ thẻ/), 'TRAN THI THU');
    await choose(canvas, /^Ngân hàng phát hành/, 'vietcombank');
    await userEvent.selectOptions(canvas.getByLabelText(/^Loại thẻ/), 'Visa');
    await userEvent.type(canvas.getByLabelText(/^4 số cuối/), '9173');
    await userEvent.type(canvas.getByLabelText(/^Ngày đến hạn/), '18');
    await userEvent.type(canvas.getByLabelText(/^Phí/), '18{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xem lại trước khi lưu' }));
    await expect(question.getByRole('status')).toHaveTextContent(/^Phí: nhập 18%, thường lệ của (khách|cửa hàng) là/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Phí/)).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText(/^Phí/));
    await userEvent.type(canvas.getByLabelText(/^Phí/), '1,8{Enter}');
    await seeToast('Thêm thẻ thành công');
  },
};

/** Giữ thẻ có nơi cất, rồi trả lại cho khách: lịch sử giữ thẻ ghi đủ. */
export const HoldThenReturn: Story = {
  name: 'Giữ thẻ rồi trả',
  parameters: { app: { at: '/cards?cardInShop=false' } },
  play: async ({ canvas }) => {
    const holder = (await firstCard(canvas)).textContent;
    await openMenu(canvas, 'Giữ thẻ');
    const hold = within(await canvas.findByRole('dialog', { name: 'Giữ thẻ' }));
    await userEvent.type(hold.getByLabelText('Nơi cất'), 'Ngăn 9, dòng 3');
    await userEvent.click(hold.getByRole('button', { name: 'Giữ thẻ' }));
    await seeToast('Giữ thẻ thành công');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc Khách giữ' }));
    await userEvent.type(canvas.getByRole('searchbox'), `${holder}{Enter}`);
    await canvas.findByText('Đang giữ');
    await openMenu(canvas, 'Trả thẻ');
    const back = within(await canvas.findByRole('dialog', { name: 'Trả thẻ' }));
    await expect(await back.findByText(/Ngăn 9, dòng 3/)).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Trả thẻ' }));
    await seeToast('Trả thẻ thành công');
  },
};

/** Hồ sơ thẻ: thông tin, lịch sử giữ thẻ, ảnh; sửa từ hồ sơ rồi đóng thì về lại hồ sơ. */
export const Record: Story = {
  name: 'Xem một bản ghi',
  parameters: { app: { at: '/cards?open=1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hạn kế tiếp', { selector: 'dt' })).toBeVisible();
    const record = within(canvas.getByRole('dialog'));
    const reminder = await copiedText(() => userEvent.click(record.getByRole('button', { name: 'Sao chép lời nhắc' })));
    await expect(reminder).toMatch(/xin nhắc .+:\nThẻ .+ đến hạn ngày \d\d\/\d\d\/2026/);
    await userEvent.click(record.getByRole('button', { name: 'Giữ thẻ' }));
    const hold = within(await canvas.findByRole('dialog', { name: 'Giữ thẻ' }));
    await userEvent.type(hold.getByLabelText('Nơi cất'), 'Ngăn 4');
    await userEvent.click(hold.getByRole('button', { name: 'Giữ thẻ' }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Giữ thẻ/ }));
    const holds = within(await canvas.findByRole('list', { name: 'Lịch sử giữ thẻ' }));
    await expect(await holds.findByText(/Ngăn 4/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }));
    await expect(await canvas.findByLabelText(/^Chủ thẻ/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('tab', { name: /^Giữ thẻ/ })).toBeVisible();
  },
};

/** Ảnh của thẻ: thêm, xem lớn, xóa sau khi được hỏi. */
export const Pictures: Story = {
  name: 'Ảnh',
  parameters: { app: { at: '/cards?open=1&tab=files' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/không chụp mặt sau/)).toBeVisible();
    const input = canvasElement.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, await onePixel('the.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem ảnh the.png' }));
    await expect(await canvas.findByRole('img', { name: 'the.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa ảnh the.png' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa ảnh' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeToast('Xóa ảnh thành công');
    await expect(await canvas.findByText('Chưa có ảnh')).toBeVisible();
  },
};

/** Lên lịch làm một thẻ: để trống ngày thì lấy ngày làm việc trước hạn. */
export const PlanWork: Story = {
  name: 'Hẹn ngày làm',
  parameters: { app: { at: '/cards?DueLevel=1' } },
  play: async ({ canvas }) => {
    await firstCard(canvas);
    await openMenu(canvas, 'Lên lịch làm');
    const plan = within(await canvas.findByRole('dialog', { name: 'Lên lịch làm thẻ' }));
    await userEvent.type(plan.getByLabelText('Số tiền dự kiến'), '30tr');
    await userEvent.click(plan.getByRole('button', { name: 'Lên lịch' }));
    await waitFor(() => expect(within(document.body).getByText(/^Đã lên lịch làm thẻ ngày /)).toBeVisible());
  },
};

/** Dán hai dòng từ bảng tính: dòng sai được chỉ rõ, dòng đúng được nhập và tìm thấy ngay. */
export const ImportWithOneBadLine: Story = {
  name: 'Nhập tệp có một dòng lỗi',
  parameters: { app: { at: '/cards?open=1' } },
  play: async ({ canvas }) => {
    const phone = (await canvas.findByRole('link', { name: /^0\d{9}$/ })).textContent;
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhập Excel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nhập thẻ từ Excel' }));
    await userEvent.click(dialog.getByLabelText('Hoặc dán từ bảng tính'));
    await userEvent.paste(
      `SĐT khách hàng\tChủ thẻ\tNgân hàng\t4 số cuối\tNgày đến hạn
${phone}\tLE THI NHAP\tVCB\t7391\t18
0900000001\tLE THI LA\tVCB\t7392\t18`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await expect((await dialog.findAllByText(/Chưa có khách hàng với số điện thoại này/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập 1 dòng' }));
    await userEvent.click((await dialog.findAllByRole('button', { name: 'Đóng' })).at(-1) ?? document.body);
    await userEvent.type(canvas.getByRole('searchbox'), '7391{Enter}');
    await expect(await canvas.findByRole('link', { name: 'LE THI NHAP' })).toBeVisible();
  },
};

/** Xuất Excel mọi dòng khớp bộ lọc, không chỉ trang đang xem. */
export const ExportAllRows: Story = {
  name: 'Xuất mọi dòng',
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await firstCard(canvas);
    const total = /của (\d+)/.exec(canvas.getByText(/^1–20 của/).textContent ?? '')?.[1];
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất Excel' }));
    await expect(await canvas.findByText(`Xuất Excel thành công: ${total} dòng.`)).toBeVisible();
    await expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  },
};

/** Thẻ đã có đơn thì không xóa được. */
export const DeleteRefused: Story = {
  name: 'Không cho xóa',
  parameters: { app: { at: '/cards?SortBy=Debt&SortDir=desc' } },
  play: async ({ canvas }) => {
    await firstCard(canvas);
    await openMenu(canvas, 'Xóa');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa thẻ' }));
    await expect(question.getByText(/Bạn có chắc muốn xóa thẻ/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeInPlace(question, /không thể xóa/);
  },
};

/** A read that does not get through is no record that is gone: it says so, and loads once it is tried again. */
export const RecordUnreached: Story = {
  name: 'Hồ sơ chưa tải được',
  parameters: {
    app: { at: '/cards?open=1', faults: [{ match: { operationId: 'getCard' }, kind: 'lost', when: 'before' }] },
  },
  play: async ({ canvas }) => {
    const record = within(await canvas.findByRole('dialog', { name: 'Thẻ' }));
    await expect(await record.findByText('Không tải được dữ liệu')).toBeVisible();
    await expect(record.queryByText('Không tìm thấy thẻ')).toBeNull();
    endFaults();
    await userEvent.click(record.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByRole('tablist', { name: 'Hồ sơ thẻ' })).toBeVisible();
  },
};

export const RecordGone: Story = {
  name: 'Hồ sơ đã bị xóa',
  parameters: { app: { at: '/cards?open=999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thẻ đã bị xóa hoặc thuộc cửa hàng khác.')).toBeVisible();
    await expect(canvas.getByText('Không tìm thấy thẻ', { selector: '.st-empty__title' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
};

export const RecordRefused: Story = {
  name: 'Hồ sơ không được xem',
  parameters: {
    app: { at: '/cards?open=1', faults: [{ match: { operationId: 'getCard' }, kind: 'answer', status: 403 }] },
  },
  play: async ({ canvas }) => {
    const record = within(await canvas.findByRole('dialog', { name: 'Thẻ' }));
    await expect(await record.findByText('Bạn không có quyền xem thẻ.')).toBeVisible();
  },
};

/** Từ một dòng thẻ tới “Phục vụ khách” với đúng khách và thẻ ấy. */
export const Serve: Story = {
  name: 'Tạo lịch hẹn từ danh sách',
  play: async ({ canvas }) => {
    await firstCard(canvas);
    await openMenu(canvas, 'Tạo lịch hẹn');
    const counter = /^Đã mở \/schedule-payment\?open=new&customerID=\d+&cardDataID=\d+$/;
    await expect(await canvas.findByText(counter)).toBeVisible();
  },
};

async function firstCard(canvas: Canvas): Promise<HTMLElement> {
  const table = within(await canvas.findByRole('grid', { name: 'Danh sách thẻ' }));
  const [first] = await table.findAllByRole('link');
  if (!first) throw new Error('The list of cards shows no row.');
  return first;
}

async function openMenu(canvas: Canvas, line: string): Promise<void> {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
  await userEvent.click(await canvas.findByRole('menuitem', { name: line }));
}

async function choose(canvas: Canvas, field: RegExp, text: string): Promise<void> {
  await userEvent.type(canvas.getByRole('combobox', { name: field }), text);
  await userEvent.keyboard('{Enter}');
}

/** The smallest picture there is. */
async function onePixel(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
