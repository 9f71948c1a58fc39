import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PHOTO_BYTES, preparePhoto } from '../../../kit/pictures/photo/preparePhoto.ts';
import { photoSample, saidPng, sizeOf } from '../../../test/photos/photoSample.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { slipPicture } from '../../../test/slipPicture.ts';
import { goOffline } from '../../../test/states/offline.ts';
import { storySwipesWithoutBill } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { UploadBillsScreen } from './UploadBillsScreen.tsx';

const [first, second] = storySwipesWithoutBill();
if (!first || !second) throw new Error("Two swipes of the story's world lack their slip.");

const meta = {
  title: 'Màn hình/Tải bill',
  component: UploadBillsScreen,
  decorators: [withApp({ at: '/post/uploadbill' })],
} satisfies Meta<typeof UploadBillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Danh sách bắt đầu từ những lượt quẹt thiếu bill; bấm một lượt là tải bill của lượt đó. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(first.InvoiceNo ?? ''))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tải ảnh bill' })).toBeVisible();
  },
};

/** Thả bốn ảnh: hai ảnh tự khớp, một ảnh chụp lại bị nhận ra theo nội dung, một ảnh chuyển khoản bị loại; chỉ lưu hai bill. */
export const Batch: Story = {
  name: 'Nhiều ảnh một lần',
  parameters: { app: { at: '/post/uploadbill?open=new' } },
  play: async () => {
    const dialog = await openedDialog();
    await drop(dialog, [
      slipPicture(first, 'bill-1.png'),
      slipPicture(second, 'bill-2.png'),
      slipPicture(first, 'chup-lai.png'),
      slipPicture(second, 'chuyen-khoan.png', { Kind: 4 }),
    ]);
    await expect(await dialog.findByText('4 ảnh: 2 sẵn sàng, 1 trùng, 1 không phải bill')).toBeVisible();
    await expect(dialog.getByText('Cùng nội dung với bill-1.png trong lần tải này')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^chuyen-khoan.png/ }));
    await expect(dialog.getAllByText(/Đây là giao dịch chuyển khoản thường/)[1]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu 2 bill' }));
    await seeToast('Lưu 2 bill thành công');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tải bill' })).toBeNull());
  },
};

/** Ảnh mờ của một lượt quẹt: gõ những ô chưa đọc được, lệch tiền thì được báo, lưu xong lượt quẹt hết thiếu bill. */
export const Unreadable: Story = {
  name: 'Ảnh mờ, gõ tay',
  parameters: { app: { at: `/post/uploadbill?swipe=${first.logWithdrawalId}` } },
  play: async () => {
    const dialog = await openedDialog();
    await drop(dialog, [slipPicture(first, 'mo.png', { Amount: undefined, InvoiceNo: undefined })]);
    await expect(await dialog.findByText('Thiếu số hóa đơn, số tiền')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Số tiền' }), String(first.Amount + 1000));
    await expect(await dialog.findByText(/^Bill lệch 1\.000/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Số tiền' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Số tiền' }), String(first.Amount));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Số hóa đơn' }), first.InvoiceNo ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu 1 bill' }));
    await seeToast('Lưu 1 bill thành công');
  },
};

/** Mất mạng giữa chừng: phần đã đọc còn nguyên, phần còn lại chờ và tự đọc tiếp khi có mạng. */
export const LostConnection: Story = {
  name: 'Mất mạng rồi đọc tiếp',
  parameters: { app: { at: '/post/uploadbill?open=new' } },
  play: async () => {
    const dialog = await openedDialog();
    await drop(dialog, [slipPicture(first, 'bill-1.png')]);
    await expect(await dialog.findByText('1 ảnh: 1 sẵn sàng')).toBeVisible();
    const comeBack = goOffline();
    try {
      await drop(dialog, [slipPicture(second, 'bill-2.png')]);
      await expect(await dialog.findByText(/^Mất kết nối/)).toBeVisible();
      await expect(dialog.getByText('2 ảnh: 1 sẵn sàng, 1 đang chờ')).toBeVisible();
    } finally {
      comeBack();
    }
    window.dispatchEvent(new Event('online'));
    await expect(await dialog.findByText('2 ảnh: 2 sẵn sàng')).toBeVisible();
  },
};

/** Tệp hỏng không giữ cả loạt lại: nói vì sao, bỏ ra được; đóng khi chưa lưu thì hỏi. */
export const Broken: Story = {
  name: 'Tệp hỏng',
  parameters: { app: { at: '/post/uploadbill?open=new' } },
  play: async () => {
    const dialog = await openedDialog();
    const broken = new File(['không phải ảnh'], 'hong.png', { type: 'image/png' });
    await drop(dialog, [broken, slipPicture(first, 'bill-1.png')]);
    await expect(await dialog.findByText('2 ảnh: 1 lỗi, 1 sẵn sàng')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Đọc lại 1 ảnh lỗi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ hong.png' }));
    await expect(await dialog.findByText('1 ảnh: 1 sẵn sàng')).toBeVisible();
    await userEvent.click(dialog.getByText('Đóng'));
    await expect(await screen.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' })).toBeVisible();
  },
};

/** Ảnh chụp bằng điện thoại: ảnh nằm ngang được dựng đứng, ảnh thiếu đuôi vẫn nhận, ảnh HEIC không mở được thì nói cách đặt máy, ảnh quá lớn thì không mở; ảnh lỗi không giữ ảnh khác. */
export const FromPhone: Story = {
  name: 'Ảnh chụp điện thoại',
  parameters: { app: { at: '/post/uploadbill?open=new' } },
  play: async () => {
    const dialog = await openedDialog();
    const turned = await photoSample('rot6.jpg');
    const endless = new File([turned.slice(0, -2)], 'thieu-duoi.jpg', { type: 'image/jpeg' });
    const bomb = new File([saidPng(30_000, 30_000)], 'bom.png', { type: 'image/png' });
    await drop(dialog, [turned, await photoSample('photo.heic'), bomb, endless, slipPicture(first, 'bill-1.png')]);
    await expect(
      await dialog.findByText('5 ảnh: 2 lưu nháp, 2 lỗi, 1 sẵn sàng', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^bom\.png/ }));
    await expect(dialog.getAllByText(/^Ảnh 30\.000 × 30\.000 điểm quá lớn để mở/)).toHaveLength(2);
    await expect(dialog.queryByRole('img', { name: 'Ảnh bom.png' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^rot6\.jpg/ }));
    await expect(dialog.getByText(/^Trình duyệt này không mở được ảnh HEIC\. Trên iPhone vào Cài đặt/)).toBeVisible();
    const shown = dialog.getByRole<HTMLImageElement>('img', { name: 'Ảnh rot6.jpg' });
    await waitFor(() => expect([shown.naturalWidth, shown.naturalHeight]).toEqual([1600, 1200]));

    const { signal } = new AbortController();
    const sent = await preparePhoto(turned, signal);
    await expect(await sizeOf(sent)).toEqual([1600, 1200]);
    await expect(await sent.text()).not.toContain('Exif');
    const large = new File([turned, new Uint8Array(PHOTO_BYTES - turned.size)], 'lon.jpg', { type: 'image/jpeg' });
    const small = await preparePhoto(large, signal);
    await expect(small.size).toBeLessThan(5 * 1024 * 1024);
    await expect([small.name, small.type, await sizeOf(small)]).toEqual(['lon.jpg', 'image/jpeg', [1600, 1200]]);
  },
};

/** Bill nháp đứng cạnh ảnh của nó: thiếu gì nói rõ, chưa đủ thì chưa xác nhận được; lưu rồi vẫn gõ tiếp được; hủy thì hết nháp. */
export const Draft: Story = {
  name: 'Bill nháp',
  parameters: { app: { at: '/post/uploadbill?tab=drafts' } },
  play: async ({ canvas }) => {
    const [draft] = await canvas.findAllByRole('link', { name: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/ });
    if (!draft) throw new Error('The list shows no draft.');
    await userEvent.click(draft);
    const drawer = within(await screen.findByRole('dialog', { name: /^Bill số/ }));
    await expect(await drawer.findByText(/^Để xác nhận còn thiếu/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Xác nhận bill' })).toBeDisabled();
    const invoice = drawer.getByRole('textbox', { name: 'Số hóa đơn' });
    await userEvent.clear(invoice);
    await userEvent.type(invoice, '0001');
    await userEvent.click(drawer.getByRole('button', { name: 'Lưu nháp' }));
    await userEvent.type(invoice, '23');
    await seeToast('Lưu bill nháp thành công');
    await expect(await drawer.findByRole('textbox', { name: 'Số hóa đơn' })).toHaveValue('000123');
    await expect(invoice).toHaveFocus();
    await userEvent.click(drawer.getByRole('button', { name: 'Hủy bill' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Hủy bill' }));
    await userEvent.click(question.getByRole('button', { name: 'Hủy bill' }));
    await seeToast('Hủy bill thành công');
    await expect(await drawer.findByText('Hủy')).toBeVisible();
  },
};

async function openedDialog() {
  return within(await screen.findByRole('dialog', { name: 'Tải bill' }));
}

async function drop(dialog: Pick<typeof screen, 'getByLabelText'>, files: File[]): Promise<void> {
  await userEvent.upload(dialog.getByLabelText('Ảnh bill'), files);
}
